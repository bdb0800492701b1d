// The folder of a site → links that lead nowhere, found as a crawler would: by the emitted HTML alone.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listElements } from './list-elements.ts';

const origin = 'https://crawled.example';

/** Finds addresses of the site's own that no file answers, and fragments that no element has as its id. */
export function findDeadLinks(out: string, pages: readonly string[]): string[] {
  const read = new Map<string, { ids: Set<string>; addresses: string[] }>();
  const readPage = (file: string) => {
    const known = read.get(file);
    if (known) return known;
    const elements = listElements(readFileSync(join(out, file), 'utf8'));
    const page = {
      ids: new Set(elements.flatMap(({ attributes: { id, name } }) => [id ?? [], name ?? []].flat())),
      addresses: elements
        .filter(({ attributes: { rel = '' } }) => rel !== 'canonical' && rel !== 'alternate')
        .flatMap(({ attributes: { href, src } }) => [href ?? [], src ?? []].flat()),
    };
    read.set(file, page);
    return page;
  };

  return pages.flatMap((file) =>
    readPage(file).addresses.flatMap((address) => {
      const url = new URL(address, `${origin}/${file.replace(/index\.html$/, '')}`);
      if (url.origin !== origin) return [];
      const target = toFile(out, decodeURIComponent(url.pathname));
      if (target === undefined) return [`${file}: ${address}`];
      const id = decodeURIComponent(url.hash.slice(1));
      const isThere = id === '' || !target.endsWith('.html') || readPage(target).ids.has(id);
      return isThere ? [] : [`${file}: ${address}`];
    }),
  );
}

function toFile(out: string, path: string): string | undefined {
  const plain = path.slice(1);
  return [plain, join(plain, 'index.html')].find(
    (file) => existsSync(join(out, file)) && statSync(join(out, file)).isFile(),
  );
}
