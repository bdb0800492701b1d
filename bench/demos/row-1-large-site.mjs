// Row 1: three copies of the corpus, with an API: cold, unchanged, a page edited, a demo edited.

import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCorpusSite, describeSize, withoutCorpus } from './corpus-site.mjs';
import { editDemo } from './edit-demo.mjs';
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

// Adds a new sentence to a page in the middle, which has a previous and a next page.
function editPage(root) {
  const pages = listContent(root, '.md').filter((file) => !file.startsWith('blog'));
  appendFileSync(join(root, 'content', middleOf(pages)), `\nWritten at ${performance.now()}.\n`);
}

// Edits a demo that only the page of its own folder shows.
function editOneDemo(root, run) {
  const demos = listContent(root, '.tsx').filter((file) => isShownOnce(root, file) && editDemo(read(root, file), 0));
  if (demos.length === 0) throw new Error('No demo of the site has a text to edit');
  const file = middleOf(demos);
  writeFileSync(join(root, 'content', file), editDemo(read(root, file), run));
}

function isShownOnce(root, file) {
  const name = file.slice(dirname(file).length + 1, -'.tsx'.length);
  return read(root, join(dirname(file), 'index.md')).split(`"${name}.js"`).length === 2;
}

function listContent(root, ending) {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(ending)).sort();
}

function read(root, file) {
  return readFileSync(join(root, 'content', file), 'utf8');
}

function middleOf(list) {
  return list[Math.floor(list.length / 2)];
}
