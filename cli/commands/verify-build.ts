import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../core/model/problem.ts';
import { buildSite } from '../build.ts';
import type { BuildOptions } from '../build-options.ts';
import type { BuildSummary } from '../output/report/build-report.ts';
import { readMarker } from '../output/output-folder.ts';
import { hash } from '../files/hash.ts';
import { readIfThere } from '../files/read-if-there.ts';

/** Builds the site again without the cache in another folder, and compares every byte. */
export async function verifyBuild(report: BuildSummary, options: BuildOptions): Promise<BuildSummary> {
  const scratch = mkdtempSync(join(tmpdir(), 'docs-verify-'));
  const out = join(scratch, 'out');

  try {
    options.progress?.begin('verify');
    await buildSite({ ...options, out, cache: join(scratch, 'cache') });
    options.progress?.end('verify');
    const problems = compareFolders(options.out, out, report.hasPlugins);
    return { ...report, status: problems.length > 0 ? 1 : report.status, problems: [...report.problems, ...problems] };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function compareFolders(cached: string, clean: string, hasPlugins: boolean): Problem[] {
  const files = new Set([...(readMarker(cached)?.files.keys() ?? []), ...(readMarker(clean)?.files.keys() ?? [])]);

  return [...files].sort().flatMap((file): Problem[] => {
    const [cachedBytes, cleanBytes] = [readIfThere(join(cached, file)), readIfThere(join(clean, file))];
    if (cachedBytes && cleanBytes && hash(cachedBytes) === hash(cleanBytes)) return [];
    return [
      {
        rule: 'verify-differs',
        severity: 'error',
        place: { file },
        message:
          cachedBytes && cleanBytes
            ? 'This file differs from the one that a build from scratch writes'
            : `Only the build ${cachedBytes ? 'with the cache' : 'from scratch'} has this file`,
        hint: hasPlugins
          ? 'Look for code in plugins that uses the time, random numbers or the network. If there is none, remove the folder .vitrine, build again, and report this as a fault of the engine.'
          : 'Remove the folder .vitrine, build again, and report this as a fault of the engine.',
      },
    ];
  });
}
