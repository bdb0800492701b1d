import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engineFolder } from '../../../../cli/files/engine.ts';
import { openLibrary } from '../../../../cli/demos/library/open-library.ts';
import { openNodeLibrary } from '../../../../cli/demos/library/node/open-node-library.ts';
import { readLibrary } from '../../../../cli/demos/library/node/read-library.ts';
import { siteFolder } from '../site-folder.ts';
import { cacheFolder } from '../../files/store/cache-folder.ts';
import { toWant } from './make-library.ts';

function site() {
  const root = siteFolder({
    'docs.config.ts': '',
    'node_modules/lib/package.json': '{"name":"lib","type":"module"}',
    'node_modules/lib/index.js': 'export const a = 1;\nexport const b = 2;\n',
  });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { cache, log, notices } = cacheFolder();
  const wants = [toWant('lib a')];
  const request = {
    root,
    cache,
    log,
    wants,
    engineEntries: [],
    platform: 'node',
    engineKey: 'e',
    packagesKey: 'p',
    engineFolder,
  } as const;
  return { root, request, notices };
}

describe('the library of a site', () => {
  it('is built once and cached: with the same key, packages are not even read', async () => {
    const { root, request } = site();
    const first = await openLibrary(request);
    rmSync(`${root}/node_modules`, { recursive: true });

    expect(await openLibrary(request)).toEqual(first);
    expect(Object.keys(first.library.entries)).toEqual(['lib a']);
  });

  it.each([
    ['the engine', { engineKey: 'other' }],
    ['the installed packages', { packagesKey: 'other' }],
    ['the platform', { platform: 'browser' as const }],
    ['the imports', { wants: ['lib a', 'lib b'].map(toWant) }],
    ['an entry of the engine', { engineEntries: [{ key: 'docs:x *', text: 'export {};' }] }],
  ])('is rebuilt after a change of %s', async (_what, changes) => {
    const { request } = site();
    const [one, other] = [await openLibrary(request), await openLibrary({ ...request, ...changes })];

    expect(other.key).not.toBe(one.key);
  });

  it('is not cached, and is identified by its contents, if a source was saved during the build', async () => {
    const { request } = site();
    const meanwhile = await openLibrary({ ...request, isSettled: () => false });
    const after = await openLibrary(request);

    expect(meanwhile.key).not.toBe(after.key);
    expect(after.library).toEqual(meanwhile.library);
  });

  it('is rebuilt after a change of an entry, such as a license', async () => {
    const { request } = site();
    const open = (text: string) => openLibrary({ ...request, engineEntries: [{ key: 'docs:x *', text }] });

    expect((await open('export const a = 1;')).key).not.toBe((await open('export const a = 2;')).key);
  });

  it('is read by the threads that render pages, even if the cache is deleted meanwhile', async () => {
    const { request, notices } = site();
    const library = await openNodeLibrary({ ...request, hasDemos: true });
    rmSync(request.cache, { recursive: true });

    expect(Object.keys(readLibrary({ library }).entries)).toContain('lib a');
    expect(notices).toEqual([]);
  });

  it('is undefined for a site without demos', async () => {
    const library = await openNodeLibrary({ ...site().request, hasDemos: false });

    expect(library).toEqual({ key: '' });
    expect(readLibrary({ library }).entries).toEqual({});
  });
});
