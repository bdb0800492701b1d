// Row 1: three copies of the corpus, with an API: cold, unchanged, a page edited, a demo edited.

import { createCorpusSite, describeSize, withoutCorpus } from './corpus-site.mjs';
import { editOneDemo, editPage } from './edit-site.mjs';
import { measureInTurn } from './measure-in-turn.mjs';

const title = '`--copies 3 --demos library --api`';
const targets = [{ seconds: 45, memory: 1.5e9 }, { seconds: 1.5 }, { seconds: 2 }, { seconds: 2.5, memory: 600e6 }];

/** Measures the large site. */
export async function benchLargeSite({ runs, coldRuns, ...bench }) {
  const site = createCorpusSite('large', { ...bench, flags: ['--copies', '3', '--api'] });
  if (!site) return [{ row: 1, site: title, ...withoutCorpus }];
  const { build } = site;

  const measured = await measureInTurn(
    [
      { name: 'cold', runs: coldRuns, prepare: site.forget, build },
      { name: 'nothing changed', goesOn: true, prepare: () => {}, build },
      { name: 'one page’s text edited', goesOn: true, prepare: () => editPage(site.root), build },
      { name: 'one demo edited', goesOn: true, prepare: (run) => editOneDemo(site.root, run), build },
    ],
    { runs },
  );
  site.remove();
  const size = measured[0].pages === undefined ? '' : `: ${describeSize(measured[0])}`;
  return measured.map((each, at) => ({
    row: 1,
    site: `${title}${at === 0 ? size : ''}`,
    target: targets[at],
    ...each,
  }));
}
