// The command as a user meets it: flags, streams, statuses and interrupts.

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { changeEntry } from '../change-entry.ts';
import { everyday, isEvery } from '../everyday.ts';
import { docsCommand, dotPicture, goodPage, libConfig, runDocs, runProgram, runWarm, siteTest } from '../site-test.ts';

const good = { 'content/lib/a.md': goodPage('A'), 'content/lib/b.md': goodPage('B', '[a](/lib/a/)') };
const faulty = {
  'content/lib/a.md': goodPage('A', '[x](/lib/gone/)\n\n![](/logo.png)'),
  'public/logo.png': dotPicture,
};

/** Runs a wrong command: in a process of its own where every case is tried; every day, the shortest one alone. */
const runWrong = (args: readonly string[]) => (isEvery || args.length === 0 ? runDocs(args) : runWarm(args, tmpdir()));

describe('wrong use', () => {
  it.concurrent.each([
    ['no command', []],
    ['an unknown command', ['biuld']],
    ['an unknown flag', ['build', '--nope']],
    ['an argument too many', ['build', 'site']],
    ['a flag without its value', ['build', '--root']],
    ['a count of zero', ['build', '--concurrency', '0']],
    ['an unknown format', ['build', '--format', 'xml']],
    ['a port out of range', ['serve', '--port', '99999']],
    ['no folder for a new site', ['init']],
  ])('ends %s with status 2, on standard error', async (_name, args) => {
    const { status, stdout, stderr } = await runWrong(args);

    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).not.toBe('');
    expect(stderr).not.toMatch(/^ {4}at /m);
  });

  it('ends with status 2 and a hint where there is no site', async () => {
    const site = siteTest(good);
    site.remove('docs.config.ts');

    const built = await site.buildAndFail();

    expect(built.status).toBe(2);
    expect(built.stderr).toBe(
      `error: No docs.config.ts in "${site.root}". Name the folder of a site with --root, or make one with "docs init DIR".\n`,
    );
  });

  it('ends with status 2 where the root is no folder', async () => {
    const { status, stderr } = await runWrong(['build', '--root', '/nowhere/at/all', '--out', '/nowhere/out']);

    expect(status).toBe(2);
    expect(stderr).not.toMatch(/fault of the engine|^ {4}at /m);
  });

  it('names file and line of a wrong setting', async () => {
    const site = siteTest({
      ...good,
      'docs.config.ts': "export default {\n  titel: 'Test',\n  title: 'Test',\n  products: [],\n};\n",
    });

    expect(await site.buildAndFail()).toMatchObject({
      status: 2,
      lines: ['docs.config.ts:2:3 error config-unknown-key  Unknown key "titel". Did you mean "title"?'],
    });
  });

  it('refuses an invalid sub-path', async () => {
    expect((await siteTest(good).buildAndFail('--base', '/a b/')).status).toBe(2);
  });
});

