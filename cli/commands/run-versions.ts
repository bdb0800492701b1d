// docs versions: writes versions.json from the settings of a site, for a host without a version at its root.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { renderVersionList } from '../../core/publish/versions/render-version-list.ts';
import { hasErrors, sortProblems } from '../../core/model/problem.ts';
import { loadSite } from '../site/load/load-site.ts';
import { createLogOnce } from '../output/report/create-log-once.ts';
import { formatDiagnostics } from '../output/report/format-diagnostics.ts';
import { openCache } from '../files/store/open-cache.ts';

/** The flags of the command, as commander gives them. */
export interface VersionsFlags {
  readonly root: string;
  readonly out?: string;
}

/** Prints the list or writes it, and returns the exit status. */
export async function runVersions({ root: folder, out }: VersionsFlags): Promise<number> {
  const root = resolve(folder);
  const log = createLogOnce(console.error);
  const cache = openCache(root, { log });
  try {
    const loaded = await loadSite({ root, cache: cache.folder, log });
    if (!('site' in loaded)) {
      process.stderr.write(formatDiagnostics({ problems: sortProblems(loaded.problems) }, 'text', { root }));
      return hasErrors(loaded.problems) ? 2 : 0;
    }
    const text = renderVersionList(loaded.site);
    if (out === undefined) process.stdout.write(text);
    else {
      mkdirSync(dirname(resolve(out)), { recursive: true });
      writeFileSync(out, text);
    }
    return 0;
  } finally {
    cache.close();
  }
}
