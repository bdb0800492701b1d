// A thrown value → the message to the page: its text, and a place in a compiled file.

import type { FrameFault } from '../messages.ts';

const kinds: Readonly<Record<string, FrameFault['fault']>> = {
  SyntaxError: 'syntax',
  UnknownName: 'unknown-name',
  NoComponent: 'no-component',
  SlowTurn: 'slow',
};

interface SyntaxPlace {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** Makes the message about an error; `files` maps addresses to files. */
export function toFrameFault(
  error: unknown,
  { run, files }: { run: number; files: ReadonlyMap<string, string> },
): FrameFault {
  const {
    name = '',
    message,
    stack = '',
    place,
  } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Error> & { place?: SyntaxPlace };
  return {
    kind: 'fault',
    run,
    // Only errors with a place come from parsing a file; the demo's code may throw syntax errors, too.
    fault: name === 'SyntaxError' && !place ? 'runtime' : (kinds[name] ?? 'runtime'),
    message: String(message ?? error),
    ...findPlace(stack, { place, files }),
  };
}

/** Finds the first line of the stack in a file of the demo. Chrome, Firefox and Safari format it differently. */
function findPlace(stack: string, { place, files }: { place?: SyntaxPlace; files: ReadonlyMap<string, string> }) {
  const stackPlaces = [...stack.matchAll(/(blob:[^\s()@]{1,400}?):(\d+):(\d+)/g)].map(([, url = '', line, column]) => ({
    url,
    line: Number(line),
    column: Number(column),
  }));
  const faultPlace = [...(place ? [place] : []), ...stackPlaces].find(({ url }) => files.has(url));
  return faultPlace && { file: files.get(faultPlace.url), line: faultPlace.line - 1, column: faultPlace.column };
}
