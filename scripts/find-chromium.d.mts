/** Finds the file of an installed Chromium: that in CHROME_BIN, else the lightest on the PATH. */
export function findChromium(environment?: Readonly<Record<string, string | undefined>>): string | undefined;
