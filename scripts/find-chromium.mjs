// The machine → the browser that browser tests drive. Looks, and never installs.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: it opens no windows, and does the same work with a third less of a processor. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds the file of an installed Chromium: the one that CHROME_BIN names, else the lightest on the PATH. */
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
