// Row 5: a cold build of this repository's site, apart from its usual output and cache.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { measureBuild } from './bench-site.mjs';
import { describeSize } from './corpus-site.mjs';
import { measureInTurn } from './measure-in-turn.mjs';

/** Measures the site, and counts the progress lines of its build. */
export async function benchOwnSite({ coldRuns, repository, limits }) {
  const folder = join(repository, 'bench/.sites/own');
  const args = ['--root', repository, '--out', join(folder, 'out'), '--no-cache'];
  mkdirSync(folder, { recursive: true });

  const [measured] = await measureInTurn(
    [
      {
        name: 'cold',
        prepare: () => rmSync(join(folder, 'out'), { recursive: true, force: true }),
        build: () => measureBuild(args, { repository, limits, report: join(folder, 'report.json') }),
      },
    ],
    { runs: coldRuns },
  );
  rmSync(folder, { recursive: true, force: true });
  const size = measured.pages === undefined ? '' : `: ${describeSize(measured)}`;
  return [
    {
      row: 5,
      site: `this repository${size}`,
      target: { seconds: 20 },
      note: `${measured.progressLines ?? 0} lines of progress`,
      ...measured,
    },
  ];
}
