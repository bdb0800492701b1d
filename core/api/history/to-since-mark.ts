// The version that introduced something → its badge.

/** A badge with a short version number, marked as new for the documented version. */
interface SinceMark {
  readonly isNew: boolean;
  readonly text: string;
}

/**
 * Turns a version into its badge; undefined for text that is not just a version number.
 *
 * @example
 * toSinceMark('5.15.6', '5.16.1') // { isNew: false, text: '5.15' }
 */
export function toSinceMark(since: string, version: string | undefined): SinceMark | undefined {
  if (!/^v?\d+(?:\.\d+)*(?:-[\w.-]+)?$/.test(since)) return undefined;
  const text = shorten(since);
  return { isNew: version !== undefined && text === shorten(version), text };
}

/** Shortens a version to major and minor; previews keep their full number, as they are not released yet. */
function shorten(version: string): string {
  const plain = version.replace(/^v/, '');
  return plain.includes('-') ? plain : plain.split('.').slice(0, 2).join('.');
}
