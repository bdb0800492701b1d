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

describe('the names in a type', () => {
  it('are opened with their fields, comments and defaults', () => {
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

  it('are followed to what they mention in turn', () => {
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

  it('are those of arguments of another type, but not of functions', () => {
    expect(
      open(`
        interface Mark { value: number; }
        interface Reason { text: string; }
        interface Props { marks?: boolean | Mark[]; onClose?: (reason: Reason) => void; }`).map(({ name }) => name),
    ).toEqual(['Mark']);
  });

  it('stay closed where they are props of a component, parameters, classes, generic or hidden', () => {
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

  it('of very many fields stay names, and so do those that the page explains elsewhere', () => {
    const many = Array.from({ length: 30 }, (_value, index) => `f${index}: string;`).join(' ');

    expect(open(`interface Many { ${many} } interface Props { a: Many; }`)).toEqual([]);
    expect(open('interface Parts { root: string; } interface Props { slots: Parts; }')).toEqual([]);
  });

  it('keep the literals that stand before any string', () => {
    expect(
      open(
        "type Level = 'low' | 'high' | string; interface Shade { level: Level[]; } interface Props { shade: Shade; }",
      ),
    ).toMatchObject([{ name: 'Shade' }, { name: 'Level', type: "'low' | 'high' | string" }]);
  });

  it('tell the members of an enumeration', () => {
    expect(open("enum Mode { Edit = 'e', View = 'v' } interface Props { mode: Mode; }")).toEqual([
      { name: 'Mode', type: 'Mode.Edit | Mode.View', description: '', fields: [] },
    ]);
  });
});
