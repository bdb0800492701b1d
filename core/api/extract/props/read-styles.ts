// The style properties that a component takes as props → their names and values. Many share their values
// (`mt`, `mb`, `ml`), so each union of values is listed once, with the properties that take it.

import type ts from 'typescript';
import type { ApiEntry } from '../api-entry.ts';
import type { PropSymbol } from './collect-props.ts';
import { remember } from '../remember.ts';
import { listPlain } from '../types/list-plain.ts';

/** Reads the style properties of a component, sorted by name. */
export type StyleReader = (props: readonly PropSymbol[]) => Pick<ApiEntry, 'styleProps' | 'styleValues'>;

/** Creates a style reader. It caches the values of each type, as components share their style properties. */
export function createStyleReader(checker: ts.TypeChecker): StyleReader {
  const listValues = remember((type: ts.Type) => listPlain(checker.getNonNullableType(type)).join(' | '));

  return function readStyles(props) {
    const sorted = [...props].sort((a, b) => (a.name < b.name ? -1 : 1));
    const values: Record<string, string[]> = {};
    for (const { name, symbols } of sorted) {
      const [symbol] = symbols;
      const plain = symbol ? listValues(checker.getTypeOfSymbol(symbol)) : '';
      if (plain !== '') (values[plain] ??= []).push(name);
    }
    return { styleProps: sorted.map(({ name }) => name), styleValues: values };
  };
}
