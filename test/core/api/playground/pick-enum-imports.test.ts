import { describe, expect, it } from 'vitest';
import type { ApiEnum } from '../../../../core/api/extract/api-entry.ts';
import { pickEnumImports } from '../../../../core/api/playground/pick-enum-imports.ts';

const members = { 'Size.Small': 'sm' };
const root = "import { Size } from 'lib';";

/** The imports of these enums, of one prop for each. */
function importsOf(enums: readonly ApiEnum[], imports: readonly string[]): string[] {
  const props = Object.fromEntries(
    enums.map((each, index) => [`p${index}`, { type: '', required: false, description: '', enums: [each] }]),
  );
  const picked = pickEnumImports({ props, imports }, imports[0] ?? '');
  return Object.values(picked).flatMap(({ enums: found = [] }) => found.flatMap((each) => each.imports));
}

describe('the import of an enum', () => {
  it('is of the module of the component, or else the first', () => {
    const own = "import { Size } from 'lib/Button';";
    const both = { name: 'Size', imports: [root, own], members };

    expect(importsOf([both], ["import Button from 'lib/Button';"])).toEqual([own]);
    expect(importsOf([both], ["import { Button } from 'lib';"])).toEqual([root]);
    expect(importsOf([both], ["import { Other } from 'lib/Other';"])).toEqual([root]);
  });

  it('is that of the component for an enum of its namespace', () => {
    const inner = { name: 'Button.Size', imports: ["import { Button } from 'lib';"], members };
    const deep = "import Button from 'lib/Button';";

    expect(importsOf([inner], ["import { Button } from 'lib';"])).toEqual(["import { Button } from 'lib';"]);
    expect(importsOf([inner], [deep, "import { Button } from 'lib';"])).toEqual([deep]);
  });

  it('is the same for all props', () => {
    const size = { name: 'Size', imports: [root], members };

    expect(importsOf([size, size], ["import { Button } from 'lib';"])).toEqual([root, root]);
  });

  it('is of the first of two enums that have one name and one prop', () => {
    const size = { name: 'Size', imports: [root], members };
    const other = { name: 'Size', imports: ["import { Size } from 'lib/other';"], members: { 'Size.Big': 'big' } };
    const props = { size: { type: '', required: false, description: '', enums: [size, other] } };

    expect(pickEnumImports({ props, imports: [] }, "import { Button } from 'lib';").size?.enums).toEqual([size]);
  });

  it('is no second default of a module where there is another', () => {
    const size = { name: 'Size', imports: ["import Size from 'lib/Button';", root], members };

    expect(importsOf([size], ["import Button from 'lib/Button';"])).toEqual([root]);
    expect(importsOf([size], ["import { Button } from 'lib/Button';"])).toEqual([root]);
    expect(importsOf([size], ["import { Other } from 'lib/Other';"])).toEqual(["import Size from 'lib/Button';"]);
    expect(
      importsOf([{ ...size, imports: size.imports.slice(0, 1) }], ["import { Button } from 'lib/Button';"]),
    ).toEqual(["import Size from 'lib/Button';"]);
  });
});
