import type { UrlPath } from './url-path.ts';

/** The checked front matter of a page. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly productId?: string;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  readonly packageName?: string;
  readonly githubLabel?: string;
  readonly waiAria?: string;
  readonly materialDesign?: string;
  readonly unstyled?: string;
  readonly order?: number;
  readonly group?: string;
  readonly unlisted?: boolean;
  readonly draft?: boolean;
  readonly redirectFrom: readonly UrlPath[];
  /** ISO 8601, in UTC: "2023-12-23". */
  readonly date?: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  /** Other words that readers search for. */
  readonly keywords?: readonly string[];
  readonly card?: boolean;
  readonly image?: string;
  /** Hash of the original's text that a translation was made from. */
  readonly sourceHash?: string;
  /** Set if the front matter has a reported fault, so a missing value may just be unreadable. */
  readonly faulty?: true;
}
