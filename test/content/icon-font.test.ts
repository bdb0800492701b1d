import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('The icon font is served as the package brings it', () => {
  const [, file = ''] = /url\(([\w-]+\.woff2)\)/.exec(readFileSync('public/fonts/material-icons.css', 'utf8')) ?? [];

  expect(readFileSync(`public/fonts/${file}`).equals(readFileSync(`node_modules/@fontsource/material-icons/files/${file}`))).toBe(true);
});
