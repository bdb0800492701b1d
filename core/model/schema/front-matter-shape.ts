// Every key of a page's front matter, once. The check, its hints, the parser and the JSON schema for editors read this
// table, and a test compares it with `FrontMatter` and the manual. The comment over a key is what an editor shows at it.

import { anything, flag, list, number, object, text, union, type Shape } from './shape.ts';

// `keysOf` recognizes these three by identity, so each is built once.
const words = union(text(), list(text()));
const paths = union(text(), list(text()));
const address = text();

const keys = {
  /** The title of the page in the browser and in lists; without it, the main heading is the title. */
  title: text(),
  /** One sentence for search engines and lists; without it, the lead paragraph is used. */
  description: text(),
  /** The product that the page belongs to. */
  productId: text(),
  /** The components that the page documents: "Button, Input" or a list. */
  components: words,
  /** The hooks that the page documents: "useButton" or a list. */
  hooks: words,
  /** The package of these components and hooks, if it is not the product's. */
  packageName: text(),
  /** The label of feedback about the page, for ComponentLinkHeader. */
  githubLabel: text(),
  /** The address of the pattern that the component follows. */
  waiAria: address,
  /** The address of the guidelines that the component follows. */
  materialDesign: address,
  /** The page of the same component without styles. */
  unstyled: address,
  /** The position of the page in a menu generated from its folder: smaller numbers come first. */
  order: number(),
  /** The group of the page in a menu generated from its folder; in an index page, the title of the folder. */
  group: text(),
  /** true: the page needs no entry in a tree, and is left out of the sitemap. */
  unlisted: flag(),
  /** true: the page is not built, except by `docs serve --watch`. */
  draft: flag(),
  /** Earlier paths of the page; each becomes a redirect. */
  redirectFrom: paths,
  /** The day of a post, in UTC: 2026-01-31. */
  date: anything(),
  /** Who wrote a post: keys of blog.authors in the settings. */
  authors: words,
  /** The tags of a post. */
  tags: words,
  /** Other words that readers search for. */
  keywords: words,
  /** Whether the post has a large card. */
  card: flag(),
  /** A picture for social networks, in place of the generated one. */
  image: address,
  /** Of a translation: hash of the original that it was made from. */
  sourceHash: text(),
};

/** The shape of the front matter; every key can be left out. */
export const frontMatterShape = object({}, keys);

/** Keys with a list of words, separated by commas of any script. */
export const wordKeys = keysOf(words);

/** Keys with a list of paths, separated by plain commas. */
export const pathKeys = keysOf(paths);

/** Keys with a path of the site or an address. */
export const addressKeys = keysOf(address);

function keysOf(shape: Shape): readonly string[] {
  return Object.entries(keys).flatMap(([key, each]) => (each === shape ? [key] : []));
}
