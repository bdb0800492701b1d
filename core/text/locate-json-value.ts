// Finds the offset of the value at a path in a JSON text, for messages about it.

const space = /[ \t\n\r]*/y;
const string = /"(?:[^"\\]|\\.)*"/y;
const rest = /[^,\]}\s]*/y;

/** Finds the position of a value; if it is missing, the position of its nearest existing parent. */
export function locateJsonValue(json: string, path: readonly (string | number)[]): number {
  const start = skip(json, 0);
  const [step, ...more] = path;
  const isList = json[start] === '[';
  if (step === undefined || (!isList && json[start] !== '{')) return start;

  let at = skip(json, start + 1);
  for (let index = 0; at < json.length && json[at] !== ']' && json[at] !== '}'; index += 1) {
    const key = isList ? undefined : match(string, json, at);
    const value = key === undefined ? at : skip(json, skip(json, at + key.length) + 1);
    const name: unknown = key === undefined ? index : JSON.parse(key);
    if (name === step) return value + locateJsonValue(json.slice(value), more);
    at = skip(json, endOf(json, value));
    if (json[at] === ',') at = skip(json, at + 1);
  }
  return start;
}

/** Returns the position after a value. */
function endOf(json: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    const mark = json[at] ?? '';
    if (mark === '"') at += match(string, json, at).length || 1;
    else if ('[{'.includes(mark) || ']}'.includes(mark)) {
      depth += '[{'.includes(mark) ? 1 : -1;
      at += 1;
    } else if (depth === 0) at += match(rest, json, at).length || 1;
    else at += 1;
  } while (depth > 0 && at < json.length);
  return at;
}

function skip(json: string, at: number): number {
  return at + match(space, json, at).length;
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
