// Pages in the blog's folder → posts if they have a date, otherwise pages with another path. Posts exist in one
// language.

import { toList, toObject, toText } from '../settings/value.ts';
import type { AdoptNote, SourcePage } from '../source-site.ts';
import { toDay } from '../to-day.ts';

type Head = Readonly<Record<string, unknown>>;

const blogFolder = /^\/blog\/(?=[^/])/i;

/** Reads the facts of a post: a page with a date in a blog folder. */
export function readPost(path: string, head: Head): SourcePage['post'] {
  const [, slug] = /^\/(?:blog|posts)\/(?:.*\/)?([^/]+)$/i.exec(path) ?? [];
  const date = toDay(head.date);
  if (slug === undefined || date === undefined) return undefined;
  return { slug, date, authors: listTexts(head.authors ?? head.author), tags: listTexts(head.tags ?? head.tag) };
}

/** Separates posts from other pages in the blog's folder. */
export function placePosts(
  pages: readonly SourcePage[],
  plainLanguage: string,
): { readonly pages: readonly SourcePage[]; readonly notes: readonly AdoptNote[] } {
  const notes: AdoptNote[] = [];
  const sorted = pages.map((page): SourcePage => {
    if (page.isPost || !blogFolder.test(page.path)) return page;
    const post = readPost(page.path.replace(/\/(?:index)?$/, ''), page.head);
    if (post) return { ...page, isPost: true, post };
    notes.push({
      file: page.file,
      kind: 'changed',
      what: 'A page without a date in the folder of the posts',
      todo: 'Pages below /blog/ are posts. It is now below /blog-pages/. If it is a post, give it a "date" and move it to content/blog/.',
    });
    return {
      ...page,
      path: page.path.replace(blogFolder, '/blog-pages/'),
      aliases: [...(page.aliases ?? []), page.path],
    };
  });

  const isInBlog = ({ isPost, path }: SourcePage) => isPost || /^\/blog\/?$/i.test(path);
  const originals = new Set(
    sorted.flatMap((page) => (isInBlog(page) && page.language === plainLanguage ? [keyOf(page)] : [])),
  );
  const own = sorted.filter((page) => {
    const isTranslation = isInBlog(page) && page.language !== plainLanguage && originals.has(keyOf(page));
    if (isTranslation)
      notes.push({
        file: page.file,
        kind: 'left',
        what: page.isPost ? 'A translation of a post' : 'A translation of the list of posts',
        todo: 'The blog has only one language.',
      });
    return !isTranslation;
  });
  return { pages: own, notes };
}

function keyOf({ path }: SourcePage): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/** Reads names from "Ann, Bo", a list of names, or a list of objects with names. */
function listTexts(value: unknown): string[] {
  const text = toText(value);
  if (text !== undefined) return text.split(/,\s*/).filter((each) => each !== '');
  const list = Array.isArray(value) ? toList(value) : [value];
  return list.flatMap((each) => toText(each) ?? toText(toObject(each).name) ?? []);
}
