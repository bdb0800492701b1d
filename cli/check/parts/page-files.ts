// Input and result of reading some pages of a finished folder, in this thread or another.

import type { Heaviest } from '../../../core/check/find-over-budget.ts';
import type { Budgets } from '../../../core/check/plan-budgets.ts';
import type { KnownRelations } from '../../../core/check/relations/create-relation-checker.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { KnownAnchors, SiteAddress } from '../create-address-checker.ts';
import type { DemoPage } from '../demos/demo-page.ts';

/** An HTML file of a finished folder. */
export interface PageFile {
  /** Its path in the folder: "/guide/index.html". */
  readonly path: string;
  /** The file name for its problems. */
  readonly file: string;
  readonly bytes: number;
  /** Copied unchanged from public/. */
  readonly isCopy: boolean;
  /** Made by the engine itself. */
  readonly isGenerated: boolean;
}

/** Pages to be read, and the site around them. Plain data, so that a thread can take it. */
export interface PageFiles {
  readonly files: readonly PageFile[];
  readonly budgets: Budgets;
  readonly site: SiteAddress;
}

/** The result of reading pages, without what depends on the pages of other parts. */
export interface ReadFiles {
  readonly heaviest: readonly Heaviest[];
  /** The pages that show a single demo. */
  readonly demos: readonly DemoPage[];
  readonly problems: readonly Problem[];
  readonly anchors: KnownAnchors;
  readonly relations: KnownRelations;
}
