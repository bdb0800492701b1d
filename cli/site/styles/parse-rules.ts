// CSS as the bundler prints it (no comments, no nested rules) → its rules, with the text between braces. Lossless: the
// rules written again are the same text.

/** One rule or statement of a style sheet. */
export interface CssRule {
  /** The text before its braces: selectors, or the name and condition of an at-rule. */
  readonly prelude: string;
  /** The text between them; undefined for a statement such as `@layer a,b`. */
  readonly block?: string;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Parses the rules of a text.
 *
 * @example
 * parseRules('@layer a;b{color:red}') // [{ prelude: '@layer a' }, { prelude: 'b', block: 'color:red' }]
 */
export function parseRules(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let start = 0;
  let at = 0;
  while (at < css.length) {
    const char = css[at];
    if (char === '{') {
      const end = findEnd(css, at);
      rules.push({ prelude: css.slice(start, at).trim(), block: css.slice(at + 1, end - 1) });
      start = at = end;
    } else if (char === ';') {
      rules.push({ prelude: css.slice(start, at).trim() });
      start = at += 1;
    } else at = findEnd(css, at);
  }
  const rest = css.slice(start).trim();
  return rest === '' ? rules : [...rules, { prelude: rest }];
}

/** Splits a text at a sign, outside of strings and brackets. */
export function splitCss(text: string, sign: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let at = 0;
  while (at < text.length) {
    if (text[at] === sign) {
      parts.push(text.slice(start, at));
      start = at += 1;
    } else at = findEnd(text, at);
  }
  return [...parts, text.slice(start)];
}

/** Splits a selector into its compounds, each with the combinator before it. */
export function splitCompounds(selector: string): { readonly combinator: string; readonly compound: string }[] {
  const parts: { combinator: string; compound: string }[] = [];
  let at = 0;
  while (at < selector.length) {
    const [combinator = ''] = /^[\s>+~]*/.exec(selector.slice(at)) ?? [];
    const start = (at += combinator.length);
    while (at < selector.length && !/[\s>+~]/.test(selector[at] ?? '')) at = findEnd(selector, at);
    if (at > start) parts.push({ combinator, compound: selector.slice(start, at) });
  }
  return parts;
}

/** Finds the end of the string, URL, bracketed text or single character that begins at a position. */
export function findEnd(text: string, at: number): number {
  const char = text[at] ?? '';
  if (char === '\\') return at + 2;
  if (char === '"' || char === "'") return findStringEnd(text, at);
  const close = closing[char];
  if (close === undefined) return at + 1;
  const isAddress =
    char === '(' && /url$/i.test(text.slice(Math.max(0, at - 3), at)) && !/["']/.test(text[at + 1] ?? '');
  let end = at + 1;
  while (end < text.length && text[end] !== close) end = isAddress && text[end] !== '\\' ? end + 1 : findEnd(text, end);
  return end + 1;
}

function findStringEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && text[end] !== text[at]) end += text[end] === '\\' ? 2 : 1;
  return end + 1;
}
