// Row 6: one import from the package of each of eight libraries, on twenty pages.
// Libraries that this repository does not install are installed next to the sites on request.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBenchSite } from './bench-site.mjs';
import { installLibraries, toLibrariesFolder } from './install-libraries.mjs';
import { libraries } from './libraries.mjs';
import { makeLibrarySite } from './make-library-site.mjs';
import { measureInTurn } from './measure-in-turn.mjs';

const pages = 20;

/** Measures every library that is installed. */
export async function benchLibraries({ runs, withLibraries, ...bench }) {
  const folder = toLibrariesFolder(bench.repository);
  if (withLibraries) installLibraries(folder);
  const places = libraries.map(({ name }) =>
    [bench.repository, folder].find((each) => existsSync(join(each, 'node_modules', name, 'package.json'))),
  );
  const present = libraries.flatMap((library, at) => (places[at] ? [{ library, place: places[at] }] : []));
  const sites = present.map(({ library, place }) => createSite(library, { ...bench, place }));

  const measured = await measureInTurn(
    sites.map((site) => ({ name: 'cold', prepare: site.forget, build: site.build })),
    { runs },
  );
  sites.forEach((site) => site.remove());
  const results = new Map(present.map(({ library }, at) => [library, measured[at]]));
  return libraries.map((library) => ({
    row: 6,
    site: `${pages} pages, \`${library.line}\``,
    ...(results.get(library) ?? { name: 'cold', stopped: 'not run, install it with --libraries', runs: [] }),
  }));
}

function createSite({ name, line, ...library }, { place, ...bench }) {
  const folder = name.replaceAll(/\W+/g, '-');
  const isOwn = place === bench.repository;
  const site = createBenchSite(`library-${folder}`, {
    ...bench,
    ...(!isOwn && { folder: join(place, 'sites', folder) }),
  });
  site.write(makeLibrarySite({ line: `${line};`, ...library }, { pages }));
  return site;
}
