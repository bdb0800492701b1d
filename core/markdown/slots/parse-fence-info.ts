// The info string of a fence → its language, title, label and marked lines (see fence-marks.ts).

import type { LineMarks, LineRole } from '../../model/document.ts';
import { marksOfKind } from './fence-marks.ts';

/** A fence's language, and the marks behind it as they are written. */
interface FenceInfo {
  readonly language: string;
  readonly meta: string;
}

/** The marks of a fence. */
export interface FenceMeta {
  readonly title: string;
  /** The file that its code is taken from, with what follows "#"; '' for none. */
  readonly source: string;
  /** The plain words: the name of the fence's tab. */
  readonly label: string;
  readonly marks: LineMarks;
  /** Whether its commands are for npm, and are shown for other package managers as well. */
  readonly isForNpm: boolean;
  /** Whether its types are shown, and its faults end the build. */
  readonly isTyped: boolean;
  /** Whether a check of types leaves it out. */
  readonly isUnchecked: boolean;
  /** Parts that are no marks. */
  readonly unknown: readonly string[];
}

/** Splits "tsx{2,4}" and "tsx:line-numbers" as well as "tsx {2,4}". A title may stand without a language. */
export function parseFenceInfo(language: string, meta: string): FenceInfo {
  const end = language.search(/\{|:(?=line-numbers)|^(?:title|file)=/);
  if (end === -1) return { language: language.toLowerCase(), meta };
  return { language: language.slice(0, end).toLowerCase(), meta: `${language.slice(end)} ${meta}`.trim() };
}

/** Checks whether the code of a fence is shown with its types: it is marked so, and has types. */
export function isTyped({ language }: { readonly language: string }, meta: Pick<FenceMeta, 'isTyped'>): boolean {
  return meta.isTyped && /^(?:tsx?|typescript|jsx?|javascript)$/.test(language);
}

const names = (kind: 'text' | 'lines') => marksOfKind(kind).map(({ name }) => name);
const part = new RegExp(
  `(?:${names('text').join('|')})=(["'])(.*?)\\1|(?:${names('lines').join('|')})=\\{[^{}]*\\}|` +
    String.raw`\{[^{}]*\}|\/(?:[^/\n\\]|\\.)+\/(?=\s|$)|\S+`,
  'g',
);
const roles = new Map(marksOfKind('lines').map(({ name, role }) => [name, role] as const));
const facts = new Map(marksOfKind('word').map(({ name, fact }) => [name, fact] as const));

/**
 * Parses the marks behind the language.
 *
 * @example
 * parseFenceMeta('title="App.tsx" {2,4-5} ins={3}') // title 'App.tsx', marks.lines { mark: [2, 4, 5], add: [3] }
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const lines: Partial<Record<LineRole, readonly number[]>> = {};
  const labels: string[] = [];
  const words: string[] = [];
  const unknown: string[] = [];
  let title = '';
  let source = '';
  let firstNumber: number | undefined;
  const stated = { isForNpm: false, isTyped: false, isUnchecked: false };

  for (const { 0: written, 2: quoted = '', index } of meta.matchAll(part)) {
    // A quotation mark within a word does not end the text.
    const isCut = quoted !== '' && /^[^\s{]/.test(meta.slice(index + written.length));
    const [, name = 'mark', braces] = /^(?:([a-z]+)=)?\{(.*)\}$/.exec(written) ?? [];
    const fact = facts.get(written);
    const numbers = /^(?:showLineNumbers|:line-numbers)(?:=(?:\{(\d{1,6})\}|(\d{1,6})))?$/.exec(written);
    if (isCut) unknown.push(written);
    else if (written.startsWith('title=') && quoted) title = quoted;
    else if (written.startsWith('file=') && quoted) source = quoted;
    else if (numbers) firstNumber = Number(numbers[1] ?? numbers[2] ?? 1);
    else if (braces !== undefined && roles.has(name)) addLines(roles.get(name) ?? 'mark', braces);
    else if (/^\/.+\/$/.test(written)) words.push(written.slice(1, -1).replace(/\\(.)/g, '$1'));
    else if (fact) stated[fact] = true;
    else if (written.includes('=')) unknown.push(written);
    else labels.push(written);
  }

  const marks = { lines, words, ...(firstNumber !== undefined && { firstNumber }) };
  return { title, source, label: labels.join(' '), marks, ...stated, unknown };

  function addLines(role: LineRole, braces: string): void {
    const read = readNumbers(braces);
    unknown.push(...read.unknown);
    if (read.numbers.length > 0) lines[role] = [...(lines[role] ?? []), ...read.numbers];
  }
}

/** Parses "2,4-6"; what is no line number is unknown. */
function readNumbers(braces: string): { numbers: number[]; unknown: string[] } {
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
