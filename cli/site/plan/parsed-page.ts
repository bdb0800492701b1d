import type { ComponentMarker, ExcerptMarker } from '../../../core/model/document.ts';
import type { FrontMatter } from '../../../core/model/front-matter.ts';

/** The parts of a parsed page that planning needs. */
export interface ParsedPage {
  /** The key of its document. */
  readonly key: string;
  readonly textHash: string;
  /** Its own title. */
  readonly title: string;
  /** Components and hooks named in its head, and the fields that lists of posts depend on. */
  readonly frontMatter: Pick<FrontMatter, 'components' | 'hooks'> &
    Partial<Pick<FrontMatter, 'date' | 'draft' | 'faulty' | 'tags'>>;
  /** Names of the demos that it shows, each once. */
  readonly demos: readonly string[];
  /** Its type-checked fences, if it has any. */
  readonly typed?: readonly ExcerptMarker[];
  /** Components that it uses. */
  readonly components: readonly ComponentMarker[];
  /** The module of an MDX page that renders elements. */
  readonly mdx?: string;
}

/** The parsed texts of a site, by file. */
export interface ParsedTexts {
  readonly pages: ReadonlyMap<string, ParsedPage>;
}
