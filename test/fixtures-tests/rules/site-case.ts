// The form in which a table of faulty sites is written.

import type { SiteFileTexts } from '../../site-test.ts';

/** A site that breaks one rule, and what the build prints of it. */
export interface SiteCase {
  readonly rule: string;
  /** What distinguishes it from the rule's other cases. */
  readonly title?: string;
  readonly files: SiteFileTexts;
  readonly status: 0 | 1 | 2;
  readonly prints: readonly string[];
}
