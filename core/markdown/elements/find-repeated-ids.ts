// An HTML tree → problems for ids that occur more than once.

import type { Root } from 'hast';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { walkElements } from './walk-elements.ts';

/** Finds elements whose id is already taken. Runs after all ids are set. */
export function findRepeatedIds(tree: Root, file: string): Problem[] {
  const taken = new Set<string>();
  const problems: Problem[] = [];

  walkElements(tree, ({ properties: { id }, position }) => {
    if (typeof id !== 'string' || !id) return;
    if (taken.has(id)) {
      problems.push({
        rule: 'id-repeated',
        severity: 'warning',
        place: { file, line: position?.start.line ?? 1, column: position?.start.column },
        message: `The id ${quote(id)} is on the page twice, so links only find the first one`,
        hint: 'Give the element an id of its own, or leave the id out.',
      });
    }
    taken.add(id);
  });

  return problems;
}
