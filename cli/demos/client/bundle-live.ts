// The packages that a site's demos import → the scripts that edited demos may import, and their list.
//
// Cached by key: they change with the packages, not with the demos. Pages do not contain their names, so pages need not
// wait for them: the list has the same URL in every build.

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
  /** Memory limit for bundling a package. */
  readonly megabytes?: number;
  /** Whether libraries that are worked on are taken from their sources. */
  readonly sources?: SourceSettings;
  /** Returns whether the key of the packages still matches the files that were read. */
  readonly isSettled?: () => boolean;
  /** Returns whether a file is in the output folder with exactly these contents. */
  readonly isInPlace?: (file: string, hash: string) => boolean;
  readonly log: (message: string) => void;
}

type KeptFile = readonly [file: string, hash: string, bytes: number];

/** Bundles the packages that demos import, or reads the stored bundle of an earlier build. */
export async function bundleLive(request: LiveRequest): Promise<readonly OutputFile[]> {
  const { root, cache, engineKey, packagesKey, define, megabytes, sources, log, isInPlace } = request;
  const specifiers = findSpecifiers(request.files);
  const baseKey = hash(toLiveModulesKey({ root, specifiers, define, engineKey, packagesKey }), String(megabytes));
  const store = openStore<readonly OutputFile[]>(cache, 'live', { log });
  const sheets = openStore<readonly string[]>(cache, 'live', { log });
  // The source files of style sheets are known only after compiling them.
  const readsKey = hash(baseKey, 'reads');
  const key = addReads(baseKey, { root, files: sheets.read(readsKey) ?? [] });
  const lists = openStore<readonly KeptFile[]>(cache, 'lists', { log });
  // A separate key, so that the entry of the scripts is not taken for that of their names.
  const listKey = hash(key, 'names');
  const listed = lists.read(listKey);
  if (listed?.every(([file, sum]) => isInPlace?.(file, sum)))
    return listed.map(([file, sum, bytes]) => ({ file, contents: '', kept: { hash: sum, bytes } }));

  const stored = store.read(key);
  if (stored) return stored;

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
  const builtFiles = [
    { file: `_app/live/${document}`, contents: frame },
    ...files.map((script) => ({ file: `_app/live/${script.name}`, contents: script.contents })),
    { file: liveManifestFile, contents: JSON.stringify({ folder: '../_app/live/', document, ...manifest }) },
  ];
  if (request.isSettled?.() === false) return builtFiles;
  const fullKey = addReads(baseKey, { root, files: reads });
  if (reads.length > 0) sheets.write(readsKey, reads);
  store.write(fullKey, builtFiles);
  lists.write(
    hash(fullKey, 'names'),
    builtFiles.map(({ file, contents }) => [file, hash(contents), Buffer.byteLength(contents)]),
  );
  return builtFiles;
}

/** Lists what demos and their wrappers import from packages. */
function findSpecifiers({ closures }: DemoFiles): LiveSpecifier[] {
  return [...closures.values()].flatMap(({ imports }) =>
    imports.flatMap(({ kind, typeOnly, specifier, names }) =>
      kind === 'package' && !typeOnly ? [{ specifier, names }] : [],
    ),
  );
}
