# Szavak a tábla képén. Az alakok mellett állnak, kevés helyen.

picture-hand = Kézben
picture-left = Maradt { $count }
picture-dark = sötét
picture-light = világos
