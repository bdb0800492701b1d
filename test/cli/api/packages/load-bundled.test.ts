import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isForBundlers, loadBundled } from '../../../../cli/api/packages/load-bundled.ts';

const root = mkdtempSync(join(tmpdir(), 'load-bundled-'));
const importer = join(root, 'docs.config.ts');
const files = {
  'kit/package.json': '{ "name": "kit", "type": "module", "main": "index.js" }',
  'kit/index.js':
    "import './kit.css';\nimport dot from './dot.png';\nimport { isElement } from 'not-installed';\nimport { createElement } from 'react';\n" +
    'export const Button = (props) => createElement("button", props, dot && "");\nexport const judge = () => isElement;\nexport const version = createElement("a").type;\n',
  'kit/kit.css': '.kit { color: red }',
  'kit/dot.png': 'no picture',
  'react/package.json': '{ "name": "react", "main": "index.js" }',
  'react/index.js': 'exports.createElement = (type) => ({ type, from: "the one React" });',
  'old/package.json': '{ "name": "old", "main": "index.js" }',
  'old/index.js': "require('./old.css');\n",
  'old/old.css': '.old { color: red }',
  'thrower/package.json': '{ "name": "thrower", "main": "index.js" }',
  'thrower/index.js': 'window.x = 1;\n',
};

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'node_modules', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a package for bundlers', () => {
  it.each(['kit', 'old'])('is known by what Node says of it: %s', (name) => {
    expect(isForBundlers(fail(name))).toBe(true);
  });

  it('is no package that stops when it runs', () => {
    expect(isForBundlers(fail('thrower'))).toBe(false);
  });

  it('is loaded with the React of the site, without styles and without what is missing', () => {
    const kit = loadBundled('kit', importer) as { Button: (props: object) => unknown; judge: () => unknown };

    expect(kit.Button({})).toEqual({ type: 'button', from: 'the one React' });
    expect(kit.judge()).toBeUndefined();
  });

  it('still stops where its code does', () => {
    expect(() => loadBundled('thrower', importer)).toThrow('window is not defined');
    expect(() => loadBundled('nowhere', importer)).toThrow('Could not resolve "nowhere"');
  });
});

function fail(name: string): unknown {
  try {
    return createRequire(importer)(name);
  } catch (error) {
    return error;
  }
}
