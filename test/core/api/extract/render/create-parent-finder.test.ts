import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { createParentFinder } from '../../../../../core/api/extract/render/create-parent-finder.ts';
import { readFields } from '../read-fields.ts';
import type { NamedProp } from '../../../../../core/api/extract/props/read-prop.ts';

function find(name: string, message: string, components: Readonly<Record<string, string>>) {
  const { checker } = readFields('interface Props {}');
  const finder = createParentFinder(
    Object.keys(components).map((one) => ({
      name: one,
      imports: [{ specifier: 'lib', exported: one, isUnnamed: false }],
    })),
    {
      pack: { published: '@scope/kit', program: { getTypeChecker: () => checker } as ts.Program },
      draftOf: (entry) => ({
        props: readFields(`interface Props { ${components[entry.name]} }`).fields.map((symbol) => ({
          name: symbol.name,
          required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
          symbols: [symbol],
        })) as unknown as NamedProp[],
        nativeProps: [],
      }),
      findConstant: () => undefined,
    },
  );
  return finder(name, message);
}

const inside = 'children?: string;';
const names = (parents: ReturnType<typeof find>) => parents.map(({ name }) => name);

describe('the parents that a component may need', () => {
  it('are the component in its error message, then its compound component, then a provider of the package', () => {
    const components = {
      'Menu.Item': inside,
      'Menu.Root': inside,
      'Menu.Content': inside,
      Bar: inside,
      IdProvider: inside,
      KitProvider: inside,
    };

    expect(names(find('Menu.Item', 'No context', components))).toEqual(['Menu.Root', 'KitProvider', 'IdProvider']);
    expect(names(find('Menu.Item', '`MenuItem` must be used in a <Bar />', components)).slice(0, 2)).toEqual([
      'Bar',
      'Menu.Root',
    ]);
    expect(names(find('Menu.Item', 'MenuRoot is missing', components))[0]).toBe('Menu.Root');
    expect(names(find('Menu.Item', 'OtherMenuContent is missing', components))[0]).toBe('Menu.Content');
  });

  it('may be named in one word, and are never the component itself', () => {
    expect(names(find('TabsList', 'TabsList is lost', { TabsList: inside, Tabs: inside }))).toEqual(['Tabs']);
  });

  it('are open, and take children', () => {
    expect(find('DialogTitle', '', { Dialog: `${inside} open?: boolean; label: string`, DialogTitle: inside })).toEqual(
      [
        {
          name: 'Dialog',
          isProvider: false,
          ways: [{ specifier: 'lib', exported: 'Dialog', isUnnamed: false }],
          props: { open: { kind: 'value', value: true }, label: { kind: 'value', value: 'x' } },
          children: { kind: 'value', value: 'x' },
        },
      ],
    );
    expect(find('DialogTitle', '', { Dialog: 'open?: boolean', DialogTitle: inside })).toEqual([]);
  });
});
