// The packages that a site's demos import → the scripts that edited demos may import, and their list.
//
// Kept by key: they change with the packages, not with the demos. No page names a script of these,
// so pages wait for none of it: the list has the same address in every build.

import type { Defines } from '../../../core/code/defines.ts';
import type { SourceSettings } from '../../../core/model/site.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import { toLiveModulesKey } from '../live/to-live-modules-key.ts';
import type { LiveSpecifier } from '../live/plan-live-entries.ts';
import { writeFrameDocument } from '../../../runtime/demos/live/frame-document.ts';
import { digest } from '../../files/digest.ts';
import { hash } from '../../files/hash.ts';
import type { DemoFiles } from './read-demo-files.ts';
import { addReads } from '../library/open-library.ts';
import { openStore } from '../../files/store/open-store.ts';

/** The list that the editor of demos reads. */
export const liveManifestFile = '_demos/manifest.json';

interface LiveRequest {
  readonly root: string;
  readonly cache: string;
  readonly engineKey: string;
  readonly packagesKey: string;
  readonly files: DemoFiles;
  readonly define?: Defines;
  /** What a package may take. */
  readonly megabytes?: number;
  /** Whether libraries that are worked on are taken from their sources. */
  readonly sources?: SourceSettings;
  /** Tells whether the key of the packages still stands for what was read. */
  readonly isSettled?: () => boolean;
  /** Tells whether a file lies in the output folder with just these contents. */
  readonly isInPlace?: (file: string, hash: string) => boolean;
  readonly log: (message: string) => void;
}

type KeptFile = readonly [file: string, hash: string, bytes: number];

/** Bundles what the demos of a site import, or takes what an earlier build has kept. */
export async function bundleLive(request: LiveRequest): Promise<readonly OutputFile[]> {
  const { root, cache, engineKey, packagesKey, define, megabytes, sources, log, isInPlace } = request;
  const specifiers = findSpecifiers(request.files);
  const wanted = hash(toLiveModulesKey({ root, specifiers, define, engineKey, packagesKey }), String(megabytes));
  const store = openStore<readonly OutputFile[]>(cache, 'live', { log });
  const sheets = openStore<readonly string[]>(cache, 'live', { log });
  // What style sheets are made from is known once they have been compiled.
  const readsKey = hash(wanted, 'reads');
  const key = addReads(wanted, { root, files: sheets.read(readsKey) ?? [] });
  const lists = openStore<readonly KeptFile[]>(cache, 'lists', { log });
  // A key of its own: the entry of the scripts would pass for that of their names.
  const listKey = hash(key, 'names');
  const listed = lists.read(listKey);
  if (listed?.every(([file, sum]) => isInPlace?.(file, sum)))
    return listed.map(([file, sum, bytes]) => ({ file, contents: '', kept: { hash: sum, bytes } }));

  const kept = store.read(key);
  if (kept) return kept;

  const { bundleLiveModules } = await import('../live/bundle-live-modules.ts');
  const { files, manifest, reads } = await bundleLiveModules({
    root,
    specifiers,
    define,
    megabytes,
    sources,
    minify: true,
  });
  const frame = writeFrameDocument(digest);
  const document = `frame.${hash(frame).slice(0, 10)}.html`;
  const made = [
    { file: `_app/live/${document}`, contents: frame },
    ...files.map((script) => ({ file: `_app/live/${script.name}`, contents: script.contents })),
    { file: liveManifestFile, contents: JSON.stringify({ folder: '../_app/live/', document, ...manifest }) },
  ];
  if (request.isSettled?.() === false) return made;
  const whole = addReads(wanted, { root, files: reads });
  if (reads.length > 0) sheets.write(readsKey, reads);
  store.write(whole, made);
  lists.write(
    hash(whole, 'names'),
    made.map(({ file, contents }) => [file, hash(contents), Buffer.byteLength(contents)]),
  );
  return made;
}

/** What demos and their wrappers import from packages. */
function findSpecifiers({ closures }: DemoFiles): LiveSpecifier[] {
  return [...closures.values()].flatMap(({ imports }) =>
    imports.flatMap(({ kind, typeOnly, specifier, names }) =>
      kind === 'package' && !typeOnly ? [{ specifier, names }] : [],
    ),
  );
}
