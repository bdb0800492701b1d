// Reports components and hooks in front matter that no documented package exports, because the page would show nothing
// of them. A translation uses the names of its original, but its own wrong names are reported as well.

import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ApiReference } from '../../../core/api/link-references.ts';
import { locateItem } from '../../../core/markdown/front-matter/locate-item.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParsedTexts } from '../../site/plan/parsed-page.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** The site whose pages are checked, and what its packages export. */
interface NamingSite {
  readonly root: string;
  readonly tasks: readonly PageTask[];
  readonly parsed: ParsedTexts;
  readonly references: readonly ApiReference[];
  /** Products whose API is incomplete, which is reported already. */
  readonly faulty: ReadonlySet<string>;
  /** The source folders of each product, links resolved. */
  readonly sourceFolders?: ReadonlyMap<string, readonly string[]>;
}

const kinds = [
  ['components', 'component'],
  ['hooks', 'hook'],
] as const;

/** Finds names in front matter that are in no API. Pages of products without an API may have any names. */
export function findUnknownNames({ root, tasks, parsed, references, faulty, sourceFolders }: NamingSite): Problem[] {
  const knownNames = new Set(
    references.flatMap(({ entries, symbols }) => [...entries, ...symbols].map(({ name }) => name)),
  );

  // A page and its fallbacks for missing translations are one file.
  const files = new Map(tasks.map((task) => [task.page.file, task]));

  return [...files.values()].flatMap(({ page: { file, product = '' }, text }) => {
    const page = parsed.pages.get(file);
    const entries = references.filter((each) => each.product === product).flatMap((each) => each.entries);
    if (!page || entries.length === 0 || faulty.has(product)) return [];
    const judgedBy = sourceFolders?.get(product)?.map((folder) => toSitePath(folder, root));
    return kinds.flatMap(([key, kind]) =>
      page.frontMatter[key]
        .filter((name) => !knownNames.has(name))
        .map((word): Problem => {
          const written = text ?? readIfThere(join(root, file))?.toString() ?? '';
          const names = entries.filter((entry) => entry.kind === kind).map(({ name }) => name);
          const nearest = findNearest(word, names);
          return {
            rule: 'component-unknown',
            severity: 'error',
            place: { file, ...locateItem(written, { key, word }) },
            message: `No ${kind} ${quote(word)} in the API of this product`,
            hint: nearest
              ? `Did you mean ${quote(nearest)}?`
              : `Correct it, or remove it from ${quote(key)}: the page shows nothing for it.`,
            ...(judgedBy && { judgedBy }),
          };
        }),
    );
  });
}

function toSitePath(folder: string, root: string): string {
  return relative(realpathSync(root), folder).split(sep).join('/');
}
