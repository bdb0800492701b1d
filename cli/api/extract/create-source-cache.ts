// Caches parsed TypeScript files until they change, so that a thread that extracts repeatedly reads only saved files.

import ts from 'typescript';
import { stampFile } from '../../files/file-stamp.ts';

/** The parsed files of a thread. */
export interface SourceCache {
  /** Reads a file, or returns the cached one if it is unchanged. */
  read(file: string): ts.SourceFile | undefined;
  /** Returns whether a file is unchanged since it was read; true for one that was never read. */
  isSame(file: string): boolean;
}

/** Creates the cache. `parse` reads and parses a file. */
export function createSourceCache(parse: (file: string) => ts.SourceFile | undefined = parseFile): SourceCache {
  const parsedFiles = new Map<string, { readonly stamp: string; readonly source: ts.SourceFile | undefined }>();

  return {
    read(file) {
      const stamp = stampFile(file);
      const last = parsedFiles.get(file);
      // The stamp is read first: if the file is saved in between, its old stamp makes it be read again.
      const next = last?.stamp === stamp ? last : { stamp, source: parse(file) };
      parsedFiles.set(file, next);
      return next.source;
    },
    isSame(file) {
      const last = parsedFiles.get(file);
      return last === undefined || last.stamp === stampFile(file);
    },
  };
}

// The types of browsers and of CSS are mostly comments that are hardly read; withComments parses the few needed.
const commentHeavy = /\/(?:typescript\/lib\/lib\.[\w.]+|csstype\/index)\.d\.ts$/;

function parseFile(file: string): ts.SourceFile | undefined {
  const text = ts.sys.readFile(file);
  const { ParseAll, ParseNone } = ts.JSDocParsingMode;
  const jsDocParsingMode = commentHeavy.test(file) ? ParseNone : ParseAll;
  return text === undefined
    ? undefined
    : ts.createSourceFile(file, text, { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode });
}
