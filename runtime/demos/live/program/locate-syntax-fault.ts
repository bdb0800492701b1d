// Where the compiler gave up → where the reader went wrong.
//
// What does not parse one way the compiler tries another way (an element as a type parameter, an
// arrow function as a group), and reports the failure of the last, far before the fault. Parsed as
// plain JSX, element by element from there on, the one with the fault fails at the fault itself.

import { transform, type Transform } from 'sucrase';
import type { CodePlace } from './create-place-map.ts';

const most = 20;

/** What the compiler says of a source that it cannot parse. */
export interface ParseFault {
  readonly message: string;
  readonly place?: CodePlace;
}

/** Parses a source, and finds its first fault if there is one. */
function findParseFault(source: string, transforms: readonly Transform[]): ParseFault | undefined {
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

  const offset = toOffset(source, first.place);
  for (const start of findElements(source, offset)) {
    // Spaces keep all places as they are.
    const rest = source.slice(0, start).replaceAll(/[^\n]/g, ' ') + source.slice(start);
    const second = findParseFault(rest, ['jsx']);
    if (!second?.place) return first;

    const end = toOffset(source, second.place);
    if (end > offset && !isBehindElement(source.slice(start, end), source[end])) return second;
  }
  return first;
}

/** Elements that are no children of others: the last one before a place, and those after it. */
function findElements(source: string, offset: number): number[] {
  const starts = [...source.matchAll(/<(?=[A-Za-z>])/g)].map(({ index }) => index);
  const elements = starts.filter((start) => /(?:\breturn|=>|[(=?:,{[&|])\s*$/.test(source.slice(0, start)));
  const last = elements.findLastIndex((start) => start <= offset);
  return elements.slice(Math.max(last, 0), Math.max(last, 0) + most);
}

/** A whole element fails as well, at whatever closes the code around it. */
function isBehindElement(before: string, character = ')'): boolean {
  return />;?$/.test(before.replace(/\s/g, '')) && /[)}\],:]/.test(character);
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
