// The text of versions.json → the versions it lists. It comes over the network, so it is not trusted:
// invalid entries are left out, and addresses must be web addresses or paths of the host.

import { isDay } from '../../text/is-day.ts';
import { versionStatuses, type ListedProduct, type ListedVersion, type VersionList } from '../../model/version-list.ts';

const maxEntries = 200;
const maxLength = 500;

/** Parses the text; undefined if it is not a version list. */
export function parseVersionList(text: string): VersionList | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !Array.isArray(value.products)) return undefined;
    return { products: value.products.slice(0, maxEntries).flatMap(toProduct) };
  } catch {
    return undefined;
  }
}

function toProduct(value: unknown): ListedProduct[] {
  if (!isRecord(value) || !isText(value.id) || !isText(value.name) || !Array.isArray(value.versions)) return [];
  return [{ id: value.id, name: value.name, versions: value.versions.slice(0, maxEntries).flatMap(toVersion) }];
}

function toVersion(value: unknown): ListedVersion[] {
  if (!isRecord(value) || !isText(value.text)) return [];
  const { text, base, href, date, status, notes, migration } = value;
  const known = versionStatuses.find((name) => name === status);
  return [
    {
      text,
      ...(isText(base) && isBase(base) && { base }),
      ...(isText(href) && isAddress(href) && { href }),
      ...(isText(date) && isDay(date) && { date }),
      ...(known && { status: known }),
      ...(isText(notes) && isAddress(notes) && { notes }),
      ...(isText(migration) && isAddress(migration) && { migration }),
    },
  ];
}

function isBase(text: string): boolean {
  return /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(text);
}

/** Returns whether a text is a web address or a path of the host, and no executable scheme. */
function isAddress(text: string): boolean {
  // Browsers drop control characters in an address, and treat a backslash as a slash.
  if (/[\u0000-\u0020\u007f\\]/.test(text)) return false;
  return /^https?:\/\/[^/?#]/i.test(text) || /^\/(?!\/)/.test(text);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
