"""Games in front of NVDA and VoiceOver on hosted machines. Not yet run there.

`script.py` writes down the keys and the answers, `play.mjs` presses the keys and writes down what
was spoken, `compare.py` compares. Only the comparison is tested here.
"""
