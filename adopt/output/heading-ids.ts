// The headings of a page → their ids in the old engine and in Vitrine, to update links to them.

import { createSlugger } from '../../core/markdown/elements/create-slugger.ts';
import { readFence } from '../markdown/skip-code.ts';
import type { EngineName } from '../source-site.ts';

/** Maps old ids of headings to those that differ in the new site. */
export function mapHeadingIds(body: string, engine: EngineName): ReadonlyMap<string, string> {
  const headings = listHeadings(body);
  const toSlug = createSlugger(headings.flatMap(({ id }) => id ?? []));
  const old = createOldSlugger(engine);
  const ids = new Map<string, string>();
  const named = headings.map(({ text, depth, id }) => ({ depth, text, id, old: id ?? old(text) }));
  // Vitrine assigns the ids of the second and third level first.
  for (const deep of [false, true])
    for (const { text, depth, id, old: before } of named) {
      if (depth === 1 || depth > 3 !== deep) continue;
      const now = id ?? toSlug(text);
      if (now !== before && !ids.has(before)) ids.set(before, now);
    }
  return ids;
}

function listHeadings(body: string): { text: string; depth: number; id?: string }[] {
  const headings: { text: string; depth: number; id?: string }[] = [];
  for (let at = 0; at < body.length;) {
    const fence = readFence(body, at);
    const from = fence ? fence.end : at;
    const next = body.indexOf('\n', from);
    const end = next === -1 ? body.length : next;
    const [, marks = '', written = '', id] =
      (!fence &&
        /^(#{1,6})[ \t]+(.*?)(?:[ \t]*\\?\{\/?\*? ?#([\w.:-]+) ?\*?\/?\})?[ \t]*#*$/.exec(body.slice(at, end))) ||
      [];
    if (marks !== '') headings.push({ text: toPlain(written), depth: marks.length, ...(id !== undefined && { id }) });
    at = end + 1;
  }
  return headings;
}

function toPlain(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/\\(.)/g, '$1')
    .trim();
}

function createOldSlugger(engine: EngineName): (text: string) => string {
  const counts = new Map<string, number>();
  const slugOf = engine === 'vitepress' || engine === 'vuepress' ? slugAsVue : slugAsGithub;
  return (text) => {
    const slug = slugOf(text);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}

/** Makes the id of a heading by the rules of GitHub. */
export function slugAsGithub(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

function slugAsVue(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}
