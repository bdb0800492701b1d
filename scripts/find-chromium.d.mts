/** Finds the file of an installed Chromium: the one that CHROME_BIN names, else the lightest on the PATH. */
export function findChromium(environment?: Readonly<Record<string, string | undefined>>): string | undefined;
