// What an author changes in a site of the benchmark: a sentence of a page, a text of a demo.

import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editDemo } from './edit-demo.mjs';

/** Adds a new sentence to a page in the middle, which has a previous and a next page. */
export function editPage(root) {
  const pages = listContent(root, '.md').filter((file) => !file.startsWith('blog'));
  appendFileSync(join(root, 'content', middleOf(pages)), `\nWritten at ${performance.now()}.\n`);
}

/** Edits a demo that only the page of its own folder shows. */
export function editOneDemo(root, run) {
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
