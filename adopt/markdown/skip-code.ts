// Finds the ends of code, whose content must not be parsed.

/** Finds the end of a text in braces, skipping strings, templates and comments. */
export function skipBraces(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{') depth += 1;
    if (sign === '}' && (depth -= 1) === 0) return at + 1;
    if (sign === '"' || sign === "'" || sign === '`') at = skipString(text, at) ?? at;
    if (sign === '/' && text[at + 1] === '*') at = endOf(text, '*/', at + 2) - 1;
    if (sign === '/' && text[at + 1] === '/' && text[at - 1] !== ':') at = endOf(text, '\n', at) - 1;
  }
  return undefined;
}

/** Returns the offset of the closing quote; undefined for an apostrophe, which has none on its line. */
function skipString(text: string, start: number): number | undefined {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
    else if (text[at] === '\n' && quote !== '`') return undefined;
  }
  return undefined;
}

function endOf(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at === -1 ? text.length : at + sign.length;
}

const fenceStart = /(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t])))*[ \t]*(`{3,}|~{3,})([^\n]*)/y;

/** A code block that starts at the start of a line. */
interface FoundFence {
  readonly prefix: string;
  readonly marks: string;
  readonly info: string;
  readonly code: string;
  readonly end: number;
}

/** Reads the code block that starts at a line; undefined if there is none. */
export function readFence(text: string, lineStart: number): FoundFence | undefined {
  fenceStart.lastIndex = lineStart;
  const found = fenceStart.exec(text);
  if (!found) return undefined;
  const [all, marks = '', info = ''] = found;
  if (marks.startsWith('`') && info.includes('`')) return undefined;
  const prefix = all.slice(0, all.length - info.length - marks.length);

  const codeStart = lineStart + all.length + 1;
  for (let at = codeStart; at < text.length;) {
    const next = text.indexOf('\n', at);
    const lineEnd = next === -1 ? text.length : next;
    const line = text
      .slice(at, lineEnd)
      .replace(/^[ \t>]*/, '')
      .trimEnd();
    if (line.startsWith(marks) && [...line].every((sign) => sign === marks[0]))
      return { prefix, marks, info: info.trim(), code: text.slice(codeStart, at), end: lineEnd };
    at = lineEnd + 1;
  }
  // Without closing marks, it goes on to the end of the text.
  return { prefix, marks, info: info.trim(), code: text.slice(codeStart), end: text.length };
}

/** Finds the end of inline code: as many backticks as at its start, before the paragraph ends. */
export function skipInlineCode(text: string, start: number): number {
  const [marks = ''] = /^`+/.exec(text.slice(start, start + 50)) ?? [];
  const limit = text.indexOf('\n\n', start);
  const end = limit === -1 ? text.length : limit;
  for (let at = start + marks.length; at < end; at += 1) {
    if (text[at] !== '`') continue;
    const from = at;
    while (text[at] === '`') at += 1;
    if (at - from === marks.length) return at;
  }
  return start + marks.length;
}
