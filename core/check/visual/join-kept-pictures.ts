import { compareText } from '../../text/compare-text.ts';
import type { KeptPictures } from './kept-pictures.ts';
import type { Look } from './looks.ts';

/** A demo with kept pictures. */
export interface PicturedDemo {
  /** The path of its page below the base of the site. */
  readonly path: string;
  /** The files of the site that its page loaded, with their hashes. */
  readonly reads: readonly (readonly [path: string, hash: string])[];
  /** The hash of the picture of each look. */
  readonly pictures: Readonly<Partial<Record<Look, string>>>;
}

/** Builds the list of kept pictures, independent of the order of demos. */
export function joinKeptPictures(browser: string, demos: readonly PicturedDemo[]): KeptPictures {
  const hashes = new Map(demos.flatMap(({ reads }) => reads));
  const paths = [...hashes.keys()].sort(compareText);
  const places = new Map(paths.map((path, at) => [path, at]));

  const sorted = [...demos].sort((a, b) => compareText(a.path, b.path));
  return {
    browser,
    files: paths.map((path) => [path, hashes.get(path) ?? '']),
    demos: Object.fromEntries(
      sorted.map(({ path, reads, pictures }) => [
        path,
        { reads: reads.flatMap(([file]) => places.get(file) ?? []).sort((a, b) => a - b), pictures },
      ]),
    ),
  };
}
