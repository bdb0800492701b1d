// Problems → the text that the command prints: sorted, one line each. Messages contain authors' text, so control
// characters and line breaks are escaped.

import { sortProblems, type Place, type Problem } from '../../model/problem.ts';
import { endSentence } from './end-sentence.ts';

/**
 * Formats problems as lines, each ended by a line break; '' if there are none. `nameFile` turns a file into its shown name.
 *
 * @example
 * formatProblems([problem]) // 'content/a.md:22:1 error demo-not-found  No file "B.tsx" beside this page. Add it.\n'
 */
export function formatProblems(
  problems: readonly Problem[],
  nameFile: (file: string) => string = (file) => file,
): string {
  return sortProblems(problems)
    .map(({ place, ...others }) => ({ ...others, place: { ...place, file: nameFile(place.file) } }))
    .map((problem) => `${toOneLine(formatProblem(problem))}\n`)
    .join('');
}

function formatProblem({ place, severity, rule, message, hint }: Problem): string {
  const text = hint === undefined ? endSentence(message) : `${endSentence(message)} ${hint}`;
  return `${formatPlace(place)} ${severity} ${rule}  ${text}`;
}

function formatPlace({ file, line, column }: Place): string {
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

function toOneLine(text: string): string {
  return text
    .replace(/\s+/g, (blanks) => (/[\r\n\u2028\u2029]/.test(blanks) ? ' ' : blanks))
    .replace(/[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu, toEscape);
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
