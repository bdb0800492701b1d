// The blog of a Docusaurus site → its posts and authors.

import { basename, dirname } from '../../output/source-path.ts';
import { toList, toObject, toText } from '../../settings/value.ts';
import type { SourcePage, SourceSettings } from '../../source-site.ts';
import type { SiteReader } from '../site-reader.ts';
import { readHeading, titleOfName } from '../read-title.ts';
import { toDay } from '../../to-day.ts';

interface Blog {
  readonly posts: readonly SourcePage[];
  readonly authors: NonNullable<SourceSettings['authors']>;
}

interface BlogOptions {
  readonly reader: SiteReader;
  readonly language: string;
  readonly folder: string;
  /** The first segment of its paths. */
  readonly route: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Reads the posts of a folder. */
export function readBlog({ reader, language, folder, route, include, exclude }: BlogOptions): Blog {
  const known = ['yml', 'yaml', 'json']
    .map((ending) => reader.data(`${folder}/authors.${ending}`))
    .find((value) => value !== undefined);
  const authors = new Map(Object.entries(toObject(known)).map(([key, value]) => [key, readAuthor(value, key)]));
  const tags = new Map(
    Object.entries(
      toObject(
        ['yml', 'yaml'].map((ending) => reader.data(`${folder}/tags.${ending}`)).find((value) => value !== undefined),
      ),
    ).map(([key, value]) => [key, toText(toObject(value).label) ?? key]),
  );
  const posts = reader.listPages(folder, { include, exclude }).flatMap((name) => readPost(name));
  return { posts, authors: Object.fromEntries(authors) };

  function readPost(name: string): SourcePage[] {
    const file = `${folder}/${name}`;
    const { head, body } = reader.markdown(file);
    const stem = name.replace(/\.mdx?$/, '').replace(/\/index$/, '');
    const [, year, month, day, rest = stem] = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*)$/.exec(stem) ?? [];
    const date =
      toDay(head.date) ??
      (year === undefined ? undefined : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`);
    if (date === undefined) {
      reader.note(file, {
        kind: 'left',
        what: 'A post without a date',
        todo: 'Add "date" to its front matter, and run docs adopt again.',
      });
      return [];
    }
    const slug = toText(head.slug)?.replace(/^\/|\/$/g, '');
    const old = slug ?? (year === undefined ? stem : `${date.replaceAll('-', '/')}/${rest}`);
    const writers = readAuthors(head);
    return [
      {
        file,
        path: `/${[route, old].filter(Boolean).join('/')}`,
        language,
        isPost: true,
        head,
        body,
        bodyLine: 1,
        label: toText(head.title) ?? readHeading(body) ?? titleOfName(basename(stem)),
        post: {
          slug: (slug ?? (rest === '' ? basename(dirname(file)) : rest))
            .replace(/[^\p{L}\p{N}._~-]+/gu, '-')
            .replace(/^-|-$/g, ''),
          date,
          authors: writers,
          tags: readTags(head.tags),
        },
      },
    ];
  }

  function readAuthors(head: Readonly<Record<string, unknown>>): string[] {
    const named = head.authors ?? head.author ?? [];
    const list = Array.isArray(named) ? (named as unknown[]) : [named];
    const extra =
      toText(head.author) !== undefined && head.authors === undefined
        ? [{ name: head.author, image_url: head.author_image_url, url: head.author_url }]
        : list;
    return extra.flatMap((each) => {
      if (typeof each === 'string')
        return each
          .split(',')
          .map((key) => key.trim())
          .filter(Boolean)
          .map((key) => addKnown(key));
      const key = toText(toObject(each).key);
      if (key !== undefined) return [addKnown(key)];
      const author = readAuthor(each, 'author');
      const id = author.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
      authors.set(id, authors.get(id) ?? author);
      return [id];
    });
  }

  /** Adds an author who is not listed, as authors must be listed. */
  function addKnown(key: string): string {
    if (!authors.has(key)) authors.set(key, { name: key });
    return key;
  }

  function readTags(value: unknown): string[] {
    const list = typeof value === 'string' ? value.split(',').map((each) => each.trim()) : toList(value);
    return list.flatMap((each) => {
      const text = toText(each) ?? toText(toObject(each).label);
      return text === undefined ? [] : [tags.get(text) ?? text];
    });
  }
}

function readAuthor(value: unknown, key: string): { name: string; avatar?: string; github?: string } {
  const { name, image_url: image, imageURL, socials, url } = toObject(value);
  const avatar = toText(image) ?? toText(imageURL);
  const github =
    toText(toObject(socials).github) ?? /^https:\/\/github\.com\/([\w-]+)\/?$/.exec(toText(url) ?? '')?.[1];
  return {
    name: toText(name) ?? key,
    ...(avatar !== undefined && { avatar }),
    ...(github !== undefined && { github: github.replace(/^.*\//, '') }),
  };
}
