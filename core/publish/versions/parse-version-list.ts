// The text of versions.json → the versions it lists. It comes over the network, so nothing of it is
// trusted: what has not its shape is left out, and addresses are web addresses or paths of the host.

import { isDay } from '../../text/is-day.ts';
import { versionStatuses, type ListedProduct, type ListedVersion, type VersionList } from '../../model/version-list.ts';

const most = 200;
const longest = 500;

/** Parses the text; undefined where it is no list at all. */
export function parseVersionList(text: string): VersionList | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !Array.isArray(value.products)) return undefined;
    return { products: value.products.slice(0, most).flatMap(toProduct) };
  } catch {
    return undefined;
  }
}

function toProduct(value: unknown): ListedProduct[] {
  if (!isRecord(value) || !isText(value.id) || !isText(value.name) || !Array.isArray(value.versions)) return [];
  return [{ id: value.id, name: value.name, versions: value.versions.slice(0, most).flatMap(toVersion) }];
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

/** A web address or a path of the host, and nothing that could run. */
function isAddress(text: string): boolean {
  // Browsers drop control characters within an address, and take a backslash for a slash.
  if (/[\u0000-\u0020\u007f\\]/.test(text)) return false;
  return /^https?:\/\/[^/?#]/i.test(text) || /^\/(?!\/)/.test(text);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
