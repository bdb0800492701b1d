// Reads the Markdown files that a page includes, relative to the page or to the site's folder, never outside of it.

import { realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { findNearest } from '../../core/text/find-nearest.ts';
import type { ReadPartial } from '../../core/markdown/parse/load-partials.ts';
import { hash } from './hash.ts';
import { listIfThere, readIfThere } from './read-if-there.ts';

/** Creates the function that reads the partials of a site. */
export function createPartialReader(root: string): ReadPartial {
  return (path, from) => {
    const file = /^\.{1,2}\//.test(path) ? posix.join(posix.dirname(from), path) : posix.normalize(path);
    const isPartial = file.endsWith('.md') && !/^(?:\/|\.\.(?:\/|$))|\\|(?:^|\/)(?:\.[^/]|node_modules\/)/.test(file);
    const bytes = isPartial ? readIfThere(join(root, file)) : undefined;
    if (bytes && realpathSync(join(root, file)).startsWith(`${realpathSync(root)}${sep}`))
      return {
        file,
        text: bytes
          .toString('utf8')
          .replace(/^\uFEFF/, '')
          .replace(/\r\n?/g, '\n'),
      };
    if (bytes) return { nearest: undefined, fault: 'outside' };
    const folder = posix.dirname(file);
    const name = posix.basename(file);
    const names = isPartial ? listIfThere(join(root, folder)) : [];
    // A broken link, or a folder of this name.
    if (names.includes(name)) return { nearest: undefined, fault: 'unreadable' };
    const nearest = findNearest(name, names);
    return { nearest: nearest && posix.join(folder, nearest) };
  };
}

/** Hashes a page's text with everything it includes; without partials, this is the hash of the text. */
export function hashPage(text: string, { root, file }: { root: string; file: string }): string {
  const read = createPartialReader(root);
  const seen = new Map<string, string>();
  addPartials(text, file);
  return seen.size === 0 ? hash(text) : hash(text, ...[...seen].flat());

  function addPartials(written: string, from: string): void {
    for (const [, path = ''] of written.matchAll(/^[ \t>*+\d.-]*\{\{.*"include"\s*:\s*"([^"\n]*)"/gm)) {
      const found = read(path, from);
      const name = 'file' in found ? found.file : `${from} ${path}`;
      if (seen.has(name)) continue;
      seen.set(name, 'file' in found ? hash(found.text) : `${found.nearest} ${found.fault}`);
      if ('file' in found) addPartials(found.text, found.file);
    }
  }
}
