import type { ComponentMarker, ExcerptMarker } from '../../../core/model/document.ts';
import type { FrontMatter } from '../../../core/model/front-matter.ts';

/** What planning needs of a page's text, once it is parsed. */
export interface ParsedPage {
  /** The key of its document. */
  readonly key: string;
  readonly textHash: string;
  /** What it calls itself. */
  readonly title: string;
  /** Components and hooks that its head names, and what lists of posts hang on. */
  readonly frontMatter: Pick<FrontMatter, 'components' | 'hooks'> &
    Partial<Pick<FrontMatter, 'date' | 'draft' | 'faulty' | 'tags'>>;
  /** Demos that it shows, as it names them, each once. */
  readonly demos: readonly string[];
  /** Its fences with types; without any, none. */
  readonly typed?: readonly ExcerptMarker[];
  /** Components that it places. */
  readonly components: readonly ComponentMarker[];
  /** The module of a page of MDX that draws elements. */
  readonly mdx?: string;
}

/** The texts of a site, parsed, by the file that each is written in. */
export interface ParsedTexts {
  readonly pages: ReadonlyMap<string, ParsedPage>;
}
