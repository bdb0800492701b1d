// Torture table, section F: builds that are killed, that may not write, or that meet another.

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { docsCommand, goodPage, hashFolder, runProgram, runWarm, siteTest, type SiteTest } from '../site-test.ts';
import { isWhole } from './is-whole.ts';

const manyPages = (word: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `content/lib/p${index}.md`,
      goodPage(`${word} ${index}`, `${word}. `.repeat(200)),
    ]),
  );
const beside = (site: SiteTest) => readdirSync(dirname(site.out)).filter((name) => name.startsWith('.'));
const isTool = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

describe('107*: a build that is killed', () => {
  const count = isWhole ? 1000 : 40;
  const site = siteTest(manyPages('old', count));
  let versions: string[];
  beforeAll(async () => {
    await site.build();
    const old = JSON.stringify(site.hashes());
    for (const [file, text] of Object.entries(manyPages('new', count))) site.write(file, text);
    const twin = siteTest(manyPages('new', count));
    await twin.build();
    versions = [old, JSON.stringify(twin.hashes())];
  });

  // Moments spread over the whole of a build: while it loads, makes, swaps and cleans up.
  const moments = (isWhole ? [200, 450, 700, 1000, 1300, 1600, 2000, 2500, 3100, 3800] : [450, 1000]).map(
    (moment, index) => [moment, index % 2 === 0 ? 'old' : 'new'] as const,
  );
  it.each(moments)(
    'after %i ms, on the way to the %s one, leaves the old site or the new one, complete',
    async (moment, word) => {
      for (const [file, text] of Object.entries(manyPages(word, count))) site.write(file, text);

      const killed = await runProgram(
        process.execPath,
        [docsCommand, 'build', '--root', site.root, '--out', site.out],
        {
          onStart: (child) => void delay(moment).then(() => child.kill('SIGKILL')),
        },
      );

      expect(['SIGKILL', null]).toContain(killed.signal);
      // Between the two renames of a swap, the old site has another name until the next build.
      const folder = existsSync(site.out)
        ? site.out
        : join(dirname(site.out), beside(site).find((name) => name.includes('.old-')) ?? 'gone');
      expect(versions).toContain(JSON.stringify(hashFolder(folder)));
    },
  );

  it('leaves nothing that the next build does not remove', async () => {
    await site.build();

    expect(versions).toContain(JSON.stringify(site.hashes()));
    expect(beside(site)).toEqual([]);
    expect(Object.keys(JSON.parse(readFileSync(join(site.out, '.vitrine.json'), 'utf8')).files).sort()).toEqual(
      site.outputFiles(),
    );
  });
});

describe('a folder that may not be written', () => {
  it.skipIf(!isEvery || !isTool('runuser') || process.getuid?.() !== 0)(
    '109: is named, and left as it was',
    async () => {
      const site = siteTest({ 'content/lib/a.md': goodPage('A') });
      await site.build();
      const before = site.hashes();
      for (let folder = dirname(site.root); folder !== '/' && folder.includes('docs-sites-'); folder = dirname(folder))
        chmodSync(folder, 0o755);
      site.write('content/lib/a.md', goodPage('B'));

      const refused = await runProgram('runuser', [
        '-u',
        'nobody',
        '--',
        process.execPath,
        docsCommand,
        'build',
        '--root',
        site.root,
        '--out',
        site.out,
      ]);

      expect(refused.status).toBe(1);
      expect(refused.stderr).toMatch(/^error: No permission for ".*" \(EACCES\)\.$/m);
      expect(refused.stderr).not.toMatch(/^ {4}at /m);
      expect(site.hashes()).toEqual(before);
    },
  );

  it.skipIf(!isWhole || !isTool('runuser') || process.getuid?.() !== 0)(
    '109: a site that may only be read is built all the same',
    async () => {
      const site = siteTest({ 'content/lib/a.md': goodPage('A') });
      for (let folder = dirname(site.root); folder !== '/' && folder.includes('docs-sites-'); folder = dirname(folder))
        chmodSync(folder, 0o755);
      const open = join(dirname(site.root), 'open');
      mkdirSync(open);
      chmodSync(open, 0o777);

      const built = await runProgram('runuser', [
        '-u',
        'nobody',
        '--',
        process.execPath,
        docsCommand,
        'build',
        '--root',
        site.root,
        '--out',
        join(open, 'out'),
      ]);

      expect({ status: built.status, stderr: built.stderr }).toEqual({ status: 0, stderr: '' });
      expect(existsSync(join(open, 'out/lib/a/index.html'))).toBe(true);
      expect(existsSync(join(site.root, '.vitrine'))).toBe(false);
    },
  );
});

