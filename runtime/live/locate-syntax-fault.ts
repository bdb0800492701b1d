// Where the compiler gave up → where the reader went wrong.
//
// When an element in TypeScript does not parse, the compiler tries it as a type parameter and
// reports that failure, near the element's beginning. Parsed as plain JSX from there on, the element
// fails at the fault itself.

import { transform, type Transform } from 'sucrase';
import type { CodePlace } from './create-place-map.ts';

/** What the compiler says of a source that it cannot parse. */
export interface ParseFault {
  readonly message: string;
  readonly place?: CodePlace;
}

/** Parses a source, and finds its first fault if there is one. */
export function findParseFault(source: string, transforms: readonly Transform[]): ParseFault | undefined {
  try {
    transform(source, { transforms: [...transforms] });
    return undefined;
  } catch (error) {
    return readFault(error);
  }
}

/** Finds the place of a fault; `first` is what the compiler has said of the whole source. */
export function locateSyntaxFault(source: string, first: ParseFault): ParseFault {
  if (!first.place) return first;

  const start = findElement(source, toOffset(source, first.place));
  if (start === undefined) return first;

  // Spaces keep all places as they are.
  const rest = source.slice(0, start).replaceAll(/[^\n]/g, ' ') + source.slice(start);
  const second = findParseFault(rest, ['jsx']);
  return second?.place && toOffset(source, second.place) > toOffset(source, first.place) ? second : first;
}

/** The last element before a place that is no child of another. */
function findElement(source: string, before: number): number | undefined {
  const starts = [...source.slice(0, before).matchAll(/<(?=[A-Za-z>])/g)].map(({ index }) => index);
  return starts.findLast((start) => /(?:\breturn|=>|[(=?:,{[&|])\s*$/.test(source.slice(0, start)));
}

function toOffset(source: string, { line, column }: CodePlace): number {
  return source.split('\n', line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** The compiler writes "Error transforming Demo.tsx: Unexpected token (3:12)", and keeps the place beside it. */
export function readFault(error: unknown): ParseFault {
  const { message = String(error), loc } = error as { message?: string; loc?: CodePlace };
  return {
    message: message.replace(/^Error transforming [^:]*: (SyntaxError: )?/, '').replace(/ \(\d+:\d+\)$/, ''),
    ...(loc ? { place: { line: loc.line, column: loc.column } } : {}),
  };
}
