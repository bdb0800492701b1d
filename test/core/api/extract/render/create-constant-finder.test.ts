import { describe, expect, it } from 'vitest';
import { readModule } from '../../../../../core/api/extract/exports/read-module.ts';
import { createConstantFinder } from '../../../../../core/api/extract/render/create-constant-finder.ts';
import { library } from '../library.ts';

/** Finds a constant of the package for the prop of its variable "Wanted". */
function find(index: string) {
  const pack = library({ 'index.d.ts': index });
  const checker = pack.program.getTypeChecker();
  const wanted = readModule({ specifier: 'lib', file: '/site/node_modules/lib/index.d.ts' }, pack.program).find(
    ({ name }) => name === 'Wanted',
  );
  const [prop] = wanted ? checker.getPropertiesOfType(checker.getTypeOfSymbol(wanted.value)) : [];
  return prop && createConstantFinder(pack)(checker.getTypeOfSymbol(prop));
}

const found = (exported: string) => ({ kind: 'export', ways: [{ specifier: 'lib', exported, isUnnamed: false }] });

describe('a constant found for a prop', () => {
  const theme = 'export interface Theme { colors: string }\nexport declare const Wanted: { theme: Theme };\n';

  it('has its type, and is preferably named "default…"', () => {
    expect(find(`${theme}export declare const lightTheme: Theme;`)).toEqual(found('lightTheme'));
    expect(
      find(
        `${theme}export declare const darkTheme: Theme;\nexport declare const defaultTheme: Theme & { more: string };`,
      ),
    ).toEqual(found('defaultTheme'));
  });

  it('is not one that only fits by chance, and not a function', () => {
    expect(find(`${theme}export declare const other: { colors: string };`)).toBeUndefined();
    expect(
      find('export declare const Wanted: { run: () => void };\nexport declare const defaultRun: () => void;'),
    ).toBeUndefined();
    expect(
      find('export declare const Wanted: { any: { a?: string } };\nexport declare const defaultB: { a: string };'),
    ).toBeUndefined();
  });
});
