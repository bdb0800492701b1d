// What Twoslash and the compiler say of a fence → what its author has to correct.

import type * as TypeScript from 'typescript';
import { findVainComments, hintAtOption } from './fences/find-vain-comments.ts';
import { toTypeMessage } from './to-type-message.ts';
import type { TwoslashReturn } from './twoslash.ts';
import type { TypedFault } from '../../../core/code/types/typed-fence.ts';

interface Findings {
  readonly code: string;
  readonly result?: Pick<TwoslashReturn, 'meta'>;
  /** What the compiler says, in the files of the fence. */
  readonly found?: readonly TypeScript.Diagnostic[];
  /** What the package stops with. */
  readonly error?: unknown;
}

/** Finds the faults of a fence. */
export function findTypedFaults({ code, result, found = [], error }: Findings): TypedFault[] {
  if (!result) return [toNotationFault(error, code)];
  const { handbookOptions, virtualFiles, flagNotations } = result.meta;
  const { errors, noErrors } = handbookOptions;
  const excused = [...errors, ...(Array.isArray(noErrors) ? (noErrors as number[]) : [])];
  const offsets = new Map(virtualFiles.map(({ filepath, offset }) => [filepath, offset]));

  const unknown = flagNotations.filter(({ type }) => type === 'unknown');
  const missing = noErrors === true ? [] : errors.filter((number) => !found.some((each) => each.code === number));
  return [
    ...unknown.map(({ name, start }) => ({
      ...placeOf(code, start),
      rule: 'fence-twoslash',
      message: `There is no option "@${name}"`,
      hint: hintAtOption(name),
    })),
    ...findVainComments(code),
    ...found
      .filter((each) => !excused.includes(each.code))
      .map((each) => ({
        ...placeOf(code, (each.start ?? 0) + (offsets.get(each.file?.fileName ?? '') ?? 0)),
        rule: 'fence-type',
        message: toTypeMessage(each),
        hint: `Correct the code, or write "// @errors: ${each.code}" at its beginning to show the error.`,
      })),
    ...missing.map((number) => ({
      ...placeOf(code, Math.max(0, code.indexOf('@errors'))),
      rule: 'fence-twoslash',
      message: `Error ${number} is expected, but TypeScript does not report it`,
      hint: 'Remove its number, or show code that has the error.',
    })),
  ];
}

/** The package tells a line in a sentence, counted from 1. */
function toNotationFault(error: unknown, code: string): TypedFault {
  const { description, message } = error as { readonly description?: string; readonly message: string };
  const said = (description ?? message).replace(/\s+/g, ' ').trim();
  const line = Math.min(Number(/\bline\(?s?\)? (\d+)/.exec(said)?.[1] ?? 1), code.trimEnd().split('\n').length);
  const isQuery = said.includes('^?') || said.includes('^|');
  return {
    line,
    column: 1,
    rule: 'fence-twoslash',
    message: isQuery
      ? `"${said.includes('^?') ? '^?' : '^|'}" does not point at a name that TypeScript knows`
      : said.replace(/\.$/, ''),
    hint: isQuery ? 'Put the "^" below the name that you mean.' : 'Correct the comment at this place.',
  };
}

function placeOf(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
