// What pages name as their components and hooks → a warning for each name that no documented package exports:
// the page would show nothing of it.

import { join } from 'node:path';
import type { ApiReference } from '../../../core/api/link-references.ts';
import type { Language } from '../../../core/language.ts';
import { locateItem } from '../../../core/markdown/front-matter/locate-item.ts';
import type { Problem } from '../../../core/problem.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';
import type { PageTask, ParsedPages } from '../../build-context.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** The site whose pages are checked, and what its packages export. */
interface NamingSite {
  readonly root: string;
  readonly tasks: readonly PageTask[];
  readonly parsed: Pick<ParsedPages, 'pages'>;
  readonly language: Language;
  readonly references: readonly ApiReference[];
  /** Products whose API is not whole, which is told. */
  readonly faulty: ReadonlySet<string>;
}

const kinds = [
  ['components', 'component'],
  ['hooks', 'hook'],
] as const;

/** Finds the names in front matter that are in the API of no product. Pages of products without an API may name what they like. */
export function findUnknownNames({ root, tasks, parsed, language, references, faulty }: NamingSite): Problem[] {
  const known = new Set(references.flatMap(({ entries, symbols }) => [...entries, ...symbols].map(({ name }) => name)));

  return tasks.flatMap(({ page: { file, product = '', language: own }, text }) => {
    const page = own === language ? parsed.pages.get(file) : undefined;
    const entries = references.filter((each) => each.product === product).flatMap((each) => each.entries);
    if (!page || entries.length === 0 || faulty.has(product)) return [];
    // A playground without a name takes the first, and tells of it.
    const isPlayed = page.components.some(({ name, props }) => name === 'Playground' && props['of'] === undefined);
    const [first] = isPlayed ? page.frontMatter.components : [];
    return kinds.flatMap(([key, kind]) =>
      page.frontMatter[key]
        .filter((name) => !known.has(name) && name !== first)
        .map((word): Problem => {
          const written = text ?? readIfThere(join(root, file))?.toString() ?? '';
          const names = entries.filter((entry) => entry.kind === kind).map(({ name }) => name);
          const nearest = findNearest(word, names);
          return {
            rule: 'component-unknown',
            severity: 'warning',
            place: { file, ...locateItem(written, { key, word }) },
            message: `No ${kind} ${quote(word)} in the API of this product`,
            hint: nearest
              ? `Did you mean ${quote(nearest)}?`
              : `Correct it, or remove it from ${quote(key)}: the page shows nothing of it.`,
          };
        }),
    );
  });
}
