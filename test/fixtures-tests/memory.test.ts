// What takes more memory than its share: what is named, and what is built all the same.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { goodPage, libConfig, siteTest } from '../site-test.ts';

// Six gigabytes that no limit of V8 counts, slowly enough to be seen before much of it is filled.
const fill = `const kept = [];
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  while (kept.length < 120) {
    kept.push(new Uint8Array(50_000_000).fill(1));
    Atomics.wait(sleeper, 0, 0, 50);
  }
`;
const demo = (page: string) => ({ [`content/lib/${page}.md`]: goodPage(page, `{{"demo": "${page}.js"}}`) });

describe('point 7: memory', () => {
  const site = siteTest(
    {
      'docs.config.ts': libConfig.replace(' };', ', limits: { memory: 200, demoSeconds: 30, pageSeconds: 30 } };'),
      'nav/lib.ts': "export default ['Fills', 'Loads', 'Good'].map((page) => ({ pathname: `/lib/${page}` }));\n",
      ...demo('Fills'),
      'content/lib/Fills.tsx': `export default function Fills() {\n  ${fill}  return <p>{kept.length}</p>;\n}\n`,
      ...demo('Loads'),
      'content/lib/Loads.tsx': "import { kept } from 'hog';\nexport default () => <p>{kept.length}</p>;\n",
      ...demo('Good'),
      'content/lib/Good.tsx': 'export default function Good() {\n  return <p>Good as gold</p>;\n}\n',
      'node_modules/hog/package.json': '{ "name": "hog", "version": "1.0.0", "type": "module", "main": "index.js" }\n',
      'node_modules/hog/index.js': `${fill}export { kept };\n`,
    },
    { isApart: true },
  );

  it.runIf(isEvery)(
    'outside of V8 is limited as well: the demo or package is named, and the others are built',
    async () => {
      const file = join(dirname(site.root), 'report.json');
      await site.buildAndFail('--keep-going', '--report', file);
      const { diagnostics, peakMemory } = JSON.parse(readFileSync(file, 'utf8'));
      const lines = (diagnostics as { file: string; code: string; message: string }[]).map(
        ({ file, code, message }) => `${file} ${code} ${message}`,
      );

      expect(lines).toEqual([
        'content/lib/Fills.tsx demo-memory The demo needs more than 200 MB of memory',
        'content/lib/Loads.tsx demo-memory The package "hog" needs more than 200 MB of memory',
      ]);
      expect(site.read('lib/Good/index.html')).toContain('Good as gold');
      expect(Math.max(...Object.values(peakMemory as Record<string, number>))).toBeLessThan(2 * 2 ** 30);
    },
  );
});
