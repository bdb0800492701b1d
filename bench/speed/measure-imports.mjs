// Ten pages with a button that is imported from its package, as a multiple of ten that import it from its file.

import { createWaysToImport } from '../demos/row-2-ways-to-import.mjs';
import { measureSteps } from './measure-engines.mjs';

/** Measures both sites with each engine. */
export async function measureImports({ engines, runs, limits }) {
  const sites = engines.map(({ name, repository }) => ({
    name,
    ...createWaysToImport(10, { repository, limits }),
  }));
  const [plain, named] = ['byFile', 'byPackage'].map((way) =>
    sites.map((site) => ({ name: site.name, forget: site[way].forget, build: site[way].build })),
  );
  const step = { name: 'from nothing', prepare: (builder) => builder.forget() };
  // In one list, so that all four take turns.
  const builders = [...plain, ...named].map((builder, at) => ({ ...builder, name: String(at) }));
  const [{ by }] = await measureSteps([step], builders, { runs });
  sites.forEach((site) => [site.byFile, site.byPackage].forEach((each) => each.remove()));

  return [
    {
      site: "ten pages, `{ Button } from '@mui/material'`",
      step: step.name,
      target: { plain: 1.15 },
      by: Object.fromEntries(
        engines.map(({ name }, at) => {
          const [byFile, byPackage] = [by[at], by[at + engines.length]];
          return [name, { ...byPackage, ratio: byPackage.wall / byFile.wall }];
        }),
      ),
    },
  ];
}
