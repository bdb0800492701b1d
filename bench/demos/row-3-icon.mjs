// Row 3: one icon imported from its package, which has thousands.

import { createBenchSite } from './bench-site.mjs';
import { makeLibrarySite } from './make-library-site.mjs';
import { measureInTurn } from './measure-in-turn.mjs';

const line = "import { Add } from '@mui/icons-material'";
const pageCounts = [1, 4];

/** Measures one page and four. */
export async function benchIcon({ runs, ...bench }) {
  const sites = pageCounts.map((pages) => {
    const site = createBenchSite(`icon-${pages}`, bench);
    site.write(makeLibrarySite({ line: `${line};`, element: () => '<Add titleAccess="Add" />' }, { pages }));
    return site;
  });

  const measured = await measureInTurn(
    sites.map((site) => ({ name: 'cold', prepare: site.forget, build: site.build })),
    { runs },
  );
  sites.forEach((site) => site.remove());
  return pageCounts.map((pages, at) => ({
    row: 3,
    site: `${pages} ${pages === 1 ? 'page' : 'pages'}, \`${line}\``,
    target: { seconds: 4 },
    ...measured[at],
  }));
}
