// Searches a built site in Chromium, like its readers, and prints costs and hits:
//
//   node bench/search/run-search.mjs --out /tmp/site/dist [--queries queries.json] [--minisearch FOLDER]
//
// Without a file of queries, they are made from headings of the site: two words of each, and again with a typo.
// FOLDER contains a node_modules with minisearch, for a comparison on the same texts.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.mjs';

const { values } = parseArgs({
  options: { out: { type: 'string' }, queries: { type: 'string' }, minisearch: { type: 'string' } },
});
const read = (file) => readFileSync(join(values.out, 'search', file), 'utf8');
const texts = { records: read('en.json'), words: read('en.words.json') };
const records = JSON.parse(texts.records);
const queries = values.queries ? JSON.parse(readFileSync(values.queries, 'utf8')).queries : planQueries(records);

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--headless', '--no-sandbox'] });
const page = await browser.newPage();
const rows = [await measureVitrine()];
if (values.minisearch) rows.push(await measureMiniSearch(values.minisearch));
console.table(rows);
await browser.close();

async function measureVitrine() {
  const script = await bundle(`
    import { createSearch } from './core/search/create-search.ts';
    import { judgeQueries } from './core/search/check/judge-queries.ts';
    globalThis.start = ({ records, words }) => createSearch(JSON.parse(records), JSON.parse(words));
    globalThis.judge = judgeQueries;`);
  await page.evaluate(script);
  const bytes = gzipSync(texts.records, { level: 9 }).length + gzipSync(texts.words, { level: 9 }).length;
  return { engine: 'own', 'index kB': kB(bytes), ...(await measureQueries()) };
}

async function measureMiniSearch(folder) {
  const script = await bundle(
    `
    import MiniSearch from 'minisearch';
    import { judgeQueries } from ${JSON.stringify(join(process.cwd(), 'core/search/check/judge-queries.ts'))};
    const options = { fields: ['heading', 'title', 'text'], storeFields: ['path'], searchOptions: {
      boost: { title: 3, heading: 2 }, fuzzy: 0.2, prefix: true } };
    globalThis.make = (documents) => { const index = new MiniSearch(options); index.addAll(documents); return JSON.stringify(index); };
    globalThis.start = ({ index }) => {
      const search = MiniSearch.loadJSON(index, options);
      return (query, { limit = 12 } = {}) => {
        const paths = [...new Set(search.search(query).map(({ path }) => path))];
        return { pages: paths.slice(0, limit).map((path) => ({ path, places: [] })), count: paths.length };
      };
    };
    globalThis.judge = judgeQueries;`,
    folder,
  );
  await page.evaluate(script);
  texts.index = await page.evaluate((documents) => globalThis.make(documents), listSections());
  const bytes = gzipSync(texts.index, { level: 9 }).length;
  return { engine: 'MiniSearch, sections', 'index kB': kB(bytes), ...(await measureQueries()) };
}

/** Runs the same queries on both engines; times are measured key by key. */
function measureQueries() {
  return page.evaluate(
    ({ texts, queries }) => {
      const began = performance.now();
      const search = globalThis.start(texts);
      const startMs = performance.now() - began;
      const times = [];
      for (const { query } of queries) {
        for (let end = 1; end <= query.length; end += 1) {
          const from = performance.now();
          search(query.slice(0, end));
          times.push(performance.now() - from);
        }
      }
      times.sort((a, b) => a - b);
      const { first, three, typo } = globalThis.judge(queries, search);
      const percent = (share) => Math.round(share * 1000) / 10;
      const round = (ms) => Math.round(ms * 10) / 10;
      return {
        'start ms': round(startMs),
        'p50 ms': round(times[Math.floor(times.length * 0.5)]),
        'p95 ms': round(times[Math.floor(times.length * 0.95)]),
        'first %': percent(first),
        'three %': percent(three),
        'typo, three %': percent(typo),
      };
    },
    { texts, queries },
  );
}

/** Lists the sections in Vitrine's index as documents for the other library. */
function listSections() {
  const { words, sections } = JSON.parse(texts.words);
  const bySection = new Map();
  let last = '';
  const lists = sections.split(' ');
  words.split(' ').forEach((written, at) => {
    last = last.slice(0, parseInt(written[0], 36)) + written.slice(1);
    for (const number of readNumbers(lists[at])) bySection.set(number, `${bySection.get(number) ?? ''} ${last}`);
  });
  let number = -1;
  return records.flatMap(({ pathname, title, headings, kind, description, names = [], keywords = [], api = [] }) => {
    const pageFacts = [...names, ...keywords, description, ...api.flatMap((lines) => lines.names.map(String))].join(
      ' ',
    );
    return [{ text: '' }, ...headings].map(({ id = '', text }) => {
      const body = kind === 'api' ? '' : (bySection.get((number += 1)) ?? '');
      return {
        id: `${pathname}#${id}`,
        path: pathname,
        title,
        heading: text,
        text: id === '' ? `${pageFacts} ${body}` : body,
      };
    });
  });
}

function readNumbers(text) {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const numbers = [];
  let [last, step, place] = [-1, 0, 1];
  for (const letter of text) {
    const digit = digits.indexOf(letter);
    step += (digit % 32) * place;
    place *= 32;
    if (digit >= 32) continue;
    numbers.push((last += step + 1));
    [step, place] = [0, 1];
  }
  return numbers;
}

/** Plans queries from the words of every third heading that is unique to one page. */
function planQueries(all) {
  const counts = new Map();
  for (const { headings } of all) for (const { text } of headings) counts.set(text, (counts.get(text) ?? 0) + 1);
  const copies = all.filter(({ pathname }) => !/^\/c\d+\//.test(pathname));
  const maxCount = Math.max(1, Math.round(all.length / copies.length));
  return copies
    .flatMap(({ pathname, headings }) =>
      headings.flatMap(({ text }) => {
        const words = text.split(/\s+/).filter((word) => word.length > 3);
        if (words.length < 2 || counts.get(text) > maxCount) return [];
        const same = all.filter(({ headings: other }) => other.some((heading) => heading.text === text));
        return [{ query: words.slice(0, 3).join(' '), pages: [pathname, ...same.map((each) => each.pathname)] }];
      }),
    )
    .filter((_, at) => at % 3 === 0);
}

async function bundle(contents, resolveDir = process.cwd()) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
  });
  const { text } = outputFiles[0];
  console.log(`script ${kB(gzipSync(text, { level: 9 }).length)} kB gzip`);
  return text;
}

function kB(bytes) {
  return Math.round(bytes / 102.4) / 10;
}
