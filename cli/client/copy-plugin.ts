// Modules that few pages use → a copy of each in the script of every such page. Documents are never
// two pages at once, so copies do not meet, and no page loads what only others need.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';

const mark = '?page=';

interface CopyOptions {
  /** Tells whether a module has a place of its own: then it is one for all pages. */
  readonly isAtHome: (id: string) => boolean;
  /** The scripts of pages, whose imports begin every way to a copy. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Creates the plugin that gives each page its copy of what is not at home in a file for several. */
export function copyPlugin({ isAtHome, pages }: CopyOptions): Plugin {
  const numbers = new Map([...pages.keys()].map((id, index) => [id, String(index)]));

  return {
    name: 'copy-modules',
    async resolveId(specifier, importer, options) {
      if (importer === undefined) return undefined;
      const page = importer.includes(mark)
        ? importer.slice(importer.lastIndexOf(mark) + mark.length)
        : numbers.get(importer);
      if (page === undefined) return undefined;

      const resolved = await this.resolve(specifier, withoutPage(importer), { ...options, skipSelf: true });
      if (!resolved || resolved.external || resolved.id.startsWith('\0') || isAtHome(resolved.id)) return resolved;
      return { ...resolved, id: `${resolved.id}${mark}${page}` };
    },

    // After the plugins that know files of the site.
    load: { order: 'post', handler: (id) => (id.includes(mark) ? readFileSync(withoutPage(id), 'utf8') : undefined) },
  };
}

/** The module itself, whichever page's copy an id names. */
export function withoutPage(id: string): string {
  return id.replace(/\?page=\d+$/, '');
}
