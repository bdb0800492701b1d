// `budgets` of the settings → the maximum gzipped bytes of each part of a page.

import { findNearest } from '../text/find-nearest.ts';
import type { Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';
import { parseSize } from './parse-size.ts';

/** A part of a page whose size is measured. */
export type Part = 'html' | 'inline' | 'script' | 'islands' | 'react' | 'demos' | 'style' | 'looks';

/** Maximum bytes of each part; a part without a budget is only shown. */
export type Budgets = Readonly<Partial<Record<Part, number>>>;

/** Names of the parts, in display order. */
export const partNames: Readonly<Record<Part, string>> = {
  html: 'HTML',
  inline: 'inline script',
  script: 'script of a page',
  islands: 'script of islands',
  react: 'React',
  demos: 'script of demos',
  style: 'style sheet',
  looks: 'style sheet of the site',
};

const kB = 1024;
const defaults: Budgets = { inline: kB, script: 8 * kB, islands: 24 * kB, style: 16 * kB };

/** Plans the budgets of a site; invalid ones are reported. `file` is the settings file. */
export function planBudgets(
  settings: Readonly<Record<string, string>>,
  file: string,
): { budgets: Budgets; problems: Problem[] } {
  const budgets: Record<string, number> = { ...defaults };
  const problems: Problem[] = [];

  for (const [name, text] of Object.entries(settings)) {
    const bytes = parseSize(text);
    if (!Object.hasOwn(partNames, name)) problems.push(toUnknownPart(name, file));
    else if (bytes === undefined) problems.push(toWrongSize(name, { text, file }));
    else budgets[name] = bytes;
  }

  return { budgets, problems };
}

function toUnknownPart(name: string, file: string): Problem {
  const parts = Object.keys(partNames);
  const nearest = findNearest(name, parts);
  return {
    rule: 'budget-unknown',
    severity: 'error',
    place: { file, key: ['budgets', name] },
    message: `"budgets" has no part named ${quote(name)}`,
    hint: nearest
      ? `Did you mean ${quote(nearest)}?`
      : `Budgets are ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`,
  };
}

function toWrongSize(name: string, { text, file }: { text: string; file: string }): Problem {
  return {
    rule: 'budget-size',
    severity: 'error',
    place: { file, key: ['budgets', name] },
    message: `The budget ${quote(name)} is ${quote(text)}, which is not a size`,
    hint: 'Write a number with B, kB or MB, such as "16 kB".',
  };
}
