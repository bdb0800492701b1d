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
export function readBlog(options: BlogOptions): Blog {
  const { reader, folder, include, exclude } = options;
  const blog = new BlogReader(options);
  const posts = reader.listPages(folder, { include, exclude }).flatMap((name) => blog.readPost(name));
  return { posts, authors: Object.fromEntries(blog.authors) };
}

type Author = Blog['authors'][string];

/** Reads posts, and adds the authors that only posts name to those that are listed. */
class BlogReader {
  readonly authors: Map<string, Author>;
  readonly #tags: ReadonlyMap<string, string>;
  readonly #options: BlogOptions;

  constructor(options: BlogOptions) {
    this.#options = options;
    this.authors = new Map(
      Object.entries(this.#readData('authors', ['yml', 'yaml', 'json'])).map(([key, value]) => [
        key,
        readAuthor(value, key),
      ]),
    );
    this.#tags = new Map(
      Object.entries(this.#readData('tags', ['yml', 'yaml'])).map(([key, value]) => [
        key,
        toText(toObject(value).label) ?? key,
      ]),
    );
  }

  /** Reads a post; one without a date is noted. */
  readPost(name: string): SourcePage[] {
    const { reader, language, folder, route } = this.#options;
    const file = `${folder}/${name}`;
    const { head, body } = reader.markdown(file);
    const named = splitName(name);
    const { stem, rest } = named;
    const date = toDay(head.date) ?? named.date;
    if (date === undefined) {
      reader.note(file, {
        kind: 'left',
        what: 'A post without a date',
        todo: 'Add "date" to its front matter, and run docs adopt again.',
      });
      return [];
    }
    const slug = toText(head.slug)?.replace(/^\/|\/$/g, '');
    const oldPath = slug ?? (named.date === undefined ? stem : `${date.replaceAll('-', '/')}/${rest}`);
    return [
      {
        file,
        path: `/${[route, oldPath].filter(Boolean).join('/')}`,
        language,
        isPost: true,
        head,
        body,
        bodyLine: 1,
        label: toText(head.title) ?? readHeading(body) ?? titleOfName(basename(stem)),
        post: {
          slug: toSlug(slug ?? (rest === '' ? basename(dirname(file)) : rest)),
          date,
          authors: this.#readAuthors(head),
          tags: this.#readTags(head.tags),
        },
      },
    ];
  }

  #readData(name: string, endings: readonly string[]): Readonly<Record<string, unknown>> {
    const { reader, folder } = this.#options;
    return toObject(
      endings.map((ending) => reader.data(`${folder}/${name}.${ending}`)).find((value) => value !== undefined),
    );
  }

  #readAuthors(head: Readonly<Record<string, unknown>>): string[] {
    return listAuthors(head).flatMap((each) => {
      if (typeof each === 'string')
        return each
          .split(',')
          .map((key) => key.trim())
          .filter(Boolean)
          .map((key) => this.#addAuthor(key));
      const key = toText(toObject(each).key);
      if (key !== undefined) return [this.#addAuthor(key)];
      const author = readAuthor(each, 'author');
      const id = author.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
      this.authors.set(id, this.authors.get(id) ?? author);
      return [id];
    });
  }

  /** Adds an author who is not listed, as authors must be listed. */
  #addAuthor(key: string): string {
    if (!this.authors.has(key)) this.authors.set(key, { name: key });
    return key;
  }

  #readTags(value: unknown): string[] {
    const list = typeof value === 'string' ? value.split(',').map((each) => each.trim()) : toList(value);
    return list.flatMap((each) => {
      const text = toText(each) ?? toText(toObject(each).label);
      return text === undefined ? [] : [this.#tags.get(text) ?? text];
    });
  }
}

/** The parts of a name such as "2024-05-01-release.md" or "2024/05/01/release/index.md". */
interface PostName {
  readonly stem: string;
  readonly date: string | undefined;
  /** What follows the date. */
  readonly rest: string;
}

function splitName(name: string): PostName {
  const stem = name.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const [, year, month, day, rest = stem] = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*)$/.exec(stem) ?? [];
  const date = year === undefined ? undefined : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return { stem, date, rest };
}

function toSlug(text: string): string {
  return text.replace(/[^\p{L}\p{N}._~-]+/gu, '-').replace(/^-|-$/g, '');
}

/** Lists the authors of a post as its front matter names them, also in the way of older versions. */
function listAuthors(head: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (toText(head.author) !== undefined && head.authors === undefined)
    return [{ name: head.author, image_url: head.author_image_url, url: head.author_url }];
  const named = head.authors ?? head.author ?? [];
  return Array.isArray(named) ? (named as unknown[]) : [named];
}

function readAuthor(value: unknown, key: string): Author {
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
