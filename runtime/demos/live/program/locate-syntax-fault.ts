// The place where the compiler failed → the place of the reader's mistake.
//
// When code does not parse one way, the compiler tries another (an element as a type parameter, an
// arrow function as a group), and reports the failure of the last attempt, far before the mistake.
// Parsed as plain JSX, element by element from there on, the faulty element fails at the mistake.

import { transform, type Transform } from 'sucrase';
import type { CodePlace } from './create-place-map.ts';

const maxElements = 20;

/** The compiler's error for a source that it cannot parse. */
export interface ParseFault {
  readonly message: string;
  readonly place?: CodePlace;
}

/** Parses a source, and returns its first error, if any. */
function findParseFault(source: string, transforms: readonly Transform[]): ParseFault | undefined {
  try {
    transform(source, { transforms: [...transforms] });
    return undefined;
  } catch (error) {
    return readFault(error);
  }
}

/** Finds the place of a mistake; `compilerFault` is the compiler's error for the whole source. */
export function locateSyntaxFault(source: string, compilerFault: ParseFault): ParseFault {
  if (!compilerFault.place) return compilerFault;

  const offset = toOffset(source, compilerFault.place);
  for (const start of findElements(source, offset)) {
    // Spaces keep all places unchanged.
    const rest = source.slice(0, start).replaceAll(/[^\n]/g, ' ') + source.slice(start);
    const retryFault = findParseFault(rest, ['jsx']);
    if (!retryFault?.place) return compilerFault;

    const end = toOffset(source, retryFault.place);
    if (end > offset && !isAfterElement(source.slice(start, end), source[end])) return retryFault;
  }
  return compilerFault;
}

/** Finds top-level elements: the last one before a place, and those after it. */
function findElements(source: string, offset: number): number[] {
  const starts = [...source.matchAll(/<(?=[A-Za-z>])/g)].map(({ index }) => index);
  const elements = starts.filter((start) => /(?:\breturn|=>|[(=?:,{[&|])\s*$/.test(source.slice(0, start)));
  const last = elements.findLastIndex((start) => start <= offset);
  return elements.slice(Math.max(last, 0), Math.max(last, 0) + maxElements);
}

/** Returns whether a failure is after a complete element, at a character that closes the surrounding code. */
function isAfterElement(before: string, character = ')'): boolean {
  return />;?$/.test(before.replace(/\s/g, '')) && /[)}\],:]/.test(character);
}

function toOffset(source: string, { line, column }: CodePlace): number {
  return source.split('\n', line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** Reads a compiler error such as "Error transforming Demo.tsx: Unexpected token (3:12)", which has its place as a field. */
export function readFault(error: unknown): ParseFault {
  const { message = String(error), loc } = error as { message?: string; loc?: CodePlace };
  return {
    message: message.replace(/^Error transforming [^:]*: (SyntaxError: )?/, '').replace(/ \(\d+:\d+\)$/, ''),
    ...(loc ? { place: { line: loc.line, column: loc.column } } : {}),
  };
}
