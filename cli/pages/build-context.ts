import type { Look } from '../../core/theme/look.ts';
import type { DemoLibrary } from '../demos/demo-context.ts';
import type { PageFrame } from '../site/plan/to-parse-context.ts';

/** The facts that all pages of a build share. Plain data, sent to each thread once. */
export interface BuildContext extends PageFrame {
  /** The bundled packages of demos and their key; empty without demos. */
  readonly library: DemoLibrary;
  /** The addresses of scripts and style sheets. */
  readonly assets: {
    readonly style: string;
    /** The style sheet of the blog. */
    readonly blog?: string;
    /** The style sheet of the front page and the missing page. */
    readonly home?: string;
    /** The style sheet of pages with figures, code with types, steps, cards and the like. */
    readonly extras?: string;
    readonly playground?: string;
    /** The style sheet of the pages of single demos. */
    readonly demoPage?: string;
    /** The style sheet of the open settings. */
    readonly settings: string;
    /** The style sheets of the reference, and of its lists. */
    readonly api?: string;
    readonly apiLists?: string;
    /** The style sheet of pages with filled slots. */
    readonly slots?: string;
    /** The script of pages whose code shows its types. */
    readonly types?: string;
    /** The script of pages with pictures that can be enlarged. */
    readonly zoom?: string;
    readonly script?: string;
    readonly preloads?: readonly string[];
    readonly boot?: string;
    readonly early?: string;
    readonly icon: string;
    /** The site's own styles. */
    readonly look?: Look;
    readonly worker?: boolean;
    readonly live?: string;
    /** Hashes of scripts and style sheets, by address. */
    readonly integrity?: Readonly<Record<string, string>>;
    readonly versions?: readonly string[];
  };
}
