// What a pack holds, by name. Types only.

import type { KnownEntry } from './open-knowledge.ts';

/** A component or hook, as the index of a pack names it. */
export interface PackedEntry {
  readonly name: string;
  readonly kind: KnownEntry['kind'];
  readonly packageName: string;
  readonly import: string;
  /** Its API as Markdown and as JSON. */
  readonly docs: string;
  readonly api: string;
  readonly isDeprecated: boolean;
}

/** A page, as the index of a pack names it. */
export interface PackedPage {
  readonly title: string;
  readonly description: string;
  readonly file: string;
}
