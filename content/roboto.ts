// The letters that Material UI is drawn with: Roboto 400 and 500, as @fontsource/roboto brings them, served
// from public/fonts/. A browser asks for a file when a page has text in it.

const ranges = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext': 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** Writes the rules of the font, for the pages with demos of Material UI on a site that is served at a base. */
export function formatRobotoFaces(base: string): string {
  return Object.entries(ranges)
    .flatMap(([letters, range]) => [400, 500].map((weight) => formatFace(`${base}fonts/roboto-${letters}-${weight}-normal.woff2`, weight, range)))
    .join('');
}

function formatFace(address: string, weight: number, range: string): string {
  return `@font-face{font-family:Roboto;font-style:normal;font-display:swap;font-weight:${weight};src:url(${address}) format("woff2");unicode-range:${range};}`;
}
