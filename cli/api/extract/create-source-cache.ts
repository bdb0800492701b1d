// Files of TypeScript, each parsed once until it changes: a thread that extracts again and again reads only what was
// saved.

import ts from 'typescript';
import { stampFile } from '../../files/file-stamp.ts';

/** The parsed files of a thread. */
export interface SourceCache {
  /** Reads a file, unless it lies as it did. */
  read(file: string): ts.SourceFile | undefined;
  /** Tells whether a file lies as it did when it was read; one that was never read does. */
  isSame(file: string): boolean;
}

/** Creates the cache. `parse` reads and parses a file. */
export function createSourceCache(parse: (file: string) => ts.SourceFile | undefined = parseFile): SourceCache {
  const known = new Map<string, { readonly stamp: string; readonly source: ts.SourceFile | undefined }>();

  return {
    read(file) {
      const stamp = stampFile(file);
      const last = known.get(file);
      // The stamp comes first: of a file that is saved in between, the old one is kept, and it is read again.
      const next = last?.stamp === stamp ? last : { stamp, source: parse(file) };
      known.set(file, next);
      return next.source;
    },
    isSame(file) {
      const last = known.get(file);
      return last === undefined || last.stamp === stampFile(file);
    },
  };
}

// The types of the browser and of CSS are mostly comments, of which hardly any are read: withComments parses these.
const talkative = /\/(?:typescript\/lib\/lib\.[\w.]+|csstype\/index)\.d\.ts$/;

function parseFile(file: string): ts.SourceFile | undefined {
  const text = ts.sys.readFile(file);
  const { ParseAll, ParseNone } = ts.JSDocParsingMode;
  const jsDocParsingMode = talkative.test(file) ? ParseNone : ParseAll;
  return text === undefined
    ? undefined
    : ts.createSourceFile(file, text, { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode });
}
