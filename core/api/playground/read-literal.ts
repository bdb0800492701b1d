import type { PlaygroundValue } from '../../model/playground.ts';

/**
 * Parses a string, number or boolean literal of a type or default; undefined for anything else.
 *
 * @example
 * readLiteral("'it\\'s'") // "it's"
 */
export function readLiteral(code: string): PlaygroundValue | undefined {
  if (code === 'true' || code === 'false') return code === 'true';
  if (/^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(code)) return Number(code);
  const [, quote, text = ''] = /^(['"])((?:[^\\]|\\.)*)\1$/s.exec(code) ?? [];
  if (quote === undefined || new RegExp(`(?:^|[^\\\\])(?:\\\\\\\\)*${quote}`).test(text)) return undefined;
  return text.replace(/\\(.)/gs, (_, escaped: string) => escapes[escaped] ?? escaped);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
