// What docs.config.ts may say: the shape of its default export, and the type that the shape gives.
// The two stand together so that a key is never added to only one of them.

import type { BlogAuthor } from '../post.ts';
import type { ProductVersion } from '../product.ts';
import { filledList, filledText, flag, list, number, object, oneOf, record, text, union } from '../shape.ts';
import type { Shape } from '../shape.ts';

/** A product as its author writes it. */
export interface ConfigProduct {
  readonly id: string;
  readonly name: string;
  readonly category?: string;
  readonly packageName?: string;
  readonly version?: string;
  readonly description?: string;
  readonly versions?: readonly ProductVersion[];
}

/** The settings of a site as its author writes them, checked against `configShape`. */
export interface Config {
  readonly title: string;
  readonly products: readonly ConfigProduct[];
  readonly url?: string;
  readonly base?: string;
  readonly description?: string;
  readonly languages?: readonly string[];
  readonly productIds?: readonly { segment: string; productId: string; categoryId: string }[];
  readonly api?: readonly { product: string; packageName: string; before?: string; source?: string }[];
  readonly demos?: {
    readonly wrapper?: string | Readonly<Record<string, string>>;
    readonly alias?: Readonly<Record<string, string>>;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  readonly links?: { readonly ignore?: readonly string[] };
  readonly markdown?: {
    readonly html?: 'sanitize' | 'trusted';
    readonly iframeHosts?: readonly string[];
  };
  readonly analytics?: {
    readonly gtag?: string;
    readonly endpoint?: string;
    readonly respectPrivacy?: boolean;
  };
  readonly feedback?: { readonly endpoint?: string };
  readonly blog?: {
    readonly authors?: Readonly<Record<string, BlogAuthor>>;
    readonly tags?: readonly string[];
  };
  readonly limits?: {
    readonly pageBytes?: number;
    readonly nesting?: number;
    readonly pageSeconds?: number;
    readonly demoSeconds?: number;
  };
  readonly fonts?: { readonly icons?: string };
  readonly license?: { readonly dataGrid?: string };
  readonly budgets?: Readonly<Record<string, string>>;
  readonly editUrl?: string;
  readonly repository?: string;
}

const version = object({ text: filledText() }, { current: flag(), href: filledText() });

const product = object(
  { id: filledText(), name: filledText() },
  {
    category: filledText(),
    packageName: filledText(),
    version: filledText(),
    description: text(),
    versions: list(version),
  },
);

const author = object({ name: filledText() }, { avatar: filledText(), github: filledText() });

/** The shape of the settings: `title` and `products` are required. */
export const configShape: Shape = object(
  { title: filledText(), products: list(product) },
  {
    url: text(),
    base: text(),
    description: text(),
    languages: filledList(filledText()),
    productIds: list(object({ segment: filledText(), productId: filledText(), categoryId: filledText() })),
    api: list(
      object({ product: filledText(), packageName: filledText() }, { before: filledText(), source: filledText() }),
    ),
    demos: object(
      {},
      { wrapper: union(filledText(), record(filledText())), alias: record(text()), dependencies: record(text()) },
    ),
    links: object({}, { ignore: list(filledText()) }),
    markdown: object({}, { html: oneOf('sanitize', 'trusted'), iframeHosts: list(filledText()) }),
    analytics: object({}, { gtag: text(), endpoint: text(), respectPrivacy: flag() }),
    feedback: object({}, { endpoint: text() }),
    blog: object({}, { authors: record(author), tags: list(filledText()) }),
    limits: object(
      {},
      {
        pageBytes: number({ min: 1 }),
        nesting: number({ min: 1 }),
        pageSeconds: number({ min: 0.001 }),
        demoSeconds: number({ min: 0.001 }),
      },
    ),
    fonts: object({}, { icons: text() }),
    license: object({}, { dataGrid: text() }),
    budgets: record(text()),
    editUrl: text(),
    repository: text(),
  },
);
