// A bundled style sheet → the same with the names of containers and counter styles as its author wrote them. The
// bundler makes them local to a CSS module, as it does with classes and keyframes, but rules of other sheets use them.

import { ownNames } from './serve-sheets.ts';

/** A bundled sheet with the names of its classes. */
interface NamedSheet {
  readonly css: string;
  /** The classes of a module: name in the source → names in the bundle. */
  readonly names: Readonly<Record<string, string>>;
}

const text = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'`;
const address = String.raw`url\((?:${text}|(?:\\.|[^)\\"'])*)\)`;

/** The rules and declarations, to their ends, whose names any sheet may use. */
const shared = new RegExp(
  String.raw`@(?:container|counter-style)\b(?:${text}|[^{;"'])*|^[ \t]*(?:container|container-name|list-style|list-style-type):(?:${text}|${address}|[^{};"'])*`,
  'gim',
);

/** Restores these names, and leaves out those that are then no names of the module. */
export function restoreNames({ css, names }: NamedSheet): NamedSheet {
  const restored = new Set<string>();
  const written = css.replace(shared, (rule) =>
    rule.replace(ownNames, (own, _key, name: string) => {
      restored.add(unescapeName(own));
      return name.replace(/^-?\d/, (start) => `${start.slice(0, -1)}\\3${start.slice(-1)} `);
    }),
  );
  if (restored.size === 0) return { css, names };

  const local = new Set([...written.matchAll(ownNames)].map(([own]) => unescapeName(own)));
  const composed = new Set(Object.values(names).flatMap((classes) => classes.split(' ').slice(0, -1)));
  const isName = (own: string) => !restored.has(own) || local.has(own) || composed.has(own);
  return { css: written, names: Object.fromEntries(Object.entries(names).filter(([, classes]) => isName(classes))) };
}

function unescapeName(name: string): string {
  return name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_all, code: string | undefined, letter: string) =>
    code === undefined ? letter : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
