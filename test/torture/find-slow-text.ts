// A regular expression → a text for which it takes more than its length, found by trying.
//
// What repeats within such a text is a letter that the expression names, or one of a text that it
// matches: there it can be cut in many ways, and what follows refuses every one of them.

import fc from 'fast-check';
import { processorMilliseconds } from '../processor-milliseconds.ts';
import type { WrittenRegex } from './list-regexes.ts';

/** What repeats, and what comes before it. */
interface Pump {
  readonly before: string;
  readonly unit: string;
}

/** A text, and the milliseconds for a long and for a four times as long one. */
export interface SlowText extends Pump {
  readonly milliseconds: readonly [number, number];
}

const length = 2000;

/** Finds a text that is slow; undefined where none of those that are tried is. */
export function findSlowText({ source, flags }: WrittenRegex): SlowText | undefined {
  if (!canBeSlow(source, flags)) return undefined;
  const regex = new RegExp(source, flags.replace('g', ''));
  for (const pump of listPumps(regex)) {
    // What takes a higher power of the length is found with a short text.
    for (const size of [24, length / 16, length / 4]) {
      const little = measure(regex, pump, size);
      if (little > 10 && measure(regex, pump, size) > 10)
        return { ...pump, milliseconds: [little, Number.POSITIVE_INFINITY] };
    }
    if (measure(regex, pump, length) < 1) continue;
    const short = Math.min(measure(regex, pump, length), measure(regex, pump, length));
    const long = Math.min(measure(regex, pump, 4 * length), measure(regex, pump, 4 * length));
    if (long > 4 && long > 7 * short) return { ...pump, milliseconds: [short, long] };
  }
  return undefined;
}

/** Without end is what a star, a plus or an open brace repeats: one of them alone, from the start on, is tried once. */
function canBeSlow(source: string, flags: string): boolean {
  const plain = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  const endless = plain.match(/[^(|][*+]|\{\d+,\}/g) ?? [];
  const isTriedOnce = /^\^[^|]*$/.test(plain) && !flags.includes('m') && !/\)[*+{]/.test(plain);
  return endless.length > (isTriedOnce ? 1 : 0);
}

function measure(regex: RegExp, { before, unit }: Pump, size: number): number {
  const text = `${before}${unit.repeat(Math.ceil(size / unit.length))}\0`;
  const start = process.cpuUsage();
  regex.lastIndex = 0;
  regex.exec(text);
  return processorMilliseconds(start);
}

function listPumps(regex: RegExp): Pump[] {
  const words = listWords(regex.source);
  const letters = [...new Set([...listLetters(regex.source), ...words.flatMap((word) => [word[0]!, word.at(-1)!])])];
  const units = [...letters.slice(0, 16), ...words, ...pairs([...words.slice(0, 3), ...letters.slice(0, 2)], letters)];
  const fromSource = ['', ...words.slice(0, 2)].flatMap((before) => units.map((unit) => ({ before, unit })));
  const fromTexts = listTexts(regex).flatMap((text) =>
    [...text].flatMap((unit, at) => [
      { before: text.slice(0, at), unit },
      { before: text.slice(0, at), unit: text.slice(at, at + 2) },
    ]),
  );
  const all = [...fromTexts, ...fromSource].filter(({ unit }) => unit !== '');
  return [...new Map(all.map((pump) => [JSON.stringify(pump), pump])).values()];
}

/** Texts that the expression matches. One with a look around has none. */
function listTexts(regex: RegExp): string[] {
  try {
    const plain = new RegExp(regex.source.replace(/\(\?<?[=!](?:[^()\\]|\\.|\([^()]*\))*\)/g, ''), regex.flags);
    const texts = fc.sample(fc.stringMatching(plain, { maxLength: 12 }), { numRuns: 3, seed: 46 });
    return texts.map((text) => text.slice(0, 12));
  } catch {
    return [];
  }
}

/** What is written in it as it is. */
function listWords(source: string): string[] {
  const plain = source.replace(/\(\?(?:<?[=!:]|<\w+>)/g, '(').replace(/\[(?:\\.|[^\]\\])*\]/g, '.');
  const found = plain.match(/(?:\\[^\w\s]|[^\\()[\]{}|?*+.^$])+/g) ?? [];
  return [...new Set(found.map((word) => word.replace(/\\(.)/g, '$1')))].slice(0, 8);
}

/** Letters of the classes that it names. */
function listLetters(source: string): string[] {
  const named = [
    [/\\s|\\W|\[\^|\./, ' \n\t'],
    [/\\w|a-z|\\S|\[\^|\.|\\p|\\b/, 'a_'],
    [/A-Z|\\p/, 'A'],
    [/\\d|0-9|\\w/, '0'],
    [/\[\^|\\S|\\W|\./, '-/"'],
  ] as const;
  const classes = [...source.matchAll(/\[\^?((?:\\.|[^\]\\])*)\]/g)].map(([, inside = '']) =>
    inside.replace(/\\[A-Za-z]/g, '').replace(/\\(.)/g, '$1'),
  );
  return [
    ...new Set([...named.flatMap(([sign, letters]) => (sign.test(source) ? [...letters] : [])), ...classes.join('')]),
  ];
}

function pairs(ones: readonly string[], others: readonly string[]): string[] {
  return ones.flatMap((one) => others.slice(0, 4).flatMap((other) => (one === other ? [] : [one + other])));
}
