// The components and hooks that a page documents → the entries of its API tabs.

import type { Heading } from '../model/document.ts';
import type { FrontMatter } from '../model/front-matter.ts';
import { toAddressName } from './entry-label.ts';

/** The two API tabs that a page may have. */
export type ApiTabName = 'components-api' | 'hooks-api';

/** One component or hook on a tab. */
export interface ApiTabEntry {
  readonly name: string;
  /** Fragment of the entry: "tab-list", "use-tab". */
  readonly id: string;
  /** Fragment of its import: "tab-list-import". */
  readonly importId: string;
  /** The ways to import it, deepest first. */
  readonly imports: readonly string[];
}

/** Lists the API tabs of a page, from the components and hooks in its front matter. */
export function listApiTabs({ components, hooks }: Pick<FrontMatter, 'components' | 'hooks'>): ApiTabName[] {
  return [
    ...(components.length > 0 ? (['components-api'] as const) : []),
    ...(hooks.length > 0 ? (['hooks-api'] as const) : []),
  ];
}

/** Plans the entries of one tab, sorted by name. */
export function planApiTab(
  frontMatter: Pick<FrontMatter, 'components' | 'hooks'>,
  tab: ApiTabName,
  packageName = '',
): ApiTabEntry[] {
  const names = tab === 'components-api' ? frontMatter.components : frontMatter.hooks;

  return [...names].sort().map((name) => {
    const id = toKebab(name);
    const deep = `import { ${name} } from '${packageName}/${name}';`;
    return {
      name,
      id,
      importId: `${id}-import`,
      imports: packageName ? [deep, `import { ${name} } from '${packageName}';`] : [],
    };
  });
}

/** Lists the headings of a tab for its table of contents. */
export function toTabHeadings(entries: readonly ApiTabEntry[], importTitle: string): Heading[] {
  return entries.flatMap(({ name, id, importId, imports }) => [
    { id, depth: 2 as const, text: name },
    ...(imports.length > 0 ? [{ id: importId, depth: 3 as const, text: importTitle }] : []),
  ]);
}

/**
 * Turns the name of a component or hook into a fragment.
 *
 * @example
 * toKebab('TabsList') // 'tabs-list'
 * toKebab('useTab')   // 'use-tab'
 */
export function toKebab(name: string): string {
  return toAddressName(name)
    .replaceAll(/[./]/g, '-')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
