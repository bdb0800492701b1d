// The info string of a fence → its language, title, label and marked lines (see fence-marks.ts).

import type { LineMarks, LineRole } from '../../model/document.ts';
import { marksOfKind } from './fence-marks.ts';

/** A fence's language, and the marks after it as written. */
interface FenceInfo {
  readonly language: string;
  readonly meta: string;
}

/** The marks of a fence. */
export interface FenceMeta {
  readonly title: string;
  /** The file that its code is taken from, with its fragment; '' for none. */
  readonly source: string;
  /** The remaining words, which name the fence's tab. */
  readonly label: string;
  readonly marks: LineMarks;
  /** Whether its npm commands are shown for other package managers as well. */
  readonly isForNpm: boolean;
  /** Whether its types are shown, and type errors stop the build. */
  readonly isTyped: boolean;
  /** Whether the type check skips it. */
  readonly isUnchecked: boolean;
  /** Parts that are not valid marks. */
  readonly unknown: readonly string[];
}

const names = (kind: 'text' | 'lines' | 'number') =>
  marksOfKind(kind)
    .map(({ name }) => name)
    .join('|');
const part = new RegExp(
  `(?:${names('text')})=(["'])(.*?)\\1|(?:${names('lines')})=\\{[^{}]*\\}|` +
    String.raw`\{[^{}]*\}|\/(?:[^/\n\\]|\\.)+\/(?=\s|$)|\S+`,
  'g',
);
const numbered = new RegExp(String.raw`^(?:${names('number')}|:line-numbers)(?:=(?:\{(\d{1,6})\}|(\d{1,6})))?$`);
const texts = new Map(marksOfKind('text').map(({ name, property }) => [name, property] as const));
const roles = new Map(marksOfKind('lines').map(({ name, role }) => [name, role] as const));
const propertiesByWord = new Map(marksOfKind('word').map(({ name, property }) => [name, property] as const));
const classesByWord = new Map(marksOfKind('frame').map(({ name, className }) => [name, className] as const));
const startOfMarks = new RegExp(String.raw`\{|:(?=line-numbers)|^(?:${names('text')})=`);

/** Splits "tsx{2,4}" and "tsx:line-numbers" as well as "tsx {2,4}". A title does not need a language. */
export function parseFenceInfo(language: string, meta: string): FenceInfo {
  const end = language.search(startOfMarks);
  if (end === -1) return { language: language.toLowerCase(), meta };
  return { language: language.slice(0, end).toLowerCase(), meta: `${language.slice(end)} ${meta}`.trim() };
}

/** Checks whether a fence is shown with types: it has the mark, and its language has types. */
export function isTyped({ language }: { readonly language: string }, meta: Pick<FenceMeta, 'isTyped'>): boolean {
  return meta.isTyped && /^(?:tsx?|typescript|jsx?|javascript)$/.test(language);
}

/**
 * Parses the marks after the language of a fence.
 *
 * @example
 * parseFenceMeta('title="App.tsx" {2,4-5} ins={3}') // title 'App.tsx', marks.lines { mark: [2, 4, 5], add: [3] }
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const lines: Partial<Record<LineRole, readonly number[]>> = {};
  const labels: string[] = [];
  const words: string[] = [];
  const unknown: string[] = [];
  const frameClasses = new Set<string>();
  let firstNumber: number | undefined;
  const values = { title: '', source: '', isForNpm: false, isTyped: false, isUnchecked: false };

  for (const { 0: written, 2: quoted = '', index } of meta.matchAll(part)) {
    // A quote in the middle of a word does not end the text.
    const isCut = quoted !== '' && /^[^\s{]/.test(meta.slice(index + written.length));
    const [, name = 'mark', braces] = /^(?:([a-z]+)=)?\{(.*)\}$/.exec(written) ?? [];
    const property = propertiesByWord.get(written);
    const frameClass = classesByWord.get(written);
    const text = quoted === '' ? undefined : texts.get(written.slice(0, written.indexOf('=')));
    const numbers = numbered.exec(written);
    if (isCut) unknown.push(written);
    else if (text) values[text] = quoted;
    else if (numbers) firstNumber = Number(numbers[1] ?? numbers[2] ?? 1);
    else if (braces !== undefined && roles.has(name)) addLines(roles.get(name) ?? 'mark', braces);
    else if (/^\/.+\/$/.test(written)) words.push(written.slice(1, -1).replace(/\\(.)/g, '$1'));
    else if (property) values[property] = true;
    else if (frameClass) frameClasses.add(frameClass);
    else if (written.includes('=')) unknown.push(written);
    else labels.push(written);
  }

  const marks = {
    lines,
    words,
    ...(firstNumber !== undefined && { firstNumber }),
    ...(frameClasses.size > 0 && { frameClasses: [...frameClasses] }),
  };
  return { ...values, label: labels.join(' '), marks, unknown };

  function addLines(role: LineRole, braces: string): void {
    const parsed = parseNumbers(braces);
    unknown.push(...parsed.unknown);
    if (parsed.numbers.length > 0) lines[role] = [...(lines[role] ?? []), ...parsed.numbers];
  }
}

/** Parses "2,4-6"; parts that are not line numbers are unknown. */
function parseNumbers(braces: string): { numbers: number[]; unknown: string[] } {
  const parts = braces
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const numbers: number[] = [];
  const unknown = parts.filter((each) => {
    const [, first = '', last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(each) ?? [];
    if (!first || Number(first) < 1 || Number(last) < Number(first)) return true;
    for (let line = Number(first); line <= Number(last); line += 1) numbers.push(line);
    return false;
  });
  return { numbers, unknown };
}
