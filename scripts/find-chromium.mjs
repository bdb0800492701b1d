// Finds the browser for the browser tests. Never installs anything.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell comes first: it opens no windows, and needs a third less CPU time for the same work. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds the file of an installed Chromium: that in CHROME_BIN, else the lightest on the PATH. */
export function findChromium(environment = process.env) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const named = environment.CHROME_BIN ? [environment.CHROME_BIN] : [];

  return [...named, ...onPath, ...macApplications].find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
