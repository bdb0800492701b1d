// The example of docs/adopt.md, as the command adopts it and a build takes it.

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { isEvery } from '../everyday.ts';
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

  it('becomes what the manual shows, and the rest is reported', async () => {
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

  it('is not written into a folder that has files', async () => {
    const { status, stderr } = await run(['adopt', 'my-docs'], { cwd: folder });

    expect(status).toBe(2);
    expect(stderr).toContain('"my-docs-vitrine" is not empty');
  });
});

describe('a folder that is no site of another engine', () => {
  it('is reported as such, and nothing is written', async () => {
    const folder = createFolder();
    write(folder, { 'a/readme.md': '# A\n' });
    const { status, stderr } = await siteTest({}).run(['adopt', 'a'], { cwd: folder });

    expect(status).toBe(2);
    expect(stderr).toContain('No Docusaurus, Nextra, VitePress, VuePress, dumi or Storybook site found in "a"');
    expect(existsSync(join(folder, 'a-vitrine'))).toBe(false);
  });
});

describe.skipIf(process.platform === 'win32')('a malicious site', () => {
  const folder = createFolder();
  const up = '../'.repeat(12);
  const secret = join(folder, 'secret.md');
  write(folder, {
    'secret.md': '# Secret\n\nconfidential\n',
    'old/docusaurus.config.js': `require('fs').writeFileSync(${JSON.stringify(join(folder, 'ran'))}, '');
export default {
  title: 'Evil', i18n: { defaultLocale: 'en', locales: ['en', '${up}locale'] }, staticDirectories: ['static', '..'],
  presets: [['classic', { docs: { routeBasePath: '${up}route', sidebarPath: './sidebars.js' }, blog: {} }]],
  plugins: [['@docusaurus/plugin-client-redirects', { redirects: [
    { from: '/a\\n/b  https://evil.example 200', to: '//evil.example' }, { from: '/c', to: 'javascript:alert(1)' }, { from: '/d', to: '/a.txt' },
  ] }]],
  [(() => { while (true); })()]: 1,
};\n`,
    'old/sidebars.js': `export default { __proto__: { admin: 1 }, '${up}tree': [{ type: 'link', label: 'L', href: 'javascript:alert(1)' }], docs: [{ type: 'category', label: 'X', link: { type: 'generated-index', slug: '/${up}list' }, items: ['a'] }, { type: 'category', label: 'Y', link: { type: 'generated-index', slug: '/${up}other' }, items: ['b'] }] };\n`,
    'old/docs/a.mdx': `---\nslug: ${up}slug\n---\n# A\n\nimport x from '!!raw-loader!/${up}etc/passwd';\n\n![a](${up}etc/hostname)\n`,
    'old/docs/b.md': `---js\n(require('fs').writeFileSync(${JSON.stringify(join(folder, 'ran'))}, ''))\n---\n# B\n`,
    'old/docs/c.md': `---\nslug: /${up}slug\n---\n# C\n`,
    'old/docs/d/d.md': `---\nid: ${up}id\n---\n# D\n`,
    'old/blog/2024-01-01-x.md': `---\nslug: ${up}post\ntitle: P\n---\nText\n`,
    'old/docs/huge.md': '# Huge\n',
    'old/static/a.txt': 'a',
  });
  truncateSync(join(folder, 'old/docs/huge.md'), 700 * 1024 ** 2);
  symlinkSync(secret, join(folder, 'old/docs/secret.md'));
  symlinkSync(secret, join(folder, 'old/static/secret.txt'));
  symlinkSync(folder, join(folder, 'old/docs/folder'));
  execFileSync('mkfifo', [join(folder, 'old/docs/pipe.md')]);

  it.runIf(isEvery)('is read, never run, and nothing outside of it is read or written', async () => {
    const { status, stderr } = await siteTest({}).run(['adopt', 'old', '--out', 'new'], { cwd: folder });
    const made = readdirSync(join(folder, 'new'), { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    const texts = made.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));

    expect({ status, stderr: stderr.match(/fault of the engine/) }).toEqual({ status: 0, stderr: null });
    expect(readdirSync(folder).sort()).toEqual(['new', 'old', 'secret.md']);
    expect(texts.filter((text) => text.includes('confidential'))).toEqual([]);
    expect(stderr).toContain('A link to a file outside the folder (2)\n    docs/secret.md, static/secret.txt\n');
    expect(stderr).toContain(
      'A file that is too large to be read\n    docs/huge.md\n    The limit for a text file is 8 MB.',
    );
    expect(readFileSync(join(folder, 'new/redirects.txt'), 'utf8')).toBe('/d/  /a.txt  301\n');
    expect(readFileSync(join(folder, 'new/adopted.md'), 'utf8')).toContain(
      '"/c" leads to "javascript:alert(1)". Both must be paths or web addresses without spaces.',
    );
  });
});
