// Two copies of the corpus as a family of libraries: with demos that import what real ones do, and an API.

import { createCorpusSite, describeSize, withoutCorpus } from '../demos/corpus-site.mjs';
import { editOneDemo, editPage } from '../demos/edit-site.mjs';
import { measureSteps } from './measure-engines.mjs';

/** Measures the site. */
export async function measureFamilySite({ engines, runs, limits }) {
  const builders = engines.map(({ name, repository }) => {
    const site = createCorpusSite('family', { repository, limits, flags: ['--copies', '2', '--api'] });
    return site && { name, ...site };
  });
  if (builders.includes(undefined)) return [{ site: 'family', step: 'from nothing', by: { now: withoutCorpus } }];

  const rows = await measureSteps(
    [
      { name: 'from nothing', prepare: (builder) => builder.forget(), target: { seconds: 40, memory: 1.2e9 } },
      { name: 'nothing changed', prepare: () => {}, target: { seconds: 0.5 } },
      { name: 'one demo edited', prepare: (builder, run) => editOneDemo(builder.root, run), target: { seconds: 2 } },
      { name: 'one page edited', prepare: (builder) => editPage(builder.root), target: { seconds: 1.5 } },
    ],
    builders,
    { runs },
  );
  builders.forEach((builder) => builder.remove());
  const size = describeSize(rows[0].by.now);
  return rows.map((row) => ({ site: `a family (${size})`, ...row }));
}
