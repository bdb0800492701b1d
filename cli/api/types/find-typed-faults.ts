// Turns errors of Twoslash and of the compiler into faults that the author can correct.

import type * as TypeScript from 'typescript';
import { findIgnoredComments, hintAtOption } from './fences/find-ignored-comments.ts';
import { toTypeMessage } from './to-type-message.ts';
import type { TwoslashReturn } from './twoslash.ts';
import type { TypedFault } from '../../../core/code/types/typed-fence.ts';

interface Findings {
  readonly code: string;
  readonly result?: Pick<TwoslashReturn, 'meta'>;
  /** The diagnostics in the files of the fence. */
  readonly diagnostics?: readonly TypeScript.Diagnostic[];
  /** The error that Twoslash threw. */
  readonly error?: unknown;
}

/** Finds the faults of a fence. */
export function findTypedFaults({ code, result, diagnostics = [], error }: Findings): TypedFault[] {
  if (!result) return [toNotationFault(error, code)];
  const { handbookOptions, virtualFiles, flagNotations } = result.meta;
  const { errors, noErrors } = handbookOptions;
  const excused = [...errors, ...(Array.isArray(noErrors) ? (noErrors as number[]) : [])];
  const offsets = new Map(virtualFiles.map(({ filepath, offset }) => [filepath, offset]));

  const unknown = flagNotations.filter(({ type }) => type === 'unknown');
  const missing = noErrors === true ? [] : errors.filter((number) => !diagnostics.some((each) => each.code === number));
  return [
    ...unknown.map(({ name, start }) => ({
      ...placeOf(code, start),
      rule: 'fence-twoslash',
      message: `There is no option "@${name}"`,
      hint: hintAtOption(name),
    })),
    ...findIgnoredComments(code),
    ...diagnostics
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

/** Finds the line of an error, which Twoslash names in its message, counted from 1. */
function toNotationFault(error: unknown, code: string): TypedFault {
  const { description, message } = error as { readonly description?: string; readonly message: string };
  const text = (description ?? message).replace(/\s+/g, ' ').trim();
  const line = Math.min(Number(/\bline\(?s?\)? (\d+)/.exec(text)?.[1] ?? 1), code.trimEnd().split('\n').length);
  const isQuery = text.includes('^?') || text.includes('^|');
  return {
    line,
    column: 1,
    rule: 'fence-twoslash',
    message: isQuery
      ? `"${text.includes('^?') ? '^?' : '^|'}" does not point at a name that TypeScript knows`
      : text.replace(/\.$/, ''),
    hint: isQuery ? 'Put the "^" below the name that you mean.' : 'Correct the comment at this place.',
  };
}

function placeOf(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
