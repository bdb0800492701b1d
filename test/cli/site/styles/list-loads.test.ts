import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listLoads } from '../../../../cli/site/styles/list-loads.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function list(file: string, text: string): string[] {
  const root = siteFolder({
    [file]: text,
    'content/_tokens.scss': "@forward 'parts/deep';\n",
    'content/parts/_deep.scss': '$a: 1px;\n',
    'content/base.less': "@import 'more.css';\n",
    'packages/kit/_index.scss': '$b: 1px;\n',
  });
  roots.push(root);
  return listLoads(join(root, file), [join(root, 'packages')]).map((path) =>
    relative(root, path).replaceAll('\\', '/'),
  );
}

const sassNames = (folder: string, name: string) => [
  ...['scss', 'sass', 'css'].flatMap((ending) => [`${folder}/_${name}.${ending}`, `${folder}/${name}.${ending}`]),
  ...['scss', 'sass', 'css'].flatMap((ending) => [
    `${folder}/${name}/_index.${ending}`,
    `${folder}/${name}/index.${ending}`,
  ]),
];

describe('the files that a style sheet loads', () => {
  it.each<[file: string, text: string, loads: string[]]>([
    [
      'content/a.scss',
      "@use 'sass:math';\n@use 'tokens' as *;\n",
      ['content/_tokens.scss', 'content/parts/_deep.scss'],
    ],
    ['content/a.scss', "@use 'kit';\n", ['packages/kit/_index.scss']],
    ['content/a.scss', "@use './gone';\n", [...sassNames('content', 'gone'), ...sassNames('packages', 'gone')]],
    [
      'content/a.scss',
      "@import 'x.scss', 'tokens';\n",
      [
        'content/_x.scss',
        'content/x.scss',
        'packages/_x.scss',
        'packages/x.scss',
        'content/_tokens.scss',
        'content/parts/_deep.scss',
      ],
    ],
    ['content/a.scss', "@include meta.load-css('tokens');\n", ['content/_tokens.scss', 'content/parts/_deep.scss']],
    ['content/a.sass', '@import tokens\n', ['content/_tokens.scss', 'content/parts/_deep.scss']],
    ['content/a.less', "@import (reference) 'base';\n", ['content/base.less', 'content/more.css', 'packages/more.css']],
    ['content/a.less', "@import './x';\n", ['content/x.less', 'content/x', 'packages/x.less', 'packages/x']],
    ['content/a.less', "@import url('https://example.com/a.css');\n@import '@{theme}/b';\n", []],
  ])('are read from its text: %s, %j', (file, text, loads) => {
    expect(list(file, text)).toEqual([file, ...loads]);
  });
});
