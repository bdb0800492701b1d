// A symbol → its sections in reading order, for the table of contents, the check of links, and the
// template.

import type { ApiProp } from '../../extract/api-entry.ts';
import type { ApiSymbol } from '../../extract/symbols/api-symbol.ts';
import type { PropLine } from '../plan-sections.ts';
import type { SymbolLine } from './plan-symbol-list.ts';

/** A section of a symbol's page. */
export interface SymbolSection {
  readonly id:
    | 'import'
    | 'signature'
    | 'constructor'
    | 'type-parameters'
    | 'parameters'
    | 'return-value'
    | 'throws'
    | 'examples'
    | 'fields'
    | 'members'
    | 'methods';
  /** Lines of a list; other sections are rendered from the symbol. */
  readonly lines: readonly PropLine[];
}

/** Plans the sections of a symbol; empty sections are omitted. */
export function planSymbolSections({ id, symbol }: Pick<SymbolLine, 'id' | 'symbol'>): SymbolSection[] {
  const { kind, calls = [], throws = [], examples = [] } = symbol;
  const fields = kind === 'enum' ? 'members' : 'fields';
  const toSection = (name: SymbolSection['id'], record: Readonly<Record<string, ApiProp>> = {}): SymbolSection[] => {
    // Makes 'operator<' and 'operator>' unique.
    const counts = new Map<string, number>();
    const lines = Object.entries(record).map(([field, prop]) => {
      const fragment = toFragment(field);
      const count = (counts.get(fragment) ?? 0) + 1;
      counts.set(fragment, count);
      return { id: `${id}-${name}-${fragment}${count > 1 ? `-${count}` : ''}`, name: field, prop };
    });
    return lines.length > 0 ? [{ id: name, lines }] : [];
  };
  const when = (isPresent: boolean, name: SymbolSection['id']): SymbolSection[] =>
    isPresent ? [{ id: name, lines: [] }] : [];

  return [
    { id: 'import', lines: [] },
    ...when(calls.length > 0, kind === 'class' ? 'constructor' : 'signature'),
    ...toSection('type-parameters', toProps(symbol)),
    ...toSection('parameters', symbol.parameters),
    ...toSection('return-value', symbol.returnValue),
    ...when(throws.length > 0, 'throws'),
    ...when(examples.length > 0, 'examples'),
    ...toSection(fields, symbol.fields),
    ...toSection('methods', symbol.methods),
  ];
}

/** Lists every fragment of the sections. */
export function listSymbolIds(sections: readonly SymbolSection[]): string[] {
  return sections.flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]);
}

function toFragment(name: string): string {
  return name === '' ? 'value' : name.replaceAll(/[^\w$.]+/g, '-').replaceAll(/^-|-$/g, '');
}

function toProps({ typeParameters = [] }: ApiSymbol): Record<string, ApiProp> {
  return Object.fromEntries(
    typeParameters.map(({ name, constraint = 'unknown', default: fallback, description }) => [
      name,
      { type: constraint, required: false, ...(fallback !== undefined && { default: fallback }), description },
    ]),
  );
}
