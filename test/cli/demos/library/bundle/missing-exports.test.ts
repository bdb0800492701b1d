import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { siteFolder } from '../../site-folder.ts';
import { makeLibrary, toWant } from '../make-library.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

async function findMissing(wants: readonly string[], files: Readonly<Record<string, string>>) {
  const root = siteFolder({ 'docs.config.ts': '', ...files });
  roots.push(root);
  const library = await makeLibrary(root, { wants: wants.map(toWant), engineEntries: [] });
  return library.missing;
}

const lib = {
  'node_modules/lib/package.json': '{"name":"lib","type":"module","sideEffects":false}',
  'node_modules/lib/index.js':
    "export { Button, Lost as Found } from './Button.js';\nexport * from './parts.js';\nexport const nothing = undefined;\n",
  'node_modules/lib/Button.js': "export const Button = 'button';\n",
  'node_modules/lib/parts.js': "export * from './Card.js';\n",
  'node_modules/lib/Card.js': "import { Gone } from './Button.js';\nexport const Card = ['card', Gone];\n",
};

describe('names that a package does not export', () => {
  it('are listed by import, with the nearest exported name', async () => {
    const missing = await findMissing(
      [
        'lib Buttom',
        'lib Cart',
        'lib Xyz',
        'lib Found',
        'lib default',
        'lib Button',
        'lib Card',
        'lib nothing',
        'lib *',
      ],
      lib,
    );

    expect(missing).toEqual({
      'lib Buttom': { nearest: 'Button' },
      'lib Cart': { nearest: 'Card' },
      'lib Found': {},
      'lib Xyz': {},
      'lib default': {},
    });
  });

  it('are not reported for CommonJS, whose exports are known only at run time', async () => {
    const missing = await findMissing(['plain Buttom', 'plain default', 'mixed Buttom'], {
      'node_modules/plain/package.json': '{"name":"plain"}',
      'node_modules/plain/index.js': 'exports.Button = 1;\n',
      'node_modules/mixed/package.json': '{"name":"mixed","type":"module"}',
      'node_modules/mixed/index.js': "export * from 'plain';\n",
    });

    expect(missing).toBeUndefined();
  });

  it('are reported with the unreadable file that may export them', async () => {
    const missing = await findMissing(['lib Card', 'lib more'], {
      ...lib,
      'node_modules/lib/parts.js': "export * from './Card.js';\nexport * from './more.js';\n",
      'node_modules/lib/Card.js': 'export const = 1;\n',
      'node_modules/lib/more.js': 'export const = 1;\n',
    });

    expect(missing).toEqual({
      'lib Card': { broken: { path: 'node_modules/lib/Card.js', message: expect.stringMatching(/^1:14: /) } },
      'lib more': { broken: { path: 'node_modules/lib/more.js', message: expect.stringMatching(/^1:14: /) } },
    });
  });
});