describe('110: an output folder that is not the engine’s', () => {
  const site = siteTest({ 'content/lib/a.md': goodPage('A') });
  const foreign = join(dirname(site.root), 'foreign');
  const empty = join(dirname(site.root), 'empty');
  const file = join(dirname(site.root), 'file');
  const link = join(dirname(site.root), 'link');
  mkdirSync(foreign);
  mkdirSync(empty);
  writeFileSync(join(foreign, 'IMPORTANT.txt'), 'keep');
  writeFileSync(file, 'keep');
  symlinkSync(foreign, link);

  it.each([
    ['the root of the system', '/'],
    ['the home folder', homedir()],
    ['the site', site.root],
    ['its content', join(site.root, 'content')],
    ['a folder in its content', join(site.root, 'content/lib')],
    ['a folder above the site', dirname(site.root)],
    ['a foreign folder', foreign],
    ['a file', file],
    ['a link', link],
  ])('%s is refused with status 2', async (_name, out) => {
    const before = hashFolder(site.root);

    const refused = await site.run(['build', '--root', site.root, '--out', out]);

    expect(refused.status).toBe(2);
    expect(refused.stderr).toMatch(/^error: The output folder ".*" .*\. .*\.$/m);
    expect(hashFolder(site.root)).toEqual(before);
    expect(readFileSync(join(foreign, 'IMPORTANT.txt'), 'utf8')).toBe('keep');
    expect(readFileSync(file, 'utf8')).toBe('keep');
  });

  it('"." within the site is refused too', async () => {
    expect((await runWarm(['build', '--out', '.'], site.root)).status).toBe(2);
  });

  it('a link is switched to the new site, and there is a site at every moment', async () => {
    const releases = join(dirname(site.root), 'releases');
    const current = join(dirname(site.root), 'current');
    symlinkSync('releases/docs', current);
    const build = () => site.run(['build', '--root', site.root, '--out', current]);

    expect((await build()).status).toBe(0);
    expect(readdirSync(releases)).toEqual(['docs.1']);
    site.write('content/lib/a.md', goodPage('B'));
    const gone: string[] = [];
    const watch = setInterval(() => existsSync(join(current, 'index.html')) || gone.push('gone'), 1);
    expect((await build()).status).toBe(0);
    clearInterval(watch);

    expect(gone).toEqual([]);
    expect(readdirSync(releases)).toEqual(['docs.2']);
    expect(readFileSync(join(current, 'lib/a/index.html'), 'utf8')).toContain('<h1>B');
  });

  it('an empty folder is taken', async () => {
    expect((await site.run(['build', '--root', site.root, '--out', empty])).status).toBe(0);
  });
});

describe('111: two faulty pages of many', () => {
  it('are both reported, sorted, and the old site stays', async () => {
    const site = siteTest(manyPages('old', isWhole ? 100 : 60));
    await site.build();
    const before = site.hashes();
    site.write('content/lib/p57.md', goodPage('A', '{{"demo": "Gone.js"}}'));
    site.write('content/lib/p12.md', goodPage('A', ':::info'));

    const built = await site.buildAndFail();

    expect(built.status).toBe(1);
    expect(built.lines.map((line) => line.replace(/ {2}.*/, ''))).toEqual([
      'content/lib/p12.md:5:1 error callout-unclosed',
      'content/lib/p57.md:5:1 error demo-not-found',
    ]);
    expect(site.hashes()).toEqual(before);
  });
});

