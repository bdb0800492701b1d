// Makes a site of the benchmark from the corpus of real documentation, with demos that import real libraries.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBenchSite } from './bench-site.mjs';

/** Makes the site; undefined if the corpus is not next to the repository. */
export function createCorpusSite(name, { flags, demos = 'library', ...bench }) {
  const corpus = join(bench.repository, '../shared/corpus/make-site.mjs');
  if (!existsSync(corpus)) return undefined;
  const site = createBenchSite(name, bench);
  execFileSync(process.execPath, [corpus, site.root, '--demos', demos, ...flags], { stdio: 'ignore' });
  return site;
}

/** The row of a site that cannot be created. */
export const withoutCorpus = { name: 'cold', stopped: 'not run, as ../shared/corpus is not there', runs: [] };

/** Describes the size of a site. */
export function describeSize({ pages = 0, demos = 0, apiPages = 0 }) {
  return `${pages} pages, ${demos} demos${apiPages > 0 ? `, ${apiPages} of the pages and tabs of the API` : ''}`;
}
