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
  /** Other words by which a search finds the page. */
  readonly keywords?: readonly string[];
  readonly card?: boolean;
  readonly image?: string;
  /** Of a translation: stands for the text of the original that it was made from. */
  readonly sourceHash?: string;
  /** Set if the front matter has a reported fault: a value that seems missing may be in it. */
  readonly faulty?: true;
}
