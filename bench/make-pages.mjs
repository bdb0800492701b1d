// OUT [--copies N] → a site of 93 pages per copy and 8 posts, with two products and their trees.
// Used if the corpus of real documentation is not available. Always the same bytes.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRandom, makeBody, makeSentence } from './page-text.mjs';

const products = [
  { id: 'kit', name: 'Kit', version: '2.1.0', packageName: '@example/kit', pages: 65 },
  { id: 'base', name: 'Base', version: '0.9.3', packageName: '@example/base', pages: 28 },
];
const posts = 8;
const groups = [
  'Getting started',
  'Inputs',
  'Layout',
  'Feedback',
  'Navigation',
  'Data display',
  'Customization',
  'Guides',
  'Migration',
];

/** Makes the files of the site: their contents by path. */
export function makeSite({ copies }) {
  const planned = products.flatMap((product) => planProduct(product, copies));
  const links = planned.filter(({ copy }) => copy === 1).map(({ path }) => path);

  return new Map([
    ['docs.config.ts', `export default ${JSON.stringify(makeConfig(), null, 2)};\n`],
    ...products.map(({ id }) => [`nav/${id}.ts`, makeTree(planned.filter((page) => page.product === id))]),
    ...planned.map(({ path, title, seed }) => [`content${path}index.md`, makeBody(title, { seed, links })]),
    ...Array.from({ length: posts }, (_, index) => [`content/blog/post-${index + 1}.md`, makePost(index, links)]),
  ]);
}

function planProduct({ id, pages }, copies) {
  return Array.from({ length: copies * pages }, (_, index) => {
    const copy = 1 + Math.floor(index / pages);
    const number = 1 + (index % pages);
    const group = groups[Math.floor((number - 1) / 8)];
    const name = `${group.toLowerCase().replace(' ', '-')}-${number}`;
    return {
      product: id,
      copy,
      group,
      path: `/${id}/${copy === 1 ? '' : `c${copy}/`}${name}/`,
      title: `${group} ${number}`,
      seed: number * 7919 + copy * 104_729 + id.length,
    };
  });
}

function makeTree(pages) {
  const entries = [...groupPages(pages)].map(([pathname, members]) => ({
    pathname,
    title: members[0].copy === 1 ? members[0].group : `${members[0].group}, copy ${members[0].copy}`,
    children: members.map(({ path, title }) => ({ pathname: path.slice(0, -1), title })),
  }));
  return `export default ${JSON.stringify(entries, null, 2)};\n`;
}

function groupPages(pages) {
  const byPath = new Map();
  for (const page of pages) byPath.set(toGroupPath(page), [...(byPath.get(toGroupPath(page)) ?? []), page]);
  return byPath;
}

function toGroupPath({ product, copy, group }) {
  return `/${product}/c${copy}-${group.toLowerCase().replace(' ', '-')}-group`;
}

function makePost(index, links) {
  const title = `Release notes, number ${index + 1}`;
  const date = `2023-0${index + 1}-15`;
  const description = makeSentence(createRandom(index)).replaceAll('`', '');
  const head = `---\ntitle: ${title}\ndescription: ${JSON.stringify(description)}\ndate: ${date}\nauthors: ['example']\ntags: ['Product']\n---\n\n`;
  return head + makeBody(title, { seed: 500 + index, links });
}

function makeConfig() {
  return {
    title: 'Pages for the benchmark',
    url: 'https://docs.example.com',
    description: 'Made-up documentation of two component libraries.',
    products: products.map(({ id, name, version, packageName }) => ({ id, name, version, packageName })),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , out, , copies = '1'] = process.argv;
  const site = makeSite({ copies: Number(copies) });
  for (const [file, text] of site) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
  console.log(`${[...site.keys()].filter((file) => file.endsWith('.md')).length} pages in ${out}`);
}
