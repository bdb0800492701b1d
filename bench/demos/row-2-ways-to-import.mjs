// Row 2: the same button imported from its file and from its package, with several numbers of pages, in turn.

import { createBenchSite } from './bench-site.mjs';
import { makeLibrarySite } from './make-library-site.mjs';
import { measureInTurn } from './measure-in-turn.mjs';

const element = (number) => `<Button variant="outlined">Button ${number}</Button>`;
const byFile = "import Button from '@mui/material/Button'";
const byPackage = "import { Button } from '@mui/material'";
const pageCounts = [10, 20, 40];

/** Measures both imports, and the second as a multiple of the first. */
export async function benchWaysToImport({ runs, ...bench }) {
  const cases = pageCounts.flatMap((pages) =>
    [byFile, byPackage].map((line) => ({ pages, line, site: createSite({ pages, line }, bench) })),
  );

  const measured = await measureInTurn(
    cases.map(({ site }) => ({ name: 'cold', prepare: site.forget, build: site.build })),
    { runs },
  );
  cases.forEach(({ site }) => site.remove());
  return cases.map(({ pages, line }, at) => ({
    row: 2,
    site: `${pages} pages, \`${line}\``,
    ...(line === byFile ? { target: pages === 10 ? { seconds: 3, memory: 0.4e9 } : {} } : { target: { ratio: 1.2 } }),
    ...(line === byPackage && compare(measured[at], measured[at - 1])),
    ...measured[at],
  }));
}

/** Makes both sites with one number of pages. */
export function createWaysToImport(pages, bench) {
  return {
    byFile: createSite({ pages, line: byFile }, bench),
    byPackage: createSite({ pages, line: byPackage }, bench),
  };
}

function createSite({ pages, line }, bench) {
  const site = createBenchSite(`button-${line === byFile ? 'file' : 'package'}-${pages}`, bench);
  site.write(makeLibrarySite({ line: `${line};`, element }, { pages }));
  return site;
}

// CPU seconds do not depend on the load of the machine, so they are reported as well.
function compare(measured, base) {
  if (measured.stopped !== undefined || base.stopped !== undefined) return {};
  const ratio = {
    wall: measured.wall / base.wall,
    ...(measured.memory !== undefined && { memory: measured.memory / base.memory }),
  };
  return { ratio, ...(measured.cpu !== undefined && { note: `CPU ${(measured.cpu / base.cpu).toFixed(2)} ×` }) };
}
