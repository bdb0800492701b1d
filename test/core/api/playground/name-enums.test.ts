import { describe, expect, it } from 'vitest';
import type { ApiEnum } from '../../../../core/api/extract/api-entry.ts';
import { nameEnums } from '../../../../core/api/playground/name-enums.ts';

const members = { 'Size.Small': 'sm' };
const root = "import { Size } from 'lib';";

/** The imports of the enums that are left, of one prop for each enum. */
function importsOf(enums: readonly ApiEnum[], imports: readonly string[]): string[] {
  const props = Object.fromEntries(
    enums.map((each, index) => [`p${index}`, { type: '', required: false, description: '', enums: [each] }]),
  );
  const named = nameEnums({ props, imports }, imports[0] ?? '');
  return Object.values(named).map(({ enums: [one] = [] }) => (one ? one.imports.join() || 'none' : 'not named'));
}

describe('the import of an enum', () => {
  it('is of the module of the component, or else the first', () => {
    const own = "import { Size } from 'lib/Button';";
    const both = { name: 'Size', imports: [root, own], members };

    expect(importsOf([both], ["import Button from 'lib/Button';"])).toEqual([own]);
    expect(importsOf([both], ["import { Button } from 'lib';"])).toEqual([root]);
    expect(importsOf([both], ["import { Other } from 'lib/Other';"])).toEqual([root]);
  });

  it('is not needed for a namespace of the component', () => {
    const inner = { name: 'Button.Size', imports: ["import { Button } from 'lib';"], members };

    expect(importsOf([inner], ["import { Button } from 'lib';"])).toEqual(['none']);
    expect(importsOf([inner], ["import Button from 'lib/Button';", "import { Button } from 'lib';"])).toEqual(['none']);
  });

  it('is the same for all props', () => {
    const size = { name: 'Size', imports: [root], members };

    expect(importsOf([size, size], ["import { Button } from 'lib';"])).toEqual([root, root]);
  });

  it('is missing where its name is that of the component, or of another enum', () => {
    const size = { name: 'Size', imports: [root], members };
    const other = { name: 'Size', imports: ["import { Size } from 'lib/other';"], members };

    expect(importsOf([size], ["import Size from 'lib/Size';"])).toEqual(['not named']);
    expect(importsOf([size, other], ["import { Button } from 'lib';"])).toEqual([root, 'not named']);
  });

  it('is no second default of a module, nor one after names', () => {
    const size = { name: 'Size', imports: ["import Size from 'lib/Button';", root], members };

    expect(importsOf([size], ["import Button from 'lib/Button';"])).toEqual([root]);
    expect(importsOf([size], ["import { Button } from 'lib/Button';"])).toEqual([root]);
    expect(importsOf([size], ["import { Other } from 'lib/Other';"])).toEqual(["import Size from 'lib/Button';"]);
  });
});
