// Text between braces that is not a valid marker → the marker that its author meant, or undefined.

import { findNearest } from '../../text/find-nearest.ts';

/** Keys that say what a marker places. */
const mainKeys = ['demo', 'component', 'include'];
const optionKeys = ['bg', 'defaultCodeOpen', 'hideToolbar', 'iframe', 'disableLiveEdit', 'height', 'maxWidth'];

/** The marker that an author meant to write. */
interface MeantMarker {
  /** What is wrong with the text as written. */
  readonly fault: 'json' | 'key' | 'place';
  /** The key that says, or was meant to say, what is placed. */
  readonly key: string;
  /** The corrected marker; '' where it cannot be guessed. */
  readonly marker: string;
  readonly nearest?: string | undefined;
}

const mark = `["'“”„‘’«»\`]`;
/** Matches a key and its value, whatever surrounds them. */
const pair = new RegExp(
  `${mark}?([A-Za-z][\\w-]*)${mark}?\\s*(?:[:=]\\s*|\\s(?=["']))` +
    `(?:"([^"\\n]*)"|'([^'\\n]*)'|${mark}([^"'“”„‘’«»\`,}\\n]*)${mark}?` +
    `|(true|false|null|-?\\d+(?:\\.\\d+)?)(?![\\w.])|([^\\s,{}\\[\\]]+))`,
  'g',
);

/**
 * Finds the marker that a text beginning with a brace was meant to be; undefined for other text.
 *
 * @example
 * repairMarker("{{demo: 'A.js',}}") // { fault: 'json', key: 'demo', marker: '{{"demo": "A.js"}}' }
 */
export function repairMarker(text: string): MeantMarker | undefined {
  const braces = text.startsWith('{{') ? '{{' : '{';
  const [inside = ''] = text.slice(braces.length).split(text.includes('}') ? '}' : '\n', 1);
  // A nested value ends with a brace of its own, and only a JSON parser can say where.
  const values = readJson(text);
  const pairs = [...inside.matchAll(pair)].map((found) => ({
    key: found[1] ?? '',
    value: found[2] ?? found[3] ?? found[4] ?? found[6] ?? (JSON.parse(found[5] ?? 'null') as unknown),
  }));
  const keys = values ? Object.keys(values) : pairs.map(({ key }) => key);
  const mainKey = keys.find((key) => mainKeys.includes(key));
  const nearKey = mainKey ?? keys.find((key) => findNearest(key, mainKeys) !== undefined);
  const isQuoted = new RegExp(`^\\{\\{\\s*${mark}`).test(text);
  const hasOption = keys.some((key) => optionKeys.includes(key));
  // A single brace, or a bare word that is not one of these keys, begins many other things.
  const isMeant =
    braces === '{'
      ? mainKey !== undefined && isQuotedKey(text, mainKey)
      : nearKey !== undefined || isQuoted || hasOption;
  if (!isMeant || keys.length === 0) return undefined;

  const nearest = nearKey === undefined ? undefined : findNearest(nearKey, mainKeys);
  const entries = values ? Object.entries(values) : pairs.map(({ key, value }) => [key, value] as const);
  const isComplete = values !== undefined || !/[[{]/.test(inside);
  const marker = isComplete && nearKey !== undefined ? writeMarker(entries, nearKey) : '';
  if (!values) return { fault: 'json', key: nearKey ?? keys[0] ?? '', marker, nearest };
  return { fault: mainKey === undefined ? 'key' : 'place', key: nearKey ?? keys[0] ?? '', marker, nearest };
}

function isQuotedKey(text: string, key: string): boolean {
  return new RegExp(`^\\{\\s*(?:${mark}${key}${mark}|${key})\\s*:\\s*${mark}`).test(text);
}

/** Maximum number of closing braces that are tried as the end of a marker. */
const maxTries = 5;

/** Parses the marker if it is JSON, ignoring what follows it. */
function readJson(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.startsWith('{{')) return undefined;
  let tries = 0;
  for (let end = text.indexOf('}}'); end !== -1; end = text.indexOf('}}', end + 1)) {
    try {
      return JSON.parse(text.slice(1, end + 1)) as Readonly<Record<string, unknown>>;
    } catch {
      // The braces may be part of a value.
    }
    if ((tries += 1) === maxTries) return undefined;
  }
  return undefined;
}

function writeMarker(values: readonly (readonly [string, unknown])[], nearKey: string): string {
  const isDemo = findNearest(nearKey, mainKeys) === 'demo';
  const written = values.map(([key, value]) => {
    const correctedKey =
      key === nearKey ? (findNearest(key, mainKeys) ?? key) : (isDemo && findNearest(key, optionKeys)) || key;
    return `${JSON.stringify(correctedKey)}: ${JSON.stringify(value)}`;
  });
  return `{{${written.join(', ')}}}`;
}
