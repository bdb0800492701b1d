import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDemoStore, type KeptDemo } from '../../../cli/demos/demo-store.ts';
import { hash } from '../../../cli/files/hash.ts';
import { siteFolder } from './site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function store() {
  const root = siteFolder({ 'content/Demo.tsx': 'one' });
  roots.push(root);
  const cache = join(root, '.cache');
  return { root, cache, ...openDemoStore({ root, cache, log: () => undefined }) };
}

const demo: KeptDemo = {
  problems: [],
  rendered: { html: '<p></p>', rules: {}, globals: {} },
  reads: [
    { file: 'content/Demo.tsx', hash: hash('one') },
    { file: 'content/Demo.jsx', hash: '' },
  ],
  files: {},
  sources: [],
  projects: {},
  addresses: {},
  sheets: {},
  css: {},
};

describe('the store of demos', () => {
  it('returns the stored demo', () => {
    const { read, write } = store();
    write('a', demo);

    expect(read('a')).toEqual(demo);
    expect(read('b')).toBeUndefined();
  });

  it('forgets a demo whose source has changed', () => {
    const { root, read, write } = store();
    write('a', demo);
    writeFileSync(join(root, 'content/Demo.tsx'), 'two');

    expect(read('a')).toBeUndefined();
  });

  it('forgets a demo if a file with higher priority appears', () => {
    const { root, read, write } = store();
    write('a', demo);
    writeFileSync(join(root, 'content/Demo.jsx'), '');

    expect(read('a')).toBeUndefined();
  });

  it('forgets truncated entries, and leaves no parts behind', () => {
    const { cache, read, write } = store();
    write('a', demo);
    const files = readdirSync(join(cache, 'demos'));
    writeFileSync(join(cache, 'demos', files[0] ?? ''), '{"rea');

    expect(files).toHaveLength(1);
    expect(read('a')).toBeUndefined();
  });
});
