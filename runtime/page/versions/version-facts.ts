// Reads a page's facts for the version script: templates/shell/version-script.tsx writes them as JSON into
// the document.

import { readFacts } from '../../browser/read-facts.ts';
import type { VersionStatus } from '../../../core/model/version-list.ts';

/** The facts of one page, and the texts that the script may show. */
export interface VersionFacts {
  /** Address of the list of versions; undefined in the version that writes it. */
  readonly list?: string;
  /** The base of the page's version. */
  readonly base: string;
  /** The id of the page's product. */
  readonly product?: string;
  /** Paths at which another version may have the page, the most exact first. */
  readonly ways: readonly string[];
  /** Sentences with "{version}" and "{current}" for the names. */
  readonly words: Readonly<
    Record<'old' | 'next' | 'none' | 'read' | 'start' | 'label' | 'button' | 'notes' | 'migration', string>
  >;
  readonly statuses: Readonly<Partial<Record<VersionStatus, string>>>;
}

/** Id of the element that contains the facts. */
export const versionsId = 'docs--versions';

/** Reads the facts; undefined on a page without them. */
export function readVersionFacts(page: Document): VersionFacts | undefined {
  const text = readFacts(page, versionsId);
  return text ? (JSON.parse(text) as VersionFacts) : undefined;
}
