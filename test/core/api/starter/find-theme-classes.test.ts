import { describe, expect, it } from 'vitest';
import { findThemeClasses } from '../../../../core/api/starter/find-theme-classes.ts';

const names = Array.from({ length: 24 }, (_, index) => `--acme-${index}`);
const set = names.map((name) => `${name}: 1px;`).join(' ');
const used = names.map((name, index) => `.acme-part${index} { width: var(${name}) }`).join('\n');

describe('the classes that give a style sheet its variables', () => {
  it.each([
    ['alone', `.acme-theme { ${set} }`],
    ['without specificity, with an attribute', `:where(.acme-theme):where([data-theme]) { color: red; ${set} }`],
    ['in a layer, for several modes', `@layer base { .acme-theme:where(.light), .acme-theme.dark { ${set} } }`],
    ['in a minified sheet, after a comment', `a{color:red}/* .b{} */.acme-theme{${set.replaceAll(' ', '')}}`],
  ])('are found: %s', (_how, rule) => {
    expect(findThemeClasses(`${rule}\n${used}`)).toContain('acme-theme');
  });

  it.each([
    ['that the root of each page has', `.acme-theme { ${set} } :root, .light { ${set} }`, used],
    ['that the part itself uses', `.acme-button { ${set} }`, used.replaceAll(/acme-part\d+/g, 'acme-button')],
    ['that are few', '.acme-theme { --acme-1: 1px; --acme-2: 1px }', used],
    ['that nothing uses', `.acme-theme { ${set} }`, ''],
  ])('are not those of variables %s', (_which, rule, uses) => {
    expect(findThemeClasses(`${rule}\n${uses}`)).toEqual([]);
  });

  it('are without the classes of parts that set a few for others', () => {
    const part = `.acme-list { ${set.replaceAll('--acme', '--list')} }`;
    const items = names.slice(0, 5).map((name) => `.acme-row { width: var(${name.replace('acme', 'list')}) }`);

    expect(findThemeClasses([`.acme-theme { ${set} }`, part, ...items, used].join('\n'))).toEqual(['acme-theme']);
  });
});
