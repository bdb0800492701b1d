import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultColors, tokenNames } from '../../../core/theme/tokens.ts';

const sheet = readFileSync(new URL('../../../templates/styles/base/tokens.css', import.meta.url), 'utf8');
const manual = readFileSync(new URL('../../../docs/looks.md', import.meta.url), 'utf8');

describe('the tokens that a site may set', () => {
  it('are those of the style sheet, and two that only a theme sets', () => {
    const written = [...sheet.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);

    expect([...written, '--accent-hover', '--focus'].sort()).toEqual([...tokenNames].sort());
  });

  it('are all explained', () => {
    expect(tokenNames.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the default colors', () => {
  it.each(Object.keys(defaultColors.light))('match the style sheet: %s', (name) => {
    expect(sheet).toContain(`${name}: light-dark(${defaultColors.light[name]}, ${defaultColors.dark[name]});`);
  });
});
