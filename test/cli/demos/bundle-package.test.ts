import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { bundlePackage } from '../../../cli/demos/bundle-package.ts';
import { siteFolder } from './site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

const resolveReact = (specifier: string) => createRequire(import.meta.url).resolve(specifier);

/** Bundles the package "lib" of a site, and runs it. */
async function bundle(files: Record<string, string>) {
  const root = siteFolder({ 'docs.config.ts': '', ...files });
  roots.push(root);
  const { code, styles } = await bundlePackage('lib', { root, resolveReact });
  const module = { exports: {} as Record<string, unknown> };
  // oxlint-disable-next-line no-new-func
  new Function('module', 'exports', 'require', code)(
    module,
    module.exports,
    createRequire(join(root, 'docs.config.ts')),
  );
  return { root, code, styles, exports: module.exports };
}

describe('a package that Node cannot require', () => {
  it('is one piece, with all that only it can import', async () => {
    const { exports } = await bundle({
      'node_modules/lib/package.json': '{"name":"lib","type":"module","exports":"./index.js"}',
      'node_modules/lib/index.js': "import { b } from './b';\nexport const a = b;\nexport default 'whole';\n",
      'node_modules/lib/b.js': "export const b = 'b';\n",
    });

    expect(exports).toMatchObject({ a: 'b', default: 'whole' });
  });

  it('brings its style sheets, and the names of their classes', async () => {
    const { exports, styles } = await bundle({
      'node_modules/lib/package.json': '{"name":"lib","type":"module","exports":"./index.js"}',
      'node_modules/lib/index.js':
        "import './card.css';\nimport names from './tab.module.css';\nexport const name = names.on;\n",
      'node_modules/lib/card.css': '.card { color: red }\n',
      'node_modules/lib/tab.module.css': '.on { color: blue }\n',
    });

    expect(exports.name).toMatch(/^tab_on_\w{5}$/);
    expect(Object.entries(styles).map(([file, { css }]) => [file, css])).toEqual([
      ['node_modules/lib/card.css', '.card{color:red}'],
      ['node_modules/lib/tab.module.css', `.${String(exports.name)}{color:#00f}`],
    ]);
  });

  it('shares what Node can require, and React, with everything else', async () => {
    const { root, code } = await bundle({
      'node_modules/lib/package.json': '{"name":"lib","type":"module","exports":"./index.js"}',
      'node_modules/lib/index.js':
        "import { useState } from 'react';\nimport theme from 'theme';\nexport default [theme, useState];\n",
      'node_modules/theme/package.json': '{"name":"theme","main":"./theme.cjs"}',
      'node_modules/theme/theme.cjs': 'module.exports = { color: "red" };\n',
    });

    expect(code).toContain(JSON.stringify(join(root, 'node_modules/theme/theme.cjs')));
    expect(code).toContain(JSON.stringify(resolveReact('react')));
  });

  it('is built for production', async () => {
    const { exports } = await bundle({
      'node_modules/lib/package.json': '{"name":"lib","type":"module","exports":"./index.js"}',
      'node_modules/lib/index.js': 'export const mode = process.env.NODE_ENV;\n',
    });

    expect(exports.mode).toBe('production');
  });
});
