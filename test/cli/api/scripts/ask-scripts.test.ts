import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { askScripts } from '../../../../cli/api/scripts/ask-scripts.ts';
import { createLineEnds, openLine } from '../../../../cli/api/scripts/line.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-scripts-'));
const workers: Worker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
});
afterAll(() => rmSync(folder, { recursive: true }));

const scripts = fileURLToPath(new URL('../../../../cli/api/scripts', import.meta.url));

// The scripts of a package that answer with their questions.
const workerFile = join(folder, 'worker.mjs');
buildSync({
  stdin: {
    resolveDir: scripts,
    loader: 'js',
    contents: `import { workerData } from 'node:worker_threads';
import { openLine } from './line.ts';
import { serveScripts } from './serve-scripts.ts';
serveScripts(openLine(workerData.line), ({ folder }) => {
  if (folder === '/none') throw new TypeError('No such folder');
  const files = [];
  return {
    find(declaration, { name }) {
      if (name === 'Broken') throw new RangeError('Too deep');
      if (name === 'Unsendable') return { listUsed: () => undefined, read: () => undefined };
      files.push(declaration);
      return {
        themeDefaultProps: false,
        checks: new Map(),
        doc: { description: 'Of ' + name },
        defaults: new Map([['name', name], ['order', String(files.length)]]),
        listUsed: () => (name === 'Open' ? undefined : new Set([name])),
      };
    },
    nameClass: ({ name }, key) => name + '-' + key,
    render({ ways: [{ exported }] }) {
      return (findParents) => {
        if (exported === 'Alone') return { root: 'a' };
        const [{ name } = { name: 'none' }] = findParents(exported + ' stands alone');
        return { root: name };
      };
    },
    listFiles: () => files,
    listAwaited: () => ['/awaited.ts'],
    findProblems: () => [{ rule: 'api-script-stops', severity: 'warning', place: {}, message: folder, hint: '' }],
  };
});`,
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: workerFile,
});

function ask(place = '/lib') {
  const [own, other] = createLineEnds();
  workers.push(new Worker(workerFile, { workerData: { line: other }, transferList: [other.port] }));
  const pack = {
    name: 'lib',
    published: 'lib',
    version: '1.0.0',
    folder: place,
    entrance: 'root' as const,
    specifiers: ['lib'],
    importer: '/docs.config.ts',
    needs: [],
  };
  return askScripts(openLine(own), { pack, folder: place, specifiers: [], alias: {}, settingsFile: 'docs.config.ts' });
}

const component = (name: string) => ({ name, specifiers: ['lib'] });
const request = (exported: string) => ({ ways: [{ specifier: 'lib', exported, isUnnamed: false }], props: {} });

describe('scripts that another thread reads', () => {
  it('answer as if they were read here, for expected and other components', () => {
    const { expect: begin, find } = ask();
    begin?.([
      ['/a.d.ts', component('A')],
      ['/b.d.ts', component('B')],
    ]);

    const [b, open, a] = [
      find('/b.d.ts', component('B')),
      find('/open.d.ts', component('Open')),
      find('/a.d.ts', component('A')),
    ];

    expect([a, b, open].map(({ defaults }) => Object.fromEntries(defaults))).toEqual([
      { name: 'A', order: '1' },
      { name: 'B', order: '2' },
      { name: 'Open', order: '3' },
    ]);
    expect([a, open].map(({ doc }) => doc?.description)).toEqual(['Of A', 'Of Open']);
    expect([b.listUsed(), open.listUsed()]).toEqual([new Set(['B']), undefined]);
  });

  it('list the files of requested components in order, and not those of only expected ones', () => {
    const { expect: begin, find, listFiles } = ask();
    begin?.([
      ['/a.d.ts', component('A')],
      ['/unused.d.ts', component('Unused')],
      ['/b.d.ts', component('B')],
    ]);
    find('/b.d.ts', component('B'));
    find('/a.d.ts', component('A'));

    expect(listFiles()).toEqual(['/b.d.ts', '/a.d.ts']);
  });

  it('ask for the parents of a component, and answer questions while they wait', () => {
    const { nameClass, render } = ask();
    const [alone, inner] = [render?.(request('Alone')), render?.(request('Tab'))];
    const messages: string[] = [];

    const rendered = [alone, inner].map((end) =>
      end?.((message) => {
        messages.push(message);
        const known = { specifier: 'lib', name: 'tabs', type: () => undefined };
        const name = nameClass(known, 'root') ?? '';
        return [{ ...request('Tabs'), name, isProvider: false }];
      }),
    );

    expect(rendered).toEqual([{ root: 'a' }, { root: 'tabs-root' }]);
    expect(messages).toEqual(['Tab stands alone']);
  });

  it('pass on their faults, also of questions without an answer', () => {
    const { expect: begin, find, findProblems, listAwaited } = ask();
    begin?.([['/x.d.ts', component('Broken')]]);
    expect(listAwaited()).toEqual([]);
    expect(findProblems()).toMatchObject([{ message: '/lib' }]);
    expect(listAwaited()).toEqual(['/awaited.ts']);
    expect(() => find('/x.d.ts', component('Broken'))).toThrow(new RangeError('Too deep'));

    expect(() => find('/x.d.ts', component('Unsendable'))).toThrow('could not be cloned');

    const { find: findNone } = ask('/none');
    expect(() => findNone('/a.d.ts', component('A'))).toThrow(new TypeError('No such folder'));
  });
});
