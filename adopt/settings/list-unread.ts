// The value of settings → what of it was not worked out, each with the keys that lead to it.

import { isClosure, isUnread } from './value.ts';

/** A value that only running the file would tell. */
interface UnreadValue {
  /** The keys that lead to it: "themeConfig.footer". */
  readonly path: string;
  readonly file: string;
  readonly offset: number;
}

/** Lists what was not worked out. */
export function listUnread(value: unknown, path = ''): UnreadValue[] {
  if (isUnread(value)) return [{ path, file: value.file, offset: value.offset }];
  if (isClosure(value)) return [{ path, file: value.scope.file, offset: value.closure.start }];
  if (Array.isArray(value)) return value.flatMap((each, index) => listUnread(each, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    listUnread(each, key.startsWith('...') ? `${path}…` : path === '' ? key : `${path}.${key}`),
  );
}
