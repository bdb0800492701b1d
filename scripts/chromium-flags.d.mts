/** The flags of every Chromium that is driven. */
export const chromiumFlags: readonly string[];
