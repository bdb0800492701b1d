// Lists the unread values in settings, each with its path of keys.

import { isClosure, isUnread } from './value.ts';

/** A value that could not be evaluated without running the file. */
interface UnreadValue {
  /** The path of its keys: "themeConfig.footer". */
  readonly path: string;
  readonly file: string;
  readonly offset: number;
}

/** Lists the values that could not be evaluated. */
export function listUnread(value: unknown, path = ''): UnreadValue[] {
  if (isUnread(value)) return [{ path, file: value.file, offset: value.offset }];
  if (isClosure(value)) return [{ path, file: value.scope.file, offset: value.closure.start }];
  if (Array.isArray(value)) return value.flatMap((each, index) => listUnread(each, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    listUnread(each, key.startsWith('...') ? `${path}…` : path === '' ? key : `${path}.${key}`),
  );
}
