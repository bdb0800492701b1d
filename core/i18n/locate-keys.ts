// The text of a JSON file → the position of each key. Invalid JSON is reported elsewhere, and a key may
// occur twice.

/** A position in a file, counted from 1. */
export interface KeyPlace {
  readonly line: number;
  readonly column: number;
}

/** A key with its groups, "toc.label", and its position. */
export interface LocatedKey {
  readonly path: string;
  readonly place: KeyPlace;
}

interface OpenGroup {
  readonly path: string;
  readonly isObject: boolean;
  isKeyNext: boolean;
}

const token = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|[{}[\],\n]/g;

/**
 * Lists the keys of a JSON text in reading order.
 *
 * @example
 * locateKeys('{ "toc": { "label": "" } }') // toc at 1:3, toc.label at 1:12
 */
export function locateKeys(json: string): LocatedKey[] {
  const keys: LocatedKey[] = [];
  const groups: OpenGroup[] = [];
  let last = '';
  let line = 1;
  let lineStart = 0;

  for (const { 0: mark, index } of json.matchAll(token)) {
    const group = groups.at(-1);
    if (mark === '\n') {
      line += 1;
      lineStart = index + 1;
    } else if (mark === '{' || mark === '[')
      groups.push({ path: groups.length === 0 ? '' : `${last}.`, isObject: mark === '{', isKeyNext: mark === '{' });
    else if (mark === '}' || mark === ']') groups.pop();
    else if (mark === ',' && group) group.isKeyNext = group.isObject;
    else if (group?.isKeyNext) {
      group.isKeyNext = false;
      last = `${group.path}${String(JSON.parse(mark))}`;
      keys.push({ path: last, place: { line, column: index - lineStart + 1 } });
    }
  }
  return keys;
}
