import { describe, expect, it } from 'vitest';
import type { ApiEntry, ApiEnum } from '../../../../../core/api/extract/api-entry.ts';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

const react = "import * as React from 'react';\n";

function entryOf(files: Readonly<Record<string, string>>): ApiEntry | undefined {
  return extractPackage(library(files)).entries.find(({ name }) => name === 'Button');
}

/** Lists the enums of the prop `size` of this type; `before` declares them. */
function enumsOf(before: string, type: string): readonly ApiEnum[] | undefined {
  const button = `${react}export declare function Button(props: { size?: ${type} }): null;\n`;
  return entryOf({ 'index.d.ts': `${button}${before}` })?.props.size?.enums;
}

const imports = ["import { Size } from 'lib';"];
const strings = "export declare enum Size { Small = 'sm', Normal = 'md' }";
const size = { name: 'Size', imports, members: { 'Size.Small': 'sm', 'Size.Normal': 'md' } };

describe('the enums of a prop', () => {
  it.each([
    ['strings', strings, 'Size', [size]],
    ['strings, or nothing', strings, 'Size | null | undefined', [size]],
    ['strings, or others', strings, "Size | 'huge' | number", [size]],
    ['strings, or any string', strings, 'Size | (string & {})', [size]],
    ['an alias', `${strings}\ntype Own = Size | 'huge';`, 'Own', [size]],
    [
      'some members',
      "export declare enum Size { Small = 'sm', Normal = 'md', Large = 'lg' }",
      'Size.Normal | Size.Large',
      [{ name: 'Size', imports, members: { 'Size.Normal': 'md', 'Size.Large': 'lg' } }],
    ],
    [
      'numbers, also negative ones and those of an expression',
      'export declare enum Size { Small = -1, Normal, Large = 1 << 3 }',
      'Size',
      [{ name: 'Size', imports, members: { 'Size.Small': -1, 'Size.Large': 8 } }],
    ],
    [
      'both',
      "export enum Size { Small = 0, Normal = 1, Large = 'lg' }",
      'Size',
      [{ name: 'Size', imports, members: { 'Size.Small': 0, 'Size.Normal': 1, 'Size.Large': 'lg' } }],
    ],
    [
      'one member',
      "export declare enum Size { Only = 'only' }",
      'Size',
      [{ name: 'Size', imports, members: { 'Size.Only': 'only' } }],
    ],
    [
      'members whose names are no names of code',
      "export declare enum Size { 'x-large' = 'xl', \"it's\" = 'it', 'a\\nb' = 'line' }",
      'Size',
      [
        {
          name: 'Size',
          imports,
          members: { "Size['x-large']": 'xl', "Size['it\\'s']": 'it', "Size['a\\nb']": 'line' },
        },
      ],
    ],
    [
      'members of the same value',
      "export declare enum Size { Normal = 'md', Default = 'md', Large = 'lg' }",
      'Size.Normal',
      [{ name: 'Size', imports, members: { 'Size.Normal': 'md', 'Size.Default': 'md' } }],
    ],
    [
      'a namespace of the component',
      "export declare namespace Button { enum Size { Small = 'sm', Normal = 'md' } }",
      'Button.Size',
      [
        {
          name: 'Button.Size',
          imports: ["import { Button } from 'lib';"],
          members: { 'Button.Size.Small': 'sm', 'Button.Size.Normal': 'md' },
        },
      ],
    ],
    [
      'another name in the export',
      "declare enum Inner { Small = 'sm' }\nexport { Inner as Size };",
      'Inner',
      [{ name: 'Size', imports, members: { 'Size.Small': 'sm' } }],
    ],
    [
      'two enums',
      `${strings}\nexport declare enum Width { Full = 'full' }`,
      'Size | Width',
      [size, { name: 'Width', imports: ["import { Width } from 'lib';"], members: { 'Width.Full': 'full' } }],
    ],
  ])('of %s', (_name, before, type, enums) => {
    expect(enumsOf(before, type)).toEqual(enums);
  });

  it.each([
    ['that nothing exports', "declare enum Size { Small = 'sm' }\nexport {};", 'Size'],
    [
      'of which only the type is exported',
      "declare enum Inner { Small = 'sm' }\nexport type { Inner as Size };",
      'Inner',
    ],
    ['that compilers of single files refuse to read', "export declare const enum Size { Small = 'sm' }", 'Size'],
    ['whose values only the script knows', 'export declare enum Size { Small, Normal }', 'Size'],
    ['within an object', strings, '{ from: Size }'],
    ['whose values are written as strings', strings, '`${Size}`'],
  ])('are none %s', (_name, before, type) => {
    expect(enumsOf(before, type)).toBeUndefined();
  });

  it('are imported from each module that has them, the preferred one first', () => {
    const found = entryOf({
      'index.d.ts': "export * from './Alert';\nexport * from './Button';",
      'Alert/index.d.ts': "export { Size } from '../sizes';",
      'Button/index.d.ts': `${react}import { Size } from '../sizes';\nexport { Size };\nexport declare function Button(props: { size?: Size }): null;`,
      'sizes.d.ts': strings,
    })?.props.size?.enums?.[0]?.imports;

    expect(found).toEqual(
      expect.arrayContaining([...imports, "import { Size } from 'lib/Alert';", "import { Size } from 'lib/Button';"]),
    );
  });

  it('are imported from any module of the package, and leave the rest of the prop as it is', () => {
    const props = entryOf({
      'index.d.ts': "export * from './Button';",
      'Button/index.d.ts': `${react}import { Size } from '../sizes';\nexport declare function Button(props: { size?: Size | 'huge' }): null;`,
      'sizes/index.d.ts': strings,
    })?.props;

    expect(props?.size).toMatchObject({
      type: "Size | 'huge'",
      plain: "'huge'",
      enums: [{ ...size, imports: ["import { Size } from 'lib/sizes';"] }],
    });
  });
});
