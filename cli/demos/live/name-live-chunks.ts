// Scripts with the bundler's names → the same with names made from their contents.
//
// A name depends only on the script and its imports, so that it may be cached forever and is the same on every machine.
// The scripts must not have import cycles.

import { compareText } from '../../../core/text/compare-text.ts';
import { findCircles } from '../../../core/text/find-circles.ts';
import { hash } from '../../files/hash.ts';

/** A script, and the names of the scripts that it imports as "./name". */
export interface LiveChunk {
  readonly name: string;
  readonly code: string;
  readonly imports: readonly string[];
}

/** The scripts with their final names. */
interface NamedChunks {
  readonly files: readonly { readonly name: string; readonly contents: string }[];
  /** The imports of each script, sorted. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The final names by the bundler's names. */
  readonly names: ReadonlyMap<string, string>;
}

/** Names scripts after their contents, from the bottom up. */
export function nameLiveChunks(chunks: readonly LiveChunk[]): NamedChunks {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const names = new Map<string, string>();
  const contents = new Map<string, string>();

  for (const circle of findCircles(new Map(chunks.map(({ name, imports }) => [name, imports])))) {
    if (circle.length > 1)
      throw new Error(`The scripts ${[...circle, circle[0]].join(' → ')} import each other in a circle`);

    for (const chunk of circle.flatMap((name) => byName.get(name) ?? [])) {
      const code = chunk.imports.reduce(
        (text, imported) => text.replaceAll(`./${imported}`, `./${names.get(imported)}`),
        chunk.code,
      );
      const final = `${chunk.name.replace(/(~[^~]*)?\.js$/, '')}.${hash(code).slice(0, 10)}.js`;
      names.set(chunk.name, final);
      contents.set(final, code);
    }
  }

  const imports = chunks.map((chunk): [string, string[]] => [
    names.get(chunk.name)!,
    chunk.imports.map((imported) => names.get(imported)!).sort(compareText),
  ]);
  return {
    names,
    imports: Object.fromEntries(imports.sort(([a], [b]) => compareText(a, b))),
    files: [...contents].map(([name, text]) => ({ name, contents: text })).sort((a, b) => compareText(a.name, b.name)),
  };
}
