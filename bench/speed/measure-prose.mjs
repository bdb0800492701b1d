// Three copies of the corpus without demos, built by each engine and by Hugo.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createCorpusSite, withoutCorpus } from '../demos/corpus-site.mjs';
import { editPage } from '../demos/edit-site.mjs';
import { measureCommand } from '../measure-command.mjs';
import { makeHugoSite } from './make-hugo-site.mjs';
import { measureSteps } from './measure-engines.mjs';

const flags = ['--copies', '3'];

/** Measures the site. */
export async function measureProse({ engines, hasHugo, runs, limits }) {
  const sites = engines.map(({ name, repository }) => {
    const site = createCorpusSite('prose', { repository, limits, flags, demos: 'none' });
    return site && { name, ...site };
  });
  if (sites.includes(undefined)) return [{ site: 'prose', step: 'from nothing', by: { now: withoutCorpus } }];
  const builders = hasHugo ? [...sites, createHugo(sites[0].root, { limits })] : sites;

  const rows = await measureSteps(
    [
      { name: 'from nothing', prepare: (builder) => builder.forget(), target: { hugo: 3, memory: 250e6 } },
      { name: 'nothing changed', prepare: () => {}, target: { hugo: 0.3 } },
      { name: 'one page edited', prepare: (builder) => editPage(builder.root), target: { hugo: 0.7 } },
    ],
    builders,
    { runs },
  );
  builders.forEach((builder) => builder.remove());
  return rows.map((row) => ({ site: `${rows[0].by.now.pages} pages of prose`, ...row }));
}

/** Lays the same Markdown out for Hugo, in a folder beside the site. */
function createHugo(site, { limits }) {
  const root = join(site, '../hugo');
  mkdirSync(root, { recursive: true });
  makeHugoSite(join(site, 'content'), root);
  return {
    name: 'Hugo',
    root,
    forget: () => ['public', 'resources'].forEach((each) => rmSync(join(root, each), { recursive: true, force: true })),
    build: () => measureCommand('hugo', ['--quiet', '--source', root], limits),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
