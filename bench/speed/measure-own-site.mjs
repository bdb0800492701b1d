// The site of each checkout, built by itself: from nothing, unchanged, and checked.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeSize } from '../demos/corpus-site.mjs';
import { measureBuild } from '../demos/bench-site.mjs';
import { measureCommand } from '../measure-command.mjs';
import { measureSteps } from './measure-engines.mjs';

/** Measures the sites. The caches of the checkouts are removed. */
export async function measureOwnSite({ engines, runs, limits }) {
  const builders = engines.map(({ name, repository }) => {
    const folder = join(repository, 'bench/.sites/own');
    const args = ['--root', repository, '--out', join(folder, 'out')];
    return {
      name,
      forget: () =>
        [folder, join(repository, '.vitrine')].forEach((each) => rmSync(each, { recursive: true, force: true })),
      check: () =>
        measureCommand(process.execPath, [join(repository, 'bin/docs.mjs'), 'check', ...args], {
          ...limits,
          statuses: [0, 1],
        }),
      build: () => measureBuild(args, { repository, limits, report: join(repository, 'bench/.sites/own.json') }),
    };
  });

  const built = await measureSteps(
    [
      {
        name: 'from nothing',
        prepare: (builder) => builder.forget(),
        target: { seconds: 30, before: 0.4, memory: 1e9 },
      },
      { name: 'nothing changed', prepare: () => {}, target: { seconds: 0.5 } },
    ],
    builders,
    { runs },
  );
  const checked = await measureSteps(
    [{ name: '`docs check`', prepare: () => {}, target: { seconds: 3 } }],
    builders.map(({ name, check }) => ({ name, build: check })),
    { runs },
  );
  builders.forEach((builder) => builder.forget());
  const size = describeSize(built[0].by.now);
  return [...built, ...checked].map((row) => ({ site: `own site (${size})`, ...row }));
}
