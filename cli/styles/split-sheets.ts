// What a bundler made of a style sheet and all it reaches → the sheet with what it imports, and the files that its
// classes are composed from, which stand for themselves.

import type { Metafile } from 'esbuild';
import type { ServedSheets } from './serve-sheets.ts';

/** What is known of the bundle. */
interface Bundle {
  readonly metafile: Pick<Metafile, 'inputs'>;
  readonly sheets: Pick<ServedSheets, 'fileOf'>;
  /** The sheet that was asked for. */
  readonly file: string;
}

/** A sheet without those that it is composed from. */
interface SplitSheet {
  readonly css: string;
  /** The files of these, each once: one stands before those that are composed from it. */
  readonly composed: readonly string[];
}

/** Splits a bundle. */
export function splitSheets(css: string, { metafile: { inputs }, sheets, file }: Bundle): SplitSheet {
  const toFile = (input: string) => sheets.fileOf(input) ?? input;
  const edges = Object.entries(inputs).flatMap(([from, { imports }]) =>
    imports.map(({ path, kind }) => ({ from: toFile(from), to: toFile(path), kind })),
  );
  const own = new Set(reach(file, ['import-rule']));
  const composed = reach(file, ['import-rule', 'composes-from']).filter((each) =>
    edges.some(({ to, kind }) => to === each && kind === 'composes-from'),
  );
  const marks = new Map(Object.keys(inputs).map((input) => [`/* ${input} */`, toFile(input)]));
  let isOwn = true;
  const lines = css.split('\n').filter((line) => {
    const next = marks.get(line);
    if (next !== undefined) isOwn = own.has(next);
    return isOwn && next === undefined;
  });
  return { css: lines.join('\n'), composed: composed.filter((each) => each !== file) };

  /** Lists the files that one reaches, what it asks for before itself. */
  function reach(from: string, kinds: readonly string[], seen = new Set<string>()): string[] {
    if (seen.has(from)) return [];
    seen.add(from);
    const next = edges.filter((edge) => edge.from === from && kinds.includes(edge.kind));
    return [...next.flatMap(({ to }) => reach(to, kinds, seen)), from];
  }
}
