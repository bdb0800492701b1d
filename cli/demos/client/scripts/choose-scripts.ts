// The modules of a library → the scripts that pages share, and the selection of scripts for each page.

import { splitPackage } from '../../../../core/demos/closure/split-package.ts';
import type { Library } from '../../../../core/demos/library/library.ts';
import { planSharedScripts, type SharedFacts } from '../../../../core/demos/library/plan-shared-scripts.ts';
import { writeDefinitions } from '../../../../core/demos/library/write-definitions.ts';
import { hash } from '../../../files/hash.ts';

/** A script that defines modules of packages. */
export interface LibraryScript {
  /** Its file in _app/. */
  readonly name: string;
  readonly contents: string;
  readonly ids: ReadonlySet<string>;
}

/** A page loads a shared script only if it needs at least this fraction of its bytes. */
const worthwhile = 0.8;

/** Writes the shared scripts of a library; `base` is the engine's script in which they define modules. */
export function writeLibraryScripts(
  library: Library,
  base: string,
  facts: Pick<SharedFacts, 'isForAll' | 'isStable'> = {},
): LibraryScript[] {
  return planSharedScripts(library, { packageOf: (specifier) => splitPackage(specifier).name, ...facts }).map((ids) => {
    const contents = `import{modules as m}from${JSON.stringify(`./${base}`)};\n${writeDefinitions('m.define', { ids, library })}\n`;
    return { name: `library.${hash(contents).slice(0, 10)}.js`, contents, ids: new Set(ids) };
  });
}

/** Chooses the scripts that a page loads, and the modules that are copied into its own script. */
export function chooseScripts(
  needed: ReadonlySet<string>,
  { library, scripts }: { library: Library; scripts: readonly LibraryScript[] },
): { loaded: LibraryScript[]; copied: string[] } {
  const loaded = scripts.filter(({ ids }) => {
    const all = [...ids];
    return (
      countBytes(
        all.filter((id) => needed.has(id)),
        library,
      ) >=
      worthwhile * countBytes(all, library)
    );
  });
  return { loaded, copied: [...needed].filter((id) => !loaded.some(({ ids }) => ids.has(id))) };
}

function countBytes(ids: readonly string[], { modules }: Library): number {
  return ids.reduce((sum, id) => sum + (modules[id]?.code.length ?? 0), 0);
}
