// Row 4: two copies of the corpus, whose demos import from files and from packages.

import { createCorpusSite, describeSize, withoutCorpus } from './corpus-site.mjs';
import { measureInTurn } from './measure-in-turn.mjs';

const title = '`--copies 2 --demos library`';

/** Measures a cold build of the site. */
export async function benchTwoCopies({ coldRuns, ...bench }) {
  const site = createCorpusSite('two-copies', { ...bench, flags: ['--copies', '2'] });
  if (!site) return [{ row: 4, site: title, ...withoutCorpus }];

  const [measured] = await measureInTurn([{ name: 'cold', prepare: site.forget, build: site.build }], {
    runs: coldRuns,
  });
  site.remove();
  const size = measured.pages === undefined ? '' : `: ${describeSize(measured)}`;
  return [{ row: 4, site: `${title}${size}`, target: { seconds: 60, memory: 1.5e9 }, ...measured }];
}
