import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readDemo } from '../../../../cli/demos/read/read-demo.ts';
import { hash } from '../../../../cli/files/hash.ts';
import type { DemoMarker } from '../../../../core/model/demo-marker.ts';
import { siteFolder } from '../site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function site(files: Record<string, string | Uint8Array>): string {
  const root = siteFolder(files);
  roots.push(root);
  return root;
}

function read(root: string, file: string) {
  const marker: DemoMarker = { name: file.replace(/\.\w+$/, ''), file, options: {}, line: 4, column: 2 };
  return readDemo(marker, { root, pageFile: 'content/a/index.md' });
}

describe('the sources of a demo', () => {
  it.each(['Demo', 'Demo.js', 'Demo.tsx'])('are found beside its page (%s)', (file) => {
    const root = site({ 'content/a/Demo.tsx': 'typed' });

    expect(read(root, file).sources).toMatchObject([
      { styling: 'system', main: { file: 'content/a/Demo.tsx', name: 'Demo.tsx', language: 'tsx', code: 'typed' } },
    ]);
  });

  it('may include handwritten JavaScript', () => {
    const root = site({ 'content/a/Demo.tsx': 'typed', 'content/a/Demo.js': 'plain' });

    const [{ main, script } = {}] = read(root, 'Demo.js').sources;

    expect([main?.code, script?.code, script?.language]).toEqual(['typed', 'plain', 'js']);
  });

  it('may be only JavaScript', () => {
    const root = site({ 'content/a/Demo.jsx': 'plain' });

    expect(read(root, 'Demo.js').sources).toMatchObject([
      { styling: 'system', main: { file: 'content/a/Demo.jsx', name: 'Demo.jsx', language: 'jsx', code: 'plain' } },
    ]);
  });

  it('may be a folder with several styling solutions', () => {
    const root = site({ 'content/a/Demo/css/index.tsx': 'c', 'content/a/Demo/system/index.tsx': 's' });

    expect(read(root, 'Demo').sources.map(({ styling, main }) => `${styling} ${main.name} ${main.code}`)).toEqual([
      'system system/index.tsx s',
      'css css/index.tsx c',
    ]);
  });

  it('are the file rather than the folder if both exist', () => {
    const root = site({ 'content/a/Demo.tsx': 'file', 'content/a/Demo/system/index.tsx': 'folder' });

    expect(read(root, 'Demo').sources.map(({ main }) => main.code)).toEqual(['file']);
  });

  it.each(['Demo.tsx.preview', 'Demo.preview'])('may include a preview in %s', (name) => {
    const root = site({ 'content/a/Demo.tsx': 'typed', [`content/a/${name}`]: '<Button />\n\n' });

    expect(read(root, 'Demo').sources[0]?.preview).toBe('<Button />');
  });

  it('are recorded with every path that was checked', () => {
    const root = site({ 'content/a/Demo.jsx': 'plain' });

    const { reads } = read(root, 'Demo');

    expect(reads).toContainEqual({ file: 'content/a/Demo.jsx', hash: hash('plain') });
    expect(reads).toContainEqual({ file: 'content/a/Demo.tsx', hash: '' });
  });
});

describe('a demo without a source', () => {
  it('is reported with the nearest name', () => {
    const root = site({ 'content/a/BasicButtons.tsx': '' });

    expect(read(root, 'BasicButton.js').problems).toEqual([
      {
        rule: 'demo-not-found',
        severity: 'error',
        place: { file: 'content/a/index.md', line: 4, column: 2 },
        message: 'No file BasicButton.tsx beside this page',
        hint: 'Did you mean BasicButtons.tsx?',
      },
    ]);
  });

  it('is reported without a suggestion if nothing is near', () => {
    const [problem] = read(site({ 'content/a/index.md': '' }), 'Demo').problems;

    expect(problem?.hint).toBe('Add "content/a/Demo.tsx", or correct the name.');
  });

  it('may have a file that links out of the site', () => {
    const outside = site({ 'Secret.tsx': 'secret' });
    const root = site({ 'content/a/index.md': '' });
    symlinkSync(join(outside, 'Secret.tsx'), join(root, 'content/a/Demo.tsx'));

    expect(read(root, 'Demo').sources).toEqual([]);
  });
});

describe('a source that is not text', () => {
  it('is the only reported fault', () => {
    const root = site({ 'content/a/Demo.tsx': new Uint8Array([0x61, 0xff]) });

    expect(read(root, 'Demo').problems.map(({ rule, place }) => `${place.file} ${rule}`)).toEqual([
      'content/a/Demo.tsx not-utf8',
    ]);
  });
});
