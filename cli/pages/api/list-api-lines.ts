// A component or hook → the lines of its API for the search index.

import { planSections, type PropSection } from '../../../core/api/pages/plan-sections.ts';
import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import type { ApiLine } from '../../../core/search/build/plan-search-records.ts';
import type { ApiLineKind } from '../../../core/search/search-record.ts';

const kinds: Readonly<Record<PropSection['kind'], ApiLineKind>> = {
  props: 'prop',
  parameters: 'parameter',
  'return-value': 'value',
};

/** Lists the lines of an entry that a page or a tab shows. */
export function listApiLines(entry: ApiEntry, place: 'page' | 'tab'): ApiLine[] {
  const of = entry.name;
  const { props, slots, classes } = planSections(entry, place);

  return [
    ...props.flatMap(({ kind, lines }) => lines.map(({ id, name }) => ({ of, kind: kinds[kind], name, id }))),
    ...slots.lines.map(({ id, slot }) => ({ of, kind: 'slot' as const, name: slot.name, id })),
    ...classes.lines.map(({ id, rule }) => ({ of, kind: 'class' as const, name: rule.className ?? rule.key, id })),
  ].filter(({ name }) => name !== '');
}
