// What an author wrote between braces that is no marker → the marker that was meant, or nothing.

import { findNearest } from '../../text/find-nearest.ts';

/** What a marker may begin with: each says what is placed. */
const mainKeys = ['demo', 'component', 'include'];
const optionKeys = ['bg', 'defaultCodeOpen', 'hideToolbar', 'iframe', 'disableLiveEdit', 'height', 'maxWidth'];

/** A marker that was meant. */
interface MeantMarker {
  /** What is wrong with it as it is written. */
  readonly fault: 'json' | 'key' | 'place';
  /** The key that is unknown. */
  readonly key: string;
  /** How it is written; '' where that is unknown. */
  readonly marker: string;
  readonly nearest?: string | undefined;
}

const mark = `["'“”„‘’«»\`]`;
/** A key and its value, whatever stands around them. */
const pair = new RegExp(
  `${mark}?([A-Za-z][\\w-]*)${mark}?\\s*(?:[:=]\\s*|\\s(?=["']))` +
    `(?:"([^"\\n]*)"|'([^'\\n]*)'|${mark}([^"'“”„‘’«»\`,}\\n]*)${mark}?` +
    `|(true|false|null|-?\\d+(?:\\.\\d+)?)(?![\\w.])|([^\\s,{}\\[\\]]+))`,
  'g',
);

/**
 * Finds the marker that a text which begins with a brace was meant to be; undefined where it means something else.
 *
 * @example
 * repairMarker("{{demo: 'A.js',}}") // { fault: 'json', key: 'demo', marker: '{{"demo": "A.js"}}' }
 */
export function repairMarker(text: string): MeantMarker | undefined {
  const braces = text.startsWith('{{') ? '{{' : '{';
  const [inside = ''] = text.slice(braces.length).split(text.includes('}') ? '}' : '\n', 1);
  // A nested value ends with a brace of its own, and only whole JSON says where.
  const values = readJson(text);
  const pairs = [...inside.matchAll(pair)].map((found) => ({
    key: found[1] ?? '',
    value: found[2] ?? found[3] ?? found[4] ?? found[6] ?? (JSON.parse(found[5] ?? 'null') as unknown),
  }));
  const keys = values ? Object.keys(values) : pairs.map(({ key }) => key);
  const main = keys.find((key) => mainKeys.includes(key));
  const near = main ?? keys.find((key) => findNearest(key, mainKeys) !== undefined);
  const isQuoted = new RegExp(`^\\{\\{\\s*${mark}`).test(text);
  const hasOption = keys.some((key) => optionKeys.includes(key));
  // One brace, or a bare word that is none of ours, begins many other things.
  const isMeant =
    braces === '{' ? main !== undefined && isQuotedKey(text, main) : near !== undefined || isQuoted || hasOption;
  if (!isMeant || keys.length === 0) return undefined;

  const nearest = near === undefined ? undefined : findNearest(near, mainKeys);
  const flat = values ? Object.entries(values) : pairs.map(({ key, value }) => [key, value] as const);
  const isWhole = values !== undefined || !/[[{]/.test(inside);
  const marker = isWhole && near !== undefined ? writeMarker(flat, near) : '';
  if (!values) return { fault: 'json', key: near ?? keys[0] ?? '', marker, nearest };
  return { fault: main === undefined ? 'key' : 'place', key: near ?? keys[0] ?? '', marker, nearest };
}

function isQuotedKey(text: string, key: string): boolean {
  return new RegExp(`^\\{\\s*(?:${mark}${key}${mark}|${key})\\s*:\\s*${mark}`).test(text);
}

/** Pairs of braces that may stand in a value. */
const maxTries = 5;

/** Reads the whole marker where it is JSON, whatever follows it. */
function readJson(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.startsWith('{{')) return undefined;
  let tries = 0;
  for (let end = text.indexOf('}}'); end !== -1; end = text.indexOf('}}', end + 1)) {
    try {
      return JSON.parse(text.slice(1, end + 1)) as Readonly<Record<string, unknown>>;
    } catch {
      // A value may hold braces.
    }
    if ((tries += 1) === maxTries) return undefined;
  }
  return undefined;
}

function writeMarker(values: readonly (readonly [string, unknown])[], near: string): string {
  const isDemo = findNearest(near, mainKeys) === 'demo';
  const written = values.map(([key, value]) => {
    const known = key === near ? (findNearest(key, mainKeys) ?? key) : (isDemo && findNearest(key, optionKeys)) || key;
    return `${JSON.stringify(known)}: ${JSON.stringify(value)}`;
  });
  return `{{${written.join(', ')}}}`;
}