describe('a Node that is too old', () => {
  it('is reported before anything of the engine is loaded', async () => {
    const older =
      'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.18.1"}})';

    expect(await runProgram(process.execPath, ['--import', older, docsCommand, 'build'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'error: This is Node 20.18.1, and Node 20.19 or newer is needed. Install it from https://nodejs.org.\n',
    });
  });
});

describe('the output of the command', () => {
  it('has nothing on standard error when nothing is wrong: 123', async () => {
    const built = await siteTest(good).build();

    expect(built.stderr).toBe('');
    expect(built.stdout).toMatch(
      /^Built \d+ pages in \d+\.\d\d s \(\d+ files written, 0 kept\), 0 errors, 0 warnings\. .*\nNot checked: .*\n$/,
    );
  });

  it.runIf(isEvery)('names at the end of a build what was not checked, and the command that checks it', async () => {
    const site = siteTest(good);

    const built = await site.build();
    const here = await runProgram(process.execPath, [docsCommand, 'build'], { cwd: site.root });
    const failed = await siteTest(faulty).buildAndFail();

    expect(built.stdout.trim().split('\n').at(-1)).toBe(
      'Not checked: types of demos and code, the HTML, and its weight. Run: docs check --types --root site --out out',
    );
    expect(here.stdout).toMatch(/Run: docs check --types\n$/);
    expect(failed.stdout).not.toContain('Not checked');
  });

  it('has one diagnostic a line, and no other lines', async () => {
    const built = await siteTest(faulty).buildAndFail();

    expect(built.stderr).toBe(`${built.lines.join('\n')}\n`);
    expect(built.stdout).not.toContain('link-broken');
  });

  it('has no colors: 123', async () => {
    const built = await siteTest(faulty).buildAndFail();

    expect(built.stdout + built.stderr).not.toContain('\u001B');
  });

  it.runIf(isEvery)('may be closed by its reader: "docs build | head -1": 123', async () => {
    const site = siteTest({ 'content/lib/a.md': goodPage('A', '[x](/lib/gone/)\n\n'.repeat(200)) });

    const piped = await runProgram('bash', [
      '-c',
      `"${process.execPath}" "${docsCommand}" build --root "${site.root}" --out "${site.out}" 2>&1 | head -1; echo "\${PIPESTATUS[0]}"`,
    ]);

    expect(piped.stdout.split('\n')).toHaveLength(3);
    expect(piped.stdout + piped.stderr).not.toMatch(/EPIPE|^ {4}at /m);
  });
});

describe('the files of diagnostics', () => {
  it.runIf(isEvery)(
    'are named from the folder of the command, so that a terminal opens them; from the site in JSON',
    async () => {
      const site = siteTest({ 'content/lib/a.md': goodPage('A', '[x](/lib/gone/)') });
      const runFrom = (cwd: string, ...flags: string[]) =>
        runProgram('bash', [
          '-c',
          `cd "${cwd}" && "${process.execPath}" "${docsCommand}" build --root "${site.root}" --out "${site.out}" ${flags.join(' ')} 2>&1 >/dev/null | sed 's/^/: /'`,
        ]);

      const above = await runFrom(dirname(site.root));
      const below = await runFrom(join(site.root, 'content'));
      const json = await runFrom(dirname(site.root), '--format', 'json');

      expect(above.stdout).toContain(': site/content/lib/a.md:5:1 error link-broken');
      expect(below.stdout).toContain(': lib/a.md:5:1 error link-broken');
      expect(json.stdout).toContain('"content/lib/a.md"');
    },
  );
});

describe('--format', () => {
  it('json gives a list on standard error, and nothing beside it', async () => {
    const built = await siteTest({
      ...faulty,
      'docs.config.ts': libConfig.replace(' };', ", languages: ['en', 'nl'] };"),
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }];\n",
    }).buildAndFail('--format', 'json');

    expect(built.stdout).toBe('');
    expect(JSON.parse(built.stderr)).toEqual([
      {
        file: 'content/lib/a.md',
        line: 5,
        column: 1,
        severity: 'error',
        code: 'link-broken',
        message: 'No page has the path "/lib/gone/"',
        hint: 'Correct the path, or list a pattern for it under "links.ignore" in docs.config.ts if another host serves it.',
      },
      {
        file: 'content/lib/a.md',
        line: 7,
        column: 1,
        severity: 'warning',
        code: 'image-alt',
        message: 'The image "/logo.png" has no alternative text',
        hint: 'Say between the brackets what the picture shows: ![A button in three sizes](/button.png).',
      },
    ]);
  });

  it('json gives an empty list for a good site', async () => {
    expect(JSON.parse((await siteTest(good).build('--format', 'json')).stderr)).toEqual([]);
  });

  it('sarif gives one run with a result for each diagnostic', async () => {
    const { runs } = JSON.parse((await siteTest(faulty).buildAndFail('--format', 'sarif')).stderr);

    expect(runs).toHaveLength(1);
    expect(runs[0].results.map(({ ruleId, level }: { ruleId: string; level: string }) => `${level} ${ruleId}`)).toEqual(
      ['error link-broken', 'warning image-alt'],
    );
    expect(runs[0].tool.driver.rules).toEqual([
      {
        id: 'image-alt',
        shortDescription: { text: expect.stringMatching(/^[A-Z].*\.$/) },
        help: { text: expect.stringContaining('Fix: '), markdown: expect.stringContaining('Fix: ') },
      },
      expect.objectContaining({ id: 'link-broken' }),
    ]);
  });
});

