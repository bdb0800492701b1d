// Types of the index of a pack.

import type { KnownEntry } from './open-knowledge.ts';

/** A component or hook in the index of a pack. */
export interface PackedEntry {
  readonly name: string;
  readonly kind: KnownEntry['kind'];
  readonly packageName: string;
  readonly import: string;
  /** The files of its API as Markdown and as JSON. */
  readonly docs: string;
  readonly api: string;
  readonly isDeprecated: boolean;
}

/** A page in the index of a pack. */
export interface PackedPage {
  readonly title: string;
  readonly description: string;
  readonly file: string;
}
