// The example of docs/adopt.md, as the command adopts it and a build takes it.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { findFences } from '../find-fences.ts';
import { siteTest } from '../site-test.ts';

const manual = readFileSync(fileURLToPath(new URL('../../docs/adopt.md', import.meta.url)), 'utf8');
const examples = findFences(manual, 'docs/adopt.md').flatMap(({ info, code }) => {
  const [, title] = /title="([^"]+)"/.exec(info) ?? [];
  return title === undefined ? [] : [{ title, code }];
});

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function createFolder(): string {
  return mkdtempSync(join(inject('sitesFolder'), 'adopt-'));
}

describe('the example of the manual', () => {
  const folder = createFolder();
  const { run } = siteTest({});
  const old = examples.filter(({ title }) => title.startsWith('my-docs/'));
  // As Windows would write it.
  write(folder, Object.fromEntries(old.map(({ title, code }) => [title, `\uFEFF${code.replaceAll('\n', '\r\n')}`])));

  it('becomes what the manual shows, and tells the rest', async () => {
    const { status, stdout, stderr } = await run(['adopt', 'my-docs'], { cwd: folder });

    expect(status).toBe(0);
    expect(stdout).toContain('Converted 2 pages from docusaurus (docusaurus.config.js) to my-docs-vitrine.');
    expect(stderr).toContain('The front matter key "hide_title"\n    docs/intro.md:1:1\n    Vitrine has no such key.');
    for (const { title, code } of examples.filter((each) => each.title.startsWith('my-docs-vitrine/')))
      expect([title, readFileSync(join(folder, title), 'utf8')]).toEqual([title, code]);
    expect(readFileSync(join(folder, 'my-docs-vitrine/adopted.md'), 'utf8')).toContain('- `docs/intro.md:1:1`');
  });

  it('builds without an error and without a warning', async () => {
    const root = join(folder, 'my-docs-vitrine');
    const { status, stderr } = await run(['build', '--root', root, '--out', join(folder, 'out')]);

    expect(stderr).not.toMatch(/ (?:error|warning) /);
    expect(status).toBe(0);
    expect(readFileSync(join(folder, 'out/docs/components/button/index.html'), 'utf8')).toContain('>Save</button>');
  });

  it('is never written over what is there', async () => {
    const { status, stderr } = await run(['adopt', 'my-docs'], { cwd: folder });

    expect(status).toBe(2);
    expect(stderr).toContain('"my-docs-vitrine" is not empty');
  });
});

describe('a folder that is no site of another engine', () => {
  it('is told so, and nothing is written', async () => {
    const folder = createFolder();
    write(folder, { 'a/readme.md': '# A\n' });
    const { status, stderr } = await siteTest({}).run(['adopt', 'a'], { cwd: folder });

    expect(status).toBe(2);
    expect(stderr).toContain('No Docusaurus, Nextra, VitePress, VuePress, dumi or Storybook site found in "a"');
    expect(existsSync(join(folder, 'a-vitrine'))).toBe(false);
  });
});