describe.concurrent('a build of more than two seconds', () => {
  const slow = {
    ...good,
    'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
    'docs.config.ts': `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2100);\n${libConfig}`,
  };

  it.runIf(isEvery)('reports its progress on standard error, and nothing else', async () => {
    const built = await siteTest(slow).build();

    expect(built.progress.length).toBeGreaterThan(2);
    expect(built.progress.join('')).toMatch(/^\[\d+ s\] plan\n/m);
    expect(built.progress.join('')).toMatch(/^\[\d+ s\] pages 0 of \d+\n/m);
    expect(built.stderr).toBe('');
    expect(built.stdout).toMatch(/^Built .*\nNot checked: .*\n$/);
  });

  it.runIf(isEvery).each([
    ['--quiet', ''],
    ['--format=json', '[]'],
  ])('reports no progress with %s', async (flag, diagnostics) => {
    const built = await siteTest(slow).build(flag);

    expect({ ...built, stderr: built.stderr.trim() }).toMatchObject({ progress: [], stdout: '', stderr: diagnostics });
  });
});

describe('--quiet', () => {
  it('prints diagnostics only', async () => {
    const built = await siteTest(faulty).buildAndFail('--quiet', '--verify');

    expect(built.stdout).toBe('');
    expect(built.stderr).toContain('error link-broken');
  });
});

describe('--report', () => {
  it('lists what was made, even by a build that fails', async () => {
    const site = siteTest({
      ...faulty,
      'content/lib/a.md': goodPage('A', '[x](/lib/gone/)\n\n{{"demo": "Basic.js"}}'),
      'content/lib/Basic.tsx': 'export default function Basic() {\n  return null;\n}\n',
    });
    const file = join(dirname(site.root), 'reports/report.json');

    await site.buildAndFail('--report', file);

    const report = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(report)).toEqual([
      'pages',
      'demos',
      'apiPages',
      'written',
      'reused',
      'bytes',
      'durationMs',
      'peakMemory',
      'diagnostics',
    ]);
    expect(report).toMatchObject({
      pages: 3,
      demos: 1,
      apiPages: 0,
      written: 0,
      reused: 0,
      diagnostics: [{ code: 'link-broken', severity: 'error' }],
    });
    expect(report.durationMs.total).toBeGreaterThan(0);
    expect(Object.keys(report.peakMemory)).toEqual(Object.keys(report.durationMs));
    expect(report.peakMemory.total).toBeGreaterThanOrEqual(Math.max(...Object.values<number>(report.peakMemory)));
    expect(report.peakMemory.pages).toBeGreaterThan(20e6);
  });

  it('counts the files that were written and those that were kept', async () => {
    const site = siteTest(good);
    const file = join(dirname(site.root), 'report.json');
    await site.build('--report', file);
    const first = JSON.parse(readFileSync(file, 'utf8'));
    await site.build('--report', file);
    const second = JSON.parse(readFileSync(file, 'utf8'));

    expect(first).toMatchObject({ written: site.outputFiles().length, reused: 0 });
    expect(second).toMatchObject({ written: 0, reused: first.written, bytes: first.bytes, pages: first.pages });
  });
});

