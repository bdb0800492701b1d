// A library's style sheet → the classes whose elements give it its variables. Where no element has such a class, the
// sheet draws without colors and sizes, and nothing fails.

import { withoutComments } from './find-dark-mode.ts';

/** A class counts if other rules use so many of the custom properties that only its elements have. */
const minUsed = 20;

/** Finds the classes that set most of the custom properties of a style sheet, such as "acme-theme". */
export function findThemeClasses(css: string): string[] {
  const rules = listRules(css);
  const setEverywhere = new Set(rules.filter(isGlobal).flatMap(listSet));
  const setBy = new Map<string, Set<string>>();
  for (const rule of rules) {
    const names = listSet(rule).filter((name) => !setEverywhere.has(name));
    for (const mark of rule.classes) setBy.set(mark, new Set([...(setBy.get(mark) ?? []), ...names]));
  }

  const counts = [...setBy]
    .filter(([, names]) => names.size >= minUsed)
    .map(([mark, names]) => ({ mark, count: countUsed(names, mark, rules) }));
  const enough = Math.max(minUsed, ...counts.map(({ count }) => count / 2));
  return counts.filter(({ count }) => count >= enough).map(({ mark }) => mark);
}

interface Rule {
  readonly selectors: string;
  /** The classes in the selectors. */
  readonly classes: readonly string[];
  readonly block: string;
}

/** Lists the rules without comments; those of at-rules are among them. */
function listRules(css: string): Rule[] {
  const plain = withoutComments(css);
  return plain.split('}').flatMap((text) => {
    const at = text.lastIndexOf('{');
    const block = text.slice(at + 1);
    if (at === -1 || !block.includes('--')) return [];
    const before = text.slice(0, at);
    const selectors = before.slice(Math.max(before.lastIndexOf('{'), before.lastIndexOf(';')) + 1);
    const classes = [...selectors.matchAll(/\.(-?[_a-z][\w-]*)(?![\w\\-])/gi)].map(([, name = '']) => name);
    return { selectors, classes, block };
  });
}

/** Returns whether a rule applies to the root of every page. */
function isGlobal({ selectors }: Rule): boolean {
  const root = /^(?::where\(|:is\()?\s*(?::root|html|body|:host|\*)\s*\)?$/;
  return selectors.split(',').some((selector) => root.test(selector.trim()));
}

/** Lists the custom properties that a rule sets. */
function listSet({ block }: Rule): string[] {
  return [...block.matchAll(/(?:^|;)\s*(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
}

/** Counts the custom properties that rules of other classes use. */
function countUsed(names: ReadonlySet<string>, mark: string, rules: readonly Rule[]): number {
  const used = rules.flatMap(({ classes, block }) =>
    classes.includes(mark) ? [] : [...block.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  );
  return new Set(used.filter((name) => names.has(name))).size;
}
