// Torture table, section F: the same site gives the same bytes, wherever and however it is built.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  docsCommand,
  goodPage,
  hashFolder,
  runProgram,
  siteTest,
  type SiteFileTexts,
  type SiteTest,
} from '../site-test.ts';
import { isWhole } from './is-whole.ts';
import { isEvery } from '../everyday.ts';

/** More pages than threads. */
const names = Array.from({ length: isWhole ? 40 : 6 }, (_, index) => `p${index}`);
const files: SiteFileTexts = {
  'docs.config.ts':
    "export default { title: 'Iıİi', url: 'https://docs.example.com', languages: ['en', 'pt'], products: [{ id: 'lib', name: 'Lib', version: '1.0.0' }] };\n",
  'nav/lib.ts': `export default [{ pathname: '/lib/a', children: [${names.map((name) => `{ pathname: '/lib/${name}' }`).join(', ')}] }];\n`,
  ...Object.fromEntries(
    names.map((name, index) => [
      `content/lib/${name}.md`,
      goodPage(`İ title ${index}`, '## Parte i\n\n```tsx\nconst a = 1;\n```\n\n{{"demo": "Basic.js"}}'),
    ]),
  ),
  'content/lib/a.md': goodPage('A'),
  'content/lib/p1.pt.md': goodPage('Página'),
  'content/lib/Basic.tsx': 'export default function Basic() {\n  return null;\n}\n',
  'content/blog/one.md':
    '---\ntitle: One\ndescription: Says one.\ndate: 2024-01-31\nauthors: [ana]\ntags: [News]\n---\n\nText.\n',
  'content/blog/two.md':
    '---\ntitle: Two\ndescription: Says two.\ndate: 2024-01-31\nauthors: [ana]\ntags: [News]\n---\n\nText.\n',
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
/** Eleven years from now, in every thread. */
const anotherDay = `data:text/javascript,${encodeURIComponent(
  'const Now = Date; const later = 11 * 365 * 86400000; globalThis.Date = class Date extends Now { constructor(...given) { given.length === 0 ? super(Now.now() + later) : super(...given); } static now() { return Now.now() + later; } };',
)}`;
const has = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

describe('the same site', () => {
  const site = siteTest(files);
  let expected: Record<string, string>;
  beforeAll(async () => {
    await site.build();
    expected = site.hashes();
  });
  const buildInto = async (out: string, flags: string[] = []) => {
    expect((await site.run(['build', '--root', site.root, '--out', out, ...flags])).status).toBe(0);
    return hashFolder(out);
  };

  it('117*: gives the same bytes three times, with the cache or without', async () => {
    expect(await buildInto(join(dirname(site.out), 'again'))).toEqual(expected);
    expect(await buildInto(join(dirname(site.out), 'fresh'), ['--no-cache'])).toEqual(expected);
    await site.build();
    expect(site.hashes()).toEqual(expected);
  });

  // With the four above: ten in all.
  it.runIf(isWhole)('117*: gives the same bytes six times more, with few threads and with many', async () => {
    for (const [run, threads] of ['1', '4', '2', '3', '1', '8'].entries()) {
      const flags = ['--concurrency', threads, ...(run % 3 === 2 ? [] : ['--no-cache'])];
      expect(await buildInto(join(dirname(site.out), `run-${run}`), flags)).toEqual(expected);
    }
  });

  it.runIf(isEvery)('118: gives the same bytes in another zone, locale, folder and on one core', async () => {
    const other = copyElsewhere(site, 'bb/c');
    const out = join(dirname(site.out), 'bb/out');
    const command = [process.execPath, docsCommand, 'build', '--root', '.', '--out', out];
    const [program = '', ...args] = [...(has('taskset') ? ['taskset', '-c', '0'] : []), ...command];

    const built = await runProgram(program, args, {
      cwd: other,
      env: {
        NODE_OPTIONS: `--import=${anotherDay}`,
        TZ: 'Pacific/Kiritimati',
        LC_ALL: 'tr_TR.UTF-8',
        LANG: 'tr_TR.UTF-8',
      },
    });

    expect({ status: built.status, stderr: built.lines }).toEqual({ status: 0, stderr: [] });
    expect(hashFolder(out)).toEqual(expected);
  });

  it.runIf(isWhole)(
    '119: gives the same bytes when its files were made in another order, at another time',
    async () => {
      const twin = siteTest(Object.fromEntries(Object.entries(files).reverse()));
      for (const file of Object.keys(files)) utimesSync(join(twin.root, file), 1, 1);

      await twin.build();

      expect(twin.hashes()).toEqual(expected);
    },
  );

  it('117*: names no folder of the machine', () => {
    const texts = site.outputFiles().map((file) => site.read(file));

    expect(texts.filter((text) => text.includes(dirname(site.root)))).toEqual([]);
  });

  it.runIf(isEvery)('122: gives files of mode 644 in folders of mode 755, whatever the umask', async () => {
    const out = join(dirname(site.out), 'masked');

    execFileSync(
      'sh',
      [
        '-c',
        `umask 077; "${process.execPath}" "${docsCommand}" build ${isWhole ? '--no-cache' : ''} --root "${site.root}" --out "${out}"`,
      ],
      { stdio: 'pipe' },
    );

    const modes = readdirSync(out, { recursive: true, withFileTypes: true }).map(
      (entry) =>
        `${entry.isDirectory() ? 'folder' : 'file'} ${(statSync(join(entry.parentPath, entry.name)).mode & 0o777).toString(8)}`,
    );
    expect([...new Set(modes)].sort()).toEqual(['file 644', 'folder 755']);
  });
});

function copyElsewhere(site: SiteTest, name: string): string {
  const other = join(dirname(site.root), name);
  mkdirSync(dirname(other), { recursive: true });
  cpSync(site.root, other, { recursive: true });
  rmSync(join(other, '.vitrine'), { recursive: true, force: true });
  return other;
}