describe('--base', () => {
  it('is put before every address of the site', async () => {
    const site = siteTest({
      ...good,
      'public/logo.png': dotPicture,
      'content/lib/a.md': goodPage('A', '[b](/lib/b/) ![Logo](/logo.png) <a href="/lib/b/">b</a>'),
    });

    await site.build('--base', '/docs/');

    const html = site.read('lib/a/index.html');
    const addresses = [...html.matchAll(/ (?:href|src|srcset|action)="(\/[^"]*)"/g)].map(
      ([, address]) => address ?? '',
    );
    expect(addresses.filter((address) => !address.startsWith('/docs/'))).toEqual([]);
    expect(addresses).toContain('/docs/logo.png');
    expect(site.read('sitemap.xml')).toContain('<loc>https://docs.example.com/docs/lib/a/</loc>');
  });
});

describe('--keep-going', () => {
  it('writes the site although it has errors, and ends with status 1', async () => {
    const site = siteTest(faulty);

    const built = await site.buildAndFail('--keep-going');

    expect(built.status).toBe(1);
    expect(built.stdout).toMatch(/^Built with errors: /);
    expect(site.outputFiles()).toContain('lib/a/index.html');
  });
});

describe('--no-cache', () => {
  it('leaves nothing in the site', async () => {
    const site = siteTest(good);

    await site.build('--no-cache');

    expect(existsSync(join(site.root, '.vitrine'))).toBe(false);
  });
});

describe('--verify', () => {
  it('finds no difference from a build from nothing', async () => {
    const site = siteTest(good);
    await site.build();
    site.write('content/lib/b.md', goodPage('New', 'Text.'));

    expect((await site.build('--verify')).status).toBe(0);
  });

  it('finds a cached document that differs from what its text gives', async () => {
    const site = siteTest(good);
    await site.build();
    corruptDocuments(join(site.root, '.vitrine/documents'), 'Shows A', 'Shows Q');
    // Another title in the tree: the page is rendered again, from the kept document.
    site.write('nav/lib.ts', "export default [{ pathname: '/lib/a', title: 'Renamed' }, { pathname: '/lib/b' }];\n");

    const built = await site.buildAndFail('--verify');

    expect(built.status).toBe(1);
    expect(built.lines.filter((line) => line.startsWith('lib/a/index.html'))).toEqual([
      'lib/a/index.html error verify-differs  This file differs from the one that a build from scratch writes. Remove the folder .vitrine, build again, and report this as a fault of the engine.',
    ]);
  });
});

describe.concurrent('Ctrl+C', () => {
  it.each(
    everyday(
      [
        ['SIGINT', 1],
        ['SIGTERM', 1],
        // npm passes on what the terminal has sent to all.
        ['SIGINT', 3],
      ] as const,
      3,
    ),
  )(
    '%s ends a build with its status, and leaves the old site and nothing else, sent %d times',
    async (signal, times) => {
      const site = siteTest({
        ...good,
        'components/Slow.tsx':
          'export default function Slow() {\n  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);\n  return null;\n}\n',
      });
      await site.build();
      const before = site.hashes();
      site.write('content/lib/a.md', goodPage('A', '{{"component": "Slow"}}'));

      const stopped = await runProgram(
        process.execPath,
        [docsCommand, 'build', '--root', site.root, '--out', site.out],
        {
          // Once it has begun to write beside the old site.
          onStart: (child) =>
            void untilHidden(dirname(site.out)).then(async () => {
              for (let sent = 0; sent < times; sent += 1) {
                child.kill(signal);
                await delay(15);
              }
            }),
        },
      );

      expect(stopped.status).toBe(signal === 'SIGINT' ? 130 : 143);
      expect(site.hashes()).toEqual(before);
      expect(readdirSync(dirname(site.out)).filter((name) => name.startsWith('.'))).toEqual([]);
    },
  );

  it.runIf(isEvery)('leaves nothing where threads are writing pages', async () => {
    const sections = Array.from(
      { length: 40 },
      (_, index) =>
        `## H${index}\n\nText of \`code\` ${index}.\n\n\`\`\`tsx\nconst a${index} = <A b={${index}} />;\n\`\`\`\n`,
    );
    const names = Array.from({ length: 60 }, (_, index) => `page-${index}`);
    const site = siteTest(
      Object.fromEntries(names.map((name) => [`content/lib/${name}.md`, goodPage(name, sections.join('\n'))])),
    );
    const folder = dirname(site.out);
    const isWriting = () =>
      readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith('index.html'));

    const stopped = await runProgram(
      process.execPath,
      [docsCommand, 'build', '--root', site.root, '--out', site.out, '--concurrency', '2'],
      {
        onStart: (child) =>
          void (async () => {
            while (!isWriting()) await delay(2);
            child.kill('SIGINT');
          })(),
      },
    );

    expect(stopped.status).toBe(130);
    expect(readdirSync(folder).filter((name) => name !== basename(site.root))).toEqual([]);
  });
});

