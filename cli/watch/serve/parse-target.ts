// The raw target of a request → a decoded path and the query, or undefined if it is malformed. Dots and doubled slashes
// stay: such a path is not a key of the index, so it is not found.

/** The decoded path of a request, and its query as sent: "" or "?…". */
export interface Target {
  readonly path: string;
  readonly search: string;
}

/** Parses a request target; returns undefined if the answer is 400. */
export function parseTarget(raw: string): Target | undefined {
  // Node passes on bytes outside ASCII unchanged; a well-behaved client would have encoded them.
  const target = raw.replace(/[^\u0021-\u007E]/g, encodeByte);
  if (!target.startsWith('/') || target.includes('#')) return undefined;

  const queryAt = target.indexOf('?');
  const rawPath = queryAt === -1 ? target : target.slice(0, queryAt);
  if (/\\|%5c|%2f/i.test(rawPath)) return undefined;

  const path = decode(rawPath);
  if (path === undefined || /[\u0000-\u001F\u007F]/.test(path)) return undefined;
  return { path: path.normalize('NFC'), search: queryAt === -1 ? '' : target.slice(queryAt) };
}

function encodeByte(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
