// The front matter of another engine → Vitrine's, and the keys without a counterpart.

import type { EngineName, SourcePage } from '../source-site.ts';

/** Keys that are read elsewhere: for menus, paths and posts. */
const readElsewhere: Readonly<Record<EngineName, RegExp>> = {
  docusaurus:
    /^(?:id|slug|sidebar_(?:position|label|class_name)|authors?|author_\w+|date|tags|title|description|keywords|draft|unlisted|image|displayed_sidebar)$/,
  nextra: /^(?:title|description|date|authors?|tags?|sidebarTitle|keywords|asIndexPage)$/,
  vitepress:
    /^(?:title|titleTemplate|description|layout|hero|features|outline|lastUpdated|editLink|sidebar|navbar|prev|next|order|index|date|tags?)$/,
  vuepress:
    /^(?:title|description|home|hero\w*|features|tagline|actions?|actionText|actionLink|footer|sidebar|navbar|prev|next|date|tags?|lang|permalink)$/,
  dumi: /^(?:title|description|order|nav|group|keywords|toc|hero|features|subtitle|category|demo|atomId|debug|sidebar|date)$/,
  storybook: /^(?:title)$/,
};

/** Converted front matter. */
interface ConvertedHead {
  readonly keys: Readonly<Record<string, unknown>>;
  /** Keys without a counterpart. */
  readonly left: readonly string[];
}

/** Converts the front matter of a page. */
export function convertHead(
  { head, isPost, post, label }: SourcePage,
  {
    engine,
    hasHeading,
    toImage,
  }: { engine: EngineName; hasHeading: boolean; toImage: (href: string) => string | undefined },
): ConvertedHead {
  const text = (key: string) =>
    typeof head[key] === 'string' || typeof head[key] === 'number'
      ? String(head[key]).replace(/\s+/g, ' ').trim()
      : undefined;
  const image = text('image');
  const tags = isPost ? [] : listNames(head.tags);
  const keywords = [...new Set([...listNames(head.keywords), ...tags])];
  const keys = {
    title: text('title') ?? (hasHeading && !isPost ? undefined : label),
    description: text('description'),
    keywords: keywords.length > 0 ? keywords : undefined,
    draft: head.draft === true ? true : undefined,
    unlisted: head.unlisted === true ? true : undefined,
    image: image === undefined ? undefined : toImage(image),
    date: isPost ? post?.date : undefined,
    authors: isPost && post && post.authors.length > 0 ? post.authors : undefined,
    tags: isPost && post && post.tags.length > 0 ? post.tags : undefined,
  };
  const left = Object.keys(head).filter(
    (key) => !readElsewhere[engine].test(key) && !(key in keys && keys[key as keyof typeof keys] !== undefined),
  );
  return {
    keys: Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined && value !== '')),
    left,
  };
}

function listNames(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => {
    if (typeof each === 'string' || typeof each === 'number') return [String(each)];
    const label = typeof each === 'object' && each !== null && 'label' in each ? each.label : undefined;
    return typeof label === 'string' ? [label] : [];
  });
}

/** Writes front matter; '' for none. */
export function writeHead(keys: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(keys).map(([key, value]) => `${key}: ${writeValue(value)}`);
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
}

function writeValue(value: unknown, isInList = false): string {
  if (Array.isArray(value)) return `[${value.map((each: unknown) => writeValue(each, true)).join(', ')}]`;
  if (typeof value !== 'string') return JSON.stringify(value);
  const isWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value);
  const isPlain = /^\p{L}(?:[\p{L}\p{N} ,;.!?()'’/+&–—-]*[^\s-])?$/u.test(value) && !/[:#"]/.test(value);
  if (isPlain && !isWord && !(isInList && value.includes(','))) return value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : JSON.stringify(value);
}
