// Sites whose looks are at fault.

import type { SiteCase } from './site-case.ts';
import { configWith } from './site-with.ts';

/** Sites whose looks are at fault. */
export const lookCases: readonly SiteCase[] = [
  {
    rule: 'theme-color',
    files: configWith("theme: { accent: 'greenish' }"),
    status: 2,
    prints: [
      'docs.config.ts:5:12 error theme-color  The key "theme.accent" is "greenish", which is not a supported color. Write an opaque color, such as "#0b6e4f", "rgb(11 110 79)", "hsl(161 82% 24%)" or "oklch(0.48 0.1 163)".',
    ],
  },
  {
    rule: 'theme-contrast',
    files: configWith("theme: { accent: '#ffcc00' }"),
    status: 0,
    prints: [
      'docs.config.ts:5:12 warning theme-contrast  Links have a contrast of 1.44:1 on the page\'s background in light mode, less than the 4.5:1 that readable text needs. The nearest color with enough contrast is "#8d7000".',
    ],
  },
  {
    rule: 'theme-token',
    files: configWith("theme: { tokens: { '--papr': '#fff' } }"),
    status: 2,
    prints: [
      'docs.config.ts:5:22 error theme-token  The key "theme.tokens" sets "--papr", which is not a token of the style sheet. Did you mean "--paper"?',
    ],
  },
  {
    rule: 'theme-font',
    files: configWith("theme: { fonts: { body: { family: 'Inter', src: 'inter.zip' } } }"),
    status: 2,
    prints: [
      'docs.config.ts:5:46 error theme-font  The key "theme.fonts.body.src" is "inter.zip", which is not a font file. Use a .woff2, .woff, .ttf or .otf file.',
    ],
  },
  {
    rule: 'theme-file',
    files: configWith("favicon: './icon.png'"),
    status: 1,
    prints: [
      'docs.config.ts:5:3 error theme-file  The key "favicon" names "./icon.png", but there is no file "icon.png". Add the file, or correct the path: it is relative to the root of the site, or starts with "/" for a file in public/.',
    ],
  },
  {
    rule: 'site-style',
    files: { ...configWith("styles: './site.css'"), 'site.css': "h1 {\n  background: url('./none.png');\n}\n" },
    status: 1,
    prints: [
      'site.css:2:19 error site-style  url() names "none.png", but there is no such file. Correct the style sheet at this place.',
    ],
  },
];
