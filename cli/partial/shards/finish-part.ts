// Writes the pages of one shard to the folder of its part. Their problems are reported, and stored in the part: the
// merge reports them with the rest.

import { dirname } from 'node:path';
import { locateProblems } from '../../site/load/locate-problems.ts';
import { toBuildRecord, writeBuildRecord } from '../../output/build-record.ts';
import { collectProblems } from '../../output/collect-problems.ts';
import { finishSite, toSiteContents } from '../../output/finish-site.ts';
import type { BuildPlace } from '../../site/load/to-build-place.ts';
import type { BuildRecord } from '../../output/build-record.ts';
import type { BuiltPages } from '../../pages/make-pages.ts';
import { toReport, type BuildReport } from '../../output/report/build-report.ts';
import type { Stopwatch } from '../../output/report/stopwatch.ts';
import { dropPart, toPartStages, writePart } from './part.ts';
import { shareStages } from './share-stages.ts';
import type { Shard } from './shard.ts';

interface PartOptions extends BuildPlace {
  readonly shard: Shard;
  readonly base: string;
  readonly record: BuildRecord;
  readonly strict?: boolean;
  readonly stopwatch: Stopwatch;
  readonly log: (message: string) => void;
}

const noPublicFiles = { files: {}, problems: [] };

/** Writes the part of a shard, and reports its files and problems. */
export async function finishPart(builtPages: BuiltPages, options: PartOptions): Promise<BuildReport> {
  const { root, out, cache, engineKey, shard, base, record, stopwatch } = options;
  const found = builtPages.pages.flatMap(
    ({
      record: {
        made: { facts },
      },
    }) => facts.problems,
  );
  const problems = collectProblems(await locateProblems(found, root), options);
  const folder = dirname(out);

  stopwatch.begin('write');
  dropPart(folder);
  const contents = toSiteContents(builtPages, { publicFiles: noPublicFiles, siteFiles: [] });
  const finished = await finishSite(contents, { ...options, base }, record);
  const partRecord = toBuildRecord(builtPages, noPublicFiles, finished);
  writeBuildRecord(partRecord, options);
  shareStages(cache, toPartStages(folder));
  writePart(folder, { shard, engineKey, record: { pages: partRecord.pages, files: partRecord.files } });
  stopwatch.end('write');
  return toReport({ problems, base, builtPages, finished, stopwatch });
}
