// The version that brought something → the mark that it carries.

/** A mark: a short number, or news of the documented version. */
interface SinceMark {
  readonly isNew: boolean;
  readonly text: string;
}

/**
 * Turns a version into its mark; undefined for the words of a comment that are no number alone.
 *
 * @example
 * toSinceMark('5.15.6', '5.16.1') // { isNew: false, text: '5.15' }
 */
export function toSinceMark(since: string, version: string | undefined): SinceMark | undefined {
  if (!/^v?\d+(?:\.\d+)*(?:-[\w.-]+)?$/.test(since)) return undefined;
  const text = shorten(since);
  return { isNew: version !== undefined && text === shorten(version), text };
}

/** A preview is named in full: its parts are not released yet. */
function shorten(version: string): string {
  const plain = version.replace(/^v/, '');
  return plain.includes('-') ? plain : plain.split('.').slice(0, 2).join('.');
}