describe('point 5: a disk without room', () => {
  // Mounted by the test itself: one that is not run leaves nothing behind.
  it.skipIf(process.getuid?.() !== 0)(
    'is reported, with what is missing, and the old site stays (as root)',
    async (test) => {
      const disk = mkdtempSync(join(tmpdir(), 'docs-small-disk-'));
      const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'tmpfs', disk]).status === 0;
      if (!isMounted) rmSync(disk, { recursive: true });
      test.skip(!isMounted, 'no disk can be mounted here');
      try {
        const site = siteTest({ 'content/lib/a.md': goodPage('A') });
        const out = join(disk, 'out');
        expect((await site.run(['build', '--root', site.root, '--out', out])).status).toBe(0);
        const before = hashFolder(out);
        for (const [file, text] of Object.entries(manyPages('new', 60))) site.write(file, text);

        const full = await site.run(['build', '--root', site.root, '--out', out]);

        expect(full.status).toBe(1);
        expect(full.stderr).toMatch(
          /^error: There is not enough space for ".*out": \d+\.\d MB of the new site were written, and 0\.\d MB are free\. The files that were there before are unchanged\./m,
        );
        expect(hashFolder(out)).toEqual(before);
        expect(readdirSync(disk)).toEqual(['out']);
      } finally {
        spawnSync('umount', [disk]);
        rmSync(disk, { recursive: true });
      }
    },
  );
});

describe('113: a lock', () => {
  it('of a process that is gone is taken over, with a notice', async () => {
    const site = siteTest({ 'content/lib/a.md': goodPage('A') });
    writeFileSync(join(dirname(site.out), '.out.lock'), '999999999');

    const built = await site.build();

    expect(built.stderr).toContain('Taking over from process 999999999, which ended without finishing its build.');
    expect(beside(site)).toEqual([]);
  });

  it('of a process that runs is respected', async () => {
    const site = siteTest({ 'content/lib/a.md': goodPage('A') });
    writeFileSync(join(dirname(site.out), '.out.lock'), String(process.pid));

    const refused = await site.buildAndFail();

    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(`error: Another build, process ${process.pid}, is writing to "${site.out}". `);
    expect(existsSync(join(dirname(site.out), '.out.lock'))).toBe(true);
  });

  it('keeps two builds at once from mixing: at least one is complete', async () => {
    const site = siteTest(manyPages('old', isWhole ? 60 : 20));

    const built = await Promise.all([1, 2, 3].map(() => site.run(['build', '--root', site.root, '--out', site.out])));

    expect(built.filter(({ status }) => status === 0).length).toBeGreaterThanOrEqual(1);
    expect(built.every(({ status, stderr }) => status === 0 || stderr.startsWith('error: Another build'))).toBe(true);
    expect(Object.keys(JSON.parse(readFileSync(join(site.out, '.vitrine.json'), 'utf8')).files).sort()).toEqual(
      site.outputFiles(),
    );
    expect(beside(site)).toEqual([]);
  });
});

describe('115: a temporary folder on another file system', () => {
  it.skipIf(!isEvery || !isTool('strace'))('allows a complete build, or a clean failure', async () => {
    const site = siteTest({ 'content/lib/a.md': goodPage('A') });
    await site.build();
    const before = site.hashes();
    site.write('content/lib/a.md', goodPage('B'));

    const built = await runProgram('strace', [
      '-f',
      '--seccomp-bpf',
      '-qq',
      '-o',
      '/dev/null',
      '-e',
      'trace=rename,renameat,renameat2',
      '-e',
      'inject=rename,renameat,renameat2:error=EXDEV',
      process.execPath,
      docsCommand,
      'build',
      '--root',
      site.root,
      '--out',
      site.out,
    ]);

    expect([0, 1]).toContain(built.status);
    expect(built.stderr).not.toMatch(/^ {4}at /m);
    const isKept = JSON.stringify(site.hashes()) === JSON.stringify(before);
    expect(isKept).toBe(built.status === 1);
    await site.build();
    expect(site.read('lib/a/index.html')).toContain('<h1>B</h1>');
    expect(beside(site)).toEqual([]);
  });
});

describe('121: a removed page', () => {
  it('has its file removed, and every file left is in the list', async () => {
    const site = siteTest({
      'content/lib/a.md': goodPage('A'),
      'content/lib/b.md': goodPage('B'),
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
    });
    await site.build();
    site.remove('content/lib/b.md');
    site.write('nav/lib.ts', "export default [{ pathname: '/lib/a' }];\n");

    await site.build();

    expect(site.outputFiles()).not.toContain('lib/b/index.html');
    expect(Object.keys(JSON.parse(readFileSync(join(site.out, '.vitrine.json'), 'utf8')).files).sort()).toEqual(
      site.outputFiles(),
    );
    rmSync(site.out, { recursive: true });
  });
});