describe('docs init', () => {
  it('creates a site that builds without a message, also with --strict', async () => {
    const site = siteTest({});
    const folder = join(dirname(site.root), 'new');

    expect((await runWarm(['init', folder], site.root)).status).toBe(0);
    expect(await runWarm(['build', '--strict', '--root', folder], site.root)).toMatchObject({ status: 0, stderr: '' });
  });

  it('overwrites nothing', async () => {
    const site = siteTest(good);
    mkdirSync(join(site.root, 'sub'), { recursive: true });
    writeFileSync(join(site.root, 'sub/x'), 'x');

    expect((await runWarm(['init', join(site.root, 'sub')], site.root)).status).toBe(0);
    expect(readFileSync(join(site.root, 'sub/x'), 'utf8')).toBe('x');

    for (const taken of ['docs.config.mjs', 'content', 'nav']) {
      const folder = join(dirname(site.root), `with-${taken}`);
      mkdirSync(join(folder, taken), { recursive: true });
      expect(await runWarm(['init', folder], site.root)).toMatchObject({
        status: 2,
        stderr: `error: There is a "${taken}" in "${folder}". Name another folder, such as "docs": a new site overwrites nothing.\n`,
      });
      expect(readdirSync(folder)).toEqual([taken]);
    }
    mkdirSync(join(site.root, 'docs/nav'), { recursive: true });
    expect((await runWarm(['init', 'docs'], site.root)).stderr).toContain('such as "site"');
  });

  it('comes after the line that installs the package in --help: npx alone would load an unrelated package', async () => {
    const { stdout } = await runWarm(['--help'], tmpdir());

    expect(stdout).toContain('npm install vitrine react react-dom');
    expect(stdout).toContain('npx vitrine build');
  });

  it('creates a site beside the package.json of a project, and adds to its .gitignore', async () => {
    const folder = join(dirname(siteTest({}).root), 'project');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(join(folder, '.gitignore'), '/node_modules\n*.log');

    expect(await runWarm(['init', '.'], folder)).toMatchObject({
      status: 0,
      stdout:
        'Created a site in this folder. First install what it needs:\n\n  npm install react react-dom\n  npm install --save-dev @types/react @types/react-dom\n\nSee it with:\n\n  npx docs serve --watch\n\nand build it with:\n\n  npx docs build\n\nBuild and check it, including the types of its demos, with the new script of package.json:\n\n  npm run check\n',
    });
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('/node_modules\n*.log\ndist/\nparts/\n.vitrine/\n');
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
      scripts: { check: 'docs build && docs check --types' },
    });
  });
});

function corruptDocuments(folder: string, from: string, to: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    changeEntry(join(entry.parentPath, entry.name), (text) => text.replaceAll(from, to));
  }
}

/** Waits until a folder has a hidden file: a lock, or what is made beside the output. */
async function untilHidden(folder: string): Promise<void> {
  while (!readdirSync(folder).some((name) => name.startsWith('.'))) await delay(20);
}
