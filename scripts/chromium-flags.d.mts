/** The flags of every Chromium that tests and scripts start. */
export const chromiumFlags: readonly string[];
