// The links between the texts of this repository: to a file that is there, and to a heading that it has.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parsePage } from './core/markdown/parse-page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((file) => (file.endsWith('.md') ? [`${folder}/${file}`] : [])),
  ),
];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const links = files.flatMap((file) =>
  [
    ...read(file)
      .replace(/^(`{3,})[^]*?^\1/gm, '')
      .replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].flatMap(([, href = '']) => (/^[a-z]+:|^\//.test(href) ? [] : [{ file, href }])),
);

const headings = new Map(files.map((file) => [file, parsePage(read(file)).headings.map(({ id }) => id)]));

it('The links of the documentation are found', () => {
  expect(links.length).toBeGreaterThan(60);
});

it('The links of the documentation lead to files and headings that exist', () => {
  const broken = links.filter(({ file, href }) => {
    const [path = '', fragment] = href.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(root, target))) return true;
    if (fragment === undefined) return false;
    return !headings.get(target)?.includes(fragment);
  });

  expect(broken).toEqual([]);
});
