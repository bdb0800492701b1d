import { describe, expect, it } from 'vitest';
import { readModule } from '../../../../../core/api/extract/exports/read-module.ts';
import { createClassFinder } from '../../../../../core/api/extract/render/create-class-finder.ts';
import { library } from '../library.ts';

const index = `
export interface Adapter<T> { parse: (text: string) => T }
export interface Other { parse: (text: string) => string }
export declare class Loose { parse: (text: string) => string }
export declare const Wanted: { adapter: new (...args: any) => Adapter<Date>; make: () => Adapter<Date>; other: new () => Other; loose: new () => Loose };`;

/** Finds a class of the package for a prop of its variable "Wanted". */
function find(prop: string, files: Readonly<Record<string, string>>) {
  const pack = library({ 'index.d.ts': index, ...files });
  const checker = pack.program.getTypeChecker();
  const wanted = readModule({ specifier: 'lib', file: '/site/node_modules/lib/index.d.ts' }, pack.program).find(
    ({ name }) => name === 'Wanted',
  );
  const found = wanted && checker.getTypeOfSymbol(wanted.value).getProperty(prop);
  return found && createClassFinder(pack)(checker.getTypeOfSymbol(found));
}

const ways = (...names: string[]) => ({
  kind: 'export',
  ways: names.map((name) => ({ specifier: `lib/${name}`, exported: name, isUnnamed: false })),
});

describe('a class found for a prop', () => {
  const files = {
    'Day/index.d.ts':
      "import { Adapter } from '../index';\nexport declare class Day implements Adapter<Date> { parse: (text: string) => Date }",
    'Noon/index.d.ts': "import { Day } from '../Day/index';\nexport declare class Noon extends Day {}",
    'Moon/index.d.ts':
      "import moon from 'not-installed';\nimport { Adapter } from '../index';\nexport declare class Moon implements Adapter<Date> { parse: (text: string) => Date }",
  };

  it('implements the interface, itself or in its base class, and has its imports installed', () => {
    expect(find('adapter', files)).toEqual(ways('Day', 'Noon'));
  });

  it('exists only for constructor types, and only if it declares the interface', () => {
    expect(find('make', files)).toBeUndefined();
    expect(find('other', files)).toBeUndefined();
    expect(find('loose', files)).toBeUndefined();
  });
});
