/** Makes the files of the site: their contents by path. */
export function makeSite(options: { copies: number }): Map<string, string>;
