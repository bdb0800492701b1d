import { describe, expect, it } from 'vitest';
import { openTypes } from '../../../../../core/api/extract/types/open-types.ts';
import { findTypeNode } from '../../../../../core/api/extract/types/print-type.ts';
import { readFields } from '../read-fields.ts';

function open(text: string) {
  const { checker, fields } = readFields(text);
  return fields.flatMap((symbol) => {
    const node = symbol.declarations?.[0] && findTypeNode(symbol.declarations[0]);
    return node ? openTypes(node, { prop: symbol.name, text: node.getText(), checker }) : [];
  });
}

describe('the named types in a type', () => {
  it('are listed with their fields, comments and defaults', () => {
    expect(
      open(`
        /** Where it stands. */
        interface Origin {
          /** Up or down.
           * @default 'top' */
          vertical: 'top' | 'bottom';
          /** @ignore */
          secret?: string;
          offset?: number;
        }
        interface Props { origin?: Origin; }`),
    ).toEqual([
      {
        name: 'Origin',
        description: 'Where it stands.',
        fields: [
          { name: 'vertical', type: "'top' | 'bottom'", required: true, default: "'top'", description: 'Up or down.' },
          { name: 'offset', type: 'number', required: false, description: '' },
        ],
      },
    ]);
  });

  it('include the types that they refer to in turn', () => {
    const types = open(`
      type Direction = 'asc' | 'desc' | null;
      interface Item { field: string; sort: Direction | { deep: Direction }; }
      type Model = readonly Item[];
      interface Props { model: Model; }`);

    expect(types.map(({ name, type, fields }) => [name, type, fields.map((field) => field.name)])).toEqual([
      ['Model', 'readonly Item[]', []],
      ['Item', undefined, ['field', 'sort']],
      ['Direction', "'asc' | 'desc' | null", []],
    ]);
  });

  it('include array items, but not parameters of functions', () => {
    expect(
      open(`
        interface Mark { value: number; }
        interface Reason { text: string; }
        interface Props { marks?: boolean | Mark[]; onClose?: (reason: Reason) => void; }`).map(({ name }) => name),
    ).toEqual(['Mark']);
  });

  it('do not include props types, type parameters, classes, generic aliases and internal types', () => {
    expect(
      open(`
        interface PaperProps { elevation: number; }
        declare class Adapter { date: string; }
        type Either<T> = T | undefined;
        /** @internal */
        interface Inner { a: string; }
        interface Props<T> { a?: PaperProps; b?: Adapter; c?: Either<string>; d?: Inner; e?: T; }`),
    ).toEqual([]);
  });

  it('do not include types with very many fields, or those of slots', () => {
    const many = Array.from({ length: 30 }, (_value, index) => `f${index}: string;`).join(' ');

    expect(open(`interface Many { ${many} } interface Props { a: Many; }`)).toEqual([]);
    expect(open('interface Parts { root: string; } interface Props { slots: Parts; }')).toEqual([]);
  });

  it('keep literals next to string', () => {
    expect(
      open(
        "type Level = 'low' | 'high' | string; interface Shade { level: Level[]; } interface Props { shade: Shade; }",
      ),
    ).toMatchObject([{ name: 'Shade' }, { name: 'Level', type: "'low' | 'high' | string" }]);
  });

  it('list the members of an enum', () => {
    expect(open("enum Mode { Edit = 'e', View = 'v' } interface Props { mode: Mode; }")).toEqual([
      { name: 'Mode', type: 'Mode.Edit | Mode.View', description: '', fields: [] },
    ]);
  });
});
