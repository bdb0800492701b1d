import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NodeLibrary } from '../../../../../cli/demos/library/node/node-library.ts';
import { mendReExports } from '../../../../../cli/demos/library/bundle/mend-re-exports.ts';
import { siteFolder } from '../../site-folder.ts';
import { makeLibrary, toWant } from '../make-library.ts';

describe('a module that re-exports CommonJS', () => {
  it('exports its own names and those of the other module', async () => {
    const root = siteFolder({
      'docs.config.ts': '',
      'node_modules/lib/package.json': '{"name":"lib","type":"module","main":"./index.js"}',
      'node_modules/lib/index.js': "export * from 'old';\nexport const b = 2;\n",
      'node_modules/old/package.json': '{"name":"old","main":"./index.js"}',
      'node_modules/old/index.js': 'exports.a = 1;\n',
    });
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const wants = ['lib a', 'lib b'].map(toWant);
    const packages = new NodeLibrary(await makeLibrary(root, { wants }), root);

    expect(packages.take('lib', ['a', 'b'])).toEqual({ a: 1, b: 2 });
  });

  it('stays unchanged if it lists all names itself', () => {
    const own = { fileName: 'a.js', code: 'var a_exports = {}; a_exports.b = 1;', imports: [] };

    expect(mendReExports([own]).get('a.js')).toBe(own.code);
  });
});
