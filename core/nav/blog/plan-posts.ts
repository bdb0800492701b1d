// The pages of the blog and their front matter → posts as lists and feeds show them.
//
// Newest first, and by path within a day. Drafts are omitted, and so are posts without a date,
// which cannot be sorted.

import { toCardImage } from '../../model/paths/to-card-image.ts';
import { compareText } from '../../text/compare-text.ts';
import { findNearest } from '../../text/find-nearest.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page } from '../../model/page.ts';
import type { BlogAuthor, Post } from '../../model/post.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import type { Site } from '../../model/site.ts';

/** A page of the blog with its front matter. */
interface PostEntry {
  readonly page: Page;
  readonly frontMatter: FrontMatter;
  readonly title: string;
  readonly description: string;
}

/** The sorted posts and their problems. */
interface PlannedPosts {
  readonly posts: Post[];
  readonly problems: Problem[];
}

type Settings = Pick<Site, 'blog'>;

/** Finds the position of a word in a list of a page's front matter. */
type FindWord = (page: Page, word: HeadWord) => Pick<Problem['place'], 'line' | 'column'>;

interface HeadWord {
  readonly key: 'authors' | 'tags';
  readonly word: string;
}

const atTop: FindWord = () => ({ line: 1 });

/** Finds the posts among the given pages, and checks their dates, authors and tags. */
export function planPosts(entries: readonly PostEntry[], site: Settings, findWord = atTop): PlannedPosts {
  const published = entries.filter(
    ({ page, frontMatter }) => page.template === 'BlogPost' && frontMatter.draft !== true,
  );
  const posts = published.flatMap((entry) => toPost(entry, site) ?? []);

  return {
    posts: posts.sort((a, b) => compareText(b.date, a.date) || compareText(a.path, b.path)),
    problems: published.flatMap((entry) => findPostProblems(entry, site, findWord)),
  };
}

function toPost({ page, frontMatter, title, description }: PostEntry, site: Settings): Post | undefined {
  const { date, authors, tags } = frontMatter;
  if (date === undefined) return undefined;

  const image = findImage(page, frontMatter);
  return {
    path: page.path,
    title,
    description,
    date,
    authors: authors.map((key) => findAuthor(key, site) ?? { name: key }),
    tags,
    ...(image !== undefined && { image }),
  };
}

function findImage({ canonicalPath }: Page, { image, card }: FrontMatter): string | undefined {
  if (image !== undefined) return image;
  return card === true ? toCardImage(canonicalPath) : undefined;
}

// An author may be called "constructor".
function findAuthor(key: string, { blog }: Settings): BlogAuthor | undefined {
  return blog.authors && Object.hasOwn(blog.authors, key) ? blog.authors[key] : undefined;
}

function findPostProblems({ page, frontMatter }: PostEntry, site: Settings, findWord: FindWord): Problem[] {
  const { authors, tags } = site.blog;
  const unknownAuthors = authors ? frontMatter.authors.filter((key) => !findAuthor(key, site)) : [];
  const unknownTags = tags ? frontMatter.tags.filter((tag) => !tags.includes(tag)) : [];
  const toProblem = ({ at, ...fault }: Fault): Problem => ({
    ...fault,
    severity: 'error',
    place: { file: page.file, ...(at ? findWord(page, at) : { line: 1 }) },
  });

  return [
    ...(frontMatter.date === undefined && !frontMatter.faulty ? [missingDate] : []),
    ...unknownAuthors.map((key) => toUnknownAuthor(key, authors ?? {})),
    ...unknownTags.map((tag) => toUnknownTag(tag, tags ?? [])),
  ].map(toProblem);
}

type Fault = Pick<Problem, 'rule' | 'message' | 'hint'> & { readonly at?: HeadWord };

const missingDate: Fault = {
  rule: 'post-date',
  message: 'The post has no date, so no list of posts can show it',
  hint: 'Add a line such as "date: 2024-01-31" to its front matter.',
};

function toUnknownAuthor(key: string, authors: Readonly<Record<string, BlogAuthor>>): Fault {
  const [named] = Object.keys(authors).filter((each) => toComparable(authors[each]?.name ?? '') === toComparable(key));
  return {
    rule: 'post-author-unknown',
    at: { key: 'authors', word: key },
    message: `No author has the key ${quote(key)}`,
    hint:
      named === undefined
        ? formatHint(key, Object.keys(authors), 'blog.authors')
        : `That is the name of ${quote(named)}: write the key.`,
  };
}

function toComparable(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

function toUnknownTag(tag: string, known: readonly string[]): Fault {
  return {
    rule: 'post-tag-unknown',
    at: { key: 'tags', word: tag },
    message: `The blog has no tag ${quote(tag)}`,
    hint: formatHint(tag, known, 'blog.tags'),
  };
}

function formatHint(word: string, known: readonly string[], setting: string): string {
  const nearest = findNearest(word, known);
  return nearest === undefined
    ? `Add it to "${setting}" in docs.config.ts, or correct it.`
    : `Did you mean ${quote(nearest)}?`;
}
