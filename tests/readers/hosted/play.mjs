// Plays a game in front of NVDA (Windows) or VoiceOver (macOS) and writes down what was spoken:
// node tests/readers/hosted/play.mjs GAME HEARD
//
// NOT YET RUN. No machine with either reader was at hand; only the syntax has been checked.

import { spawn } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import guidepup from "@guidepup/guidepup";

const QUIET = 1500; // milliseconds of silence after which an answer is complete
const PATIENCE = 10000;
const START = 5000;
const NAMES = { Up: "ArrowUp", Down: "ArrowDown", Left: "ArrowLeft", Right: "ArrowRight" };

const windows = process.platform === "win32";
const reader = windows ? guidepup.nvda : guidepup.voiceOver;

function openTerminal(command) {
  if (windows) {
    // The classic console: Windows Terminal tells readers of new text in another way.
    spawn("cmd.exe", ["/c", "start", "Quarto Access", "conhost.exe", ...command], { detached: true });
    return;
  }
  const file = `${process.cwd()}/quarto-access.command`;
  const line = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  writeFileSync(file, `#!/bin/sh\nclear\nexec ${line}\n`);
  chmodSync(file, 0o755);
  spawn("open", ["-a", "Terminal", file]);
}

async function phrasesAfter(action) {
  await reader.clearSpokenPhraseLog();
  await action();
  const end = Date.now() + PATIENCE;
  let count = 0;
  let changed = Date.now();
  while (Date.now() < end && Date.now() - changed < QUIET) {
    await wait(100);
    const now = (await reader.spokenPhraseLog()).length;
    if (now !== count) {
      count = now;
      changed = Date.now();
    }
  }
  return reader.spokenPhraseLog();
}

const [gameFile, heardFile] = process.argv.slice(2);
const game = JSON.parse(readFileSync(gameFile, "utf8"));
const heard = { reader: windows ? "NVDA" : "VoiceOver", opening: [], steps: [] };

await reader.start();
try {
  heard.opening = await phrasesAfter(async () => {
    openTerminal(game.command);
    await wait(START);
  });
  for (const { key } of game.steps) {
    heard.steps.push(await phrasesAfter(() => reader.press(NAMES[key] ?? key)));
  }
} finally {
  writeFileSync(heardFile, JSON.stringify(heard, null, 1));
  await reader.stop();
}
