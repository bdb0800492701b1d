// A second build: only what changed is made again, and the site is that of a build from nothing.

import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeEntry } from '../change-entry.ts';
import { everyday, isEvery } from '../everyday.ts';
import { dotPicture, goodPage, siteTest, type SiteFileTexts, type SiteTest } from '../site-test.ts';

const files = {
  'nav/lib.ts': [
    'export default [',
    "  { pathname: '/lib/first', children: [{ pathname: '/lib/a' }, { pathname: '/lib/b' }] },",
    "  { pathname: '/lib/second', children: [{ pathname: '/lib/c' }, { pathname: '/lib/d' }, { pathname: '/lib/e' }] },",
    '];',
    '',
  ].join('\n'),
  ...Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [`content/lib/${name}.md`, goodPage(name.toUpperCase())]),
  ),
  'public/logo.png': dotPicture,
};

/** The same site with a demo in two of its pages: it takes several times as long to build. */
const demoFiles = {
  ...files,
  ...Object.fromEntries(
    ['a', 'b'].map((name) => [`content/lib/${name}.md`, goodPage(name.toUpperCase(), '{{"demo": "Basic.js"}}')]),
  ),
  'content/lib/Basic.tsx': 'export default function Basic() {\n  return null;\n}\n',
};

async function builtSite(texts: SiteFileTexts = files, options = {}): Promise<SiteTest> {
  const site = siteTest(texts, options);
  await site.build();
  return site;
}

/** The site must be what a build from nothing gives, whatever was kept. */
async function expectFresh(site: SiteTest): Promise<void> {
  const hashes = site.hashes();
  await site.build('--no-cache');
  expect(hashes).toEqual(site.hashes());
}

/** Files of one part of the cache. */
const cacheOf = (site: SiteTest, folder: string) => {
  const path = join(site.root, '.vitrine', folder);
  const entries = existsSync(path) ? readdirSync(path, { recursive: true, withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const pagesOf = (written: readonly string[]) => written.filter((file) => file.endsWith('.html'));

describe.concurrent('after a build', () => {
  it('nothing changed: nothing is written', async () => {
    const site = await builtSite();

    expect(await site.rewritten(() => site.build())).toEqual([]);
  });

  it.runIf(isEvery)('nothing changed: no page is parsed, and no document is read', async () => {
    const site = await builtSite(demoFiles);
    for (const file of cacheOf(site, 'documents')) truncateSync(file, 0);

    expect(await site.rewritten(() => site.build())).toEqual([]);
    expect(
      cacheOf(site, 'documents')
        .map((file) => readFileSync(file, 'utf8'))
        .join(''),
    ).toBe('');
  });

  it.runIf(isEvery)('a page edited: no other is parsed, and no other document is read', async () => {
    const site = await builtSite(demoFiles);
    for (const file of cacheOf(site, 'documents')) truncateSync(file, 0);
    site.write('content/lib/c.md', goodPage('C', 'Another text.'));

    await site.build();

    expect(cacheOf(site, 'documents').filter((file) => readFileSync(file, 'utf8') !== '')).toHaveLength(1);
  });

  it.runIf(isEvery)('a page saved with the same bytes: nothing is written', async () => {
    const site = await builtSite();
    utimesSync(join(site.root, 'content/lib/a.md'), new Date(), new Date());

    expect(await site.rewritten(() => site.build())).toEqual([]);
  });

  it('a page edited: that page alone', async () => {
    const site = await builtSite();
    site.write('content/lib/c.md', goodPage('C', 'Another text.'));

    expect(pagesOf(await site.rewritten(() => site.build()))).toEqual(['lib/c/index.html']);
    expect(site.read('lib/c/index.html')).toContain('Another text.');
    await expectFresh(site);
  });

  it.runIf(isEvery)('a title of the tree edited: the pages that show it', async () => {
    const site = await builtSite();
    site.write(
      'nav/lib.ts',
      files['nav/lib.ts'].replace("{ pathname: '/lib/c' }", "{ pathname: '/lib/c', title: 'Ocean' }"),
    );

    const written = pagesOf(await site.rewritten(() => site.build()));

    const showing = site.outputFiles().filter((file) => file.endsWith('.html') && site.read(file).includes('Ocean'));
    expect(written).toEqual(showing.sort());
    expect(written).toContain('lib/c/index.html');
    await expectFresh(site);
  });

  it.runIf(isEvery)(
    'a title of a page edited: the page, and the missing one, which has the address of the list of all titles',
    async () => {
      const site = await builtSite();
      site.write('content/lib/c.md', goodPage('Sea'));

      expect(pagesOf(await site.rewritten(() => site.build()))).toEqual(['404.html', 'lib/c/index.html']);
      await expectFresh(site);
    },
  );

  it.runIf(isEvery)('a text edited: its page, and not the pages of its demos', async () => {
    const site = await builtSite(demoFiles);
    site.write('content/lib/a.md', goodPage('A', '{{"demo": "Basic.js"}}\n\nMore.'));

    const written = await site.rewritten(() => site.build());

    expect(written.filter((file) => file.endsWith('.html') || file.startsWith('_app/sources'))).toEqual([
      'lib/a/index.html',
    ]);
    await expectFresh(site);
  });

  it.runIf(isEvery)(
    'a text edited so that its page stays the same: nothing is written, and the record is updated',
    async () => {
      const site = await builtSite();
      const record = () => cacheOf(site, 'builds').map((file) => readFileSync(file, 'utf8'));
      const before = record();
      site.write('content/lib/c.md', `${goodPage('C')}\n\n`);

      expect(await site.rewritten(() => site.build())).toEqual([]);
      expect(record()).not.toEqual(before);
    },
  );

  it('the source of a demo edited: only pages with that demo: 106', async () => {
    const site = await builtSite(demoFiles);
    site.write('content/lib/Basic.tsx', 'export default function Basic() {\n  return 42;\n}\n');

    expect(pagesOf(await site.rewritten(() => site.build()))).toEqual([
      'lib/a/demo/Basic/index.html',
      'lib/a/index.html',
      'lib/b/demo/Basic/index.html',
      'lib/b/index.html',
    ]);
    await expectFresh(site);
  });

  it.runIf(isEvery)('a demo that another file takes precedence over: its pages are made again', async () => {
    const site = await builtSite(demoFiles);
    site.remove('content/lib/Basic.tsx');
    site.write('content/lib/Basic.js', 'export default function Basic() {\n  return "js";\n}\n');

    expect(pagesOf(await site.rewritten(() => site.build()))).toEqual([
      'lib/a/demo/Basic/index.html',
      'lib/a/index.html',
      'lib/b/demo/Basic/index.html',
      'lib/b/index.html',
    ]);
    await expectFresh(site);
  });

  it.runIf(isEvery)('a page removed from content and tree: its file is gone', async () => {
    const site = await builtSite();
    site.remove('content/lib/e.md');
    site.write('nav/lib.ts', files['nav/lib.ts'].replace(", { pathname: '/lib/e' }", ''));

    await site.build();

    expect(site.outputFiles()).not.toContain('lib/e/index.html');
    await expectFresh(site);
  });

  it.runIf(isEvery)('a page renamed: the new file is there, the old one is not', async () => {
    const site = await builtSite();
    renameSync(join(site.root, 'content/lib/e.md'), join(site.root, 'content/lib/f.md'));
    site.write('nav/lib.ts', files['nav/lib.ts'].replace('/lib/e', '/lib/f'));

    await site.build();

    expect(site.outputFiles()).toContain('lib/f/index.html');
    expect(site.outputFiles()).not.toContain('lib/e/index.html');
    await expectFresh(site);
  });

  it('a link to a removed page: reported, though the page with the link is kept', async () => {
    const site = await builtSite();
    site.write('content/lib/c.md', goodPage('C', '[e](/lib/e/)'));
    await site.build();
    site.remove('content/lib/e.md');
    site.write('nav/lib.ts', files['nav/lib.ts'].replace(", { pathname: '/lib/e' }", ''));

    expect((await site.buildAndFail()).lines.map((line) => line.replace(/ {2}.*/, ''))).toEqual([
      'content/lib/c.md:5:1 error link-broken',
      'redirects.txt warning page-moved',
    ]);
  });

  it.runIf(isEvery)('a warning of a kept page: reported again', async () => {
    const site = await builtSite();
    site.write('content/lib/c.md', '# C\n\nText.\n');
    const first = await site.build();

    expect((await site.build()).lines).toEqual(first.lines);
    expect(first.lines).toHaveLength(1);
  });

  it.runIf(isEvery)('the settings edited: every page', async () => {
    const site = await builtSite();
    site.write(
      'docs.config.ts',
      "export default { title: 'Another', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }] };\n",
    );

    const written = pagesOf(await site.rewritten(() => site.build()));

    // The page of a demo does not show the title of the site.
    expect(written).toEqual(site.outputFiles().filter((file) => file.endsWith('.html') && !file.includes('/demo/')));
    await expectFresh(site);
  });

  it.runIf(isEvery)('a component, or what it imports, edited: the pages with it are made again', async () => {
    const site = siteTest({
      ...files,
      'content/lib/c.md': goodPage('C', '{{"component": "Hello"}}'),
      'components/Hello.tsx':
        "import { word } from './word';\nexport default function Hello() {\n  return <p>{word}</p>;\n}\n",
      'components/word.ts': "export const word = 'one';\n",
    });
    await site.build();
    site.write('components/word.ts', "export const word = 'two';\n");

    await site.build();

    expect(site.read('lib/c/index.html')).toContain('<p>two</p>');
    await expectFresh(site);
  });

  it.runIf(isEvery)('a file of public/ edited: that file alone', async () => {
    const site = await builtSite();
    site.write('public/logo.png', 'other');

    expect(await site.rewritten(() => site.build())).toEqual(['logo.png']);
    expect(site.read('logo.png')).toBe('other');
  });
});

describe.concurrent('a damaged output folder', () => {
  const tampers: [string, (out: string) => void][] = [
    ['a file tampered with', (out: string) => writeFileSync(join(out, 'lib/a/index.html'), 'tampered')],
    ['a file added to', (out: string) => appendFileSync(join(out, 'lib/a/index.html'), 'more')],
    ['a file of the engine removed', (out: string) => rmSync(join(out, 'robots.txt'))],
    ['a file of public/ tampered with', (out: string) => writeFileSync(join(out, 'logo.png'), 'tampered')],
  ];
  it.each(everyday(tampers, 4))('%s: the next build restores the site', async (_name, tamper) => {
    const site = await builtSite();
    const before = site.hashes();
    tamper(site.out);

    await site.build();

    expect(site.hashes()).toEqual(before);
  });
});

describe.concurrent('a foreign file in the output folder', () => {
  const foreign = {
    '.git/HEAD': 'ref: refs/heads/pages\n',
    '.nojekyll': '',
    CNAME: 'docs.example.com\n',
    'lib/a/notes.txt': 'mine',
    'reports/today.html': '<p>mine</p>',
  };
  const put = (site: SiteTest) => {
    for (const [file, text] of Object.entries(foreign)) {
      mkdirSync(dirname(join(site.out, file)), { recursive: true });
      writeFileSync(join(site.out, file), text);
    }
    mkdirSync(join(site.out, '.git/refs/tags'), { recursive: true });
  };
  const expectAll = (site: SiteTest) => {
    for (const [file, text] of Object.entries(foreign)) expect(readFileSync(join(site.out, file), 'utf8')).toBe(text);
    expect(existsSync(join(site.out, '.git/refs/tags'))).toBe(true);
  };

  it.runIf(isEvery)('stays when nothing else has changed, and no byte is written', async () => {
    const site = await builtSite();
    put(site);

    expect(await site.rewritten(() => site.build())).toEqual([]);
    expectAll(site);
  });

  it.runIf(isEvery)('stays when pages change, with the cache and without it', async () => {
    const site = await builtSite();
    put(site);
    site.write('content/lib/c.md', goodPage('C', 'Another text.'));
    await site.build();
    expectAll(site);
    expect(site.read('lib/c/index.html')).toContain('Another text.');

    await site.build('--no-cache');
    expectAll(site);
  });

  it('stays when it was there before the first build: the .git and CNAME of a clone', async () => {
    const site = siteTest(files);
    for (const file of ['.git/HEAD', 'CNAME'] as const) {
      mkdirSync(dirname(join(site.out, file)), { recursive: true });
      writeFileSync(join(site.out, file), foreign[file]);
    }
    await site.build();

    expect(readFileSync(join(site.out, '.git/HEAD'), 'utf8')).toBe(foreign['.git/HEAD']);
    expect(readFileSync(join(site.out, 'CNAME'), 'utf8')).toBe(foreign.CNAME);
  });

  const taken = [
    ['a file', 'lib/new/index.html', 'lib/new/index.html'],
    ['a file in the place of a folder', 'lib/new', 'lib/new'],
  ] as const;
  it.each(everyday(taken, 2))('stops the build where the site needs its name: %s', async (_name, file, named) => {
    const site = await builtSite();
    mkdirSync(dirname(join(site.out, file)), { recursive: true });
    writeFileSync(join(site.out, file), 'mine');
    const before = site.hashes();
    site.write('content/lib/new.md', goodPage('New'));
    const { status, stderr } = await site.buildAndFail();

    expect(status).toBe(2);
    expect(stderr).toContain(
      `The output folder contains "${named}", which this command did not write, and the site needs that name. Move it away, or name another folder with --out.`,
    );
    expect(site.hashes()).toEqual(before);
  });

  it.runIf(isEvery)(
    'stops the build where the damaged list of written files no longer says whether a page is foreign',
    async () => {
      const site = await builtSite();
      const page = join(site.out, 'lib/a/index.html');
      rmSync(page);
      writeFileSync(page, 'mine');
      writeFileSync(join(site.out, '.vitrine.json'), '{"base":"/","fi');
      const before = site.hashes();
      const { status, stderr } = await site.buildAndFail();

      expect(status).toBe(2);
      expect(stderr).toContain('The output folder contains "lib/a/index.html", the site needs that name, and the list');
      expect(site.hashes()).toEqual(before);

      rmSync(page);
      await site.build();
      expect(site.read('lib/a/index.html')).toContain('</html>');
    },
  );

  it.runIf(isEvery)(
    'stays where the list is damaged, and does not stop a build that recognizes the files of the last one',
    async () => {
      const site = await builtSite();
      put(site);
      writeFileSync(join(site.out, '.vitrine.json'), '');
      site.write('content/lib/c.md', goodPage('C', 'Another text.'));
      await site.build();

      expectAll(site);
      expect(site.read('lib/c/index.html')).toContain('Another text.');
    },
  );

  it.runIf(isEvery)('is found by the next build after one that was killed before it moved the file', async () => {
    const site = await builtSite();
    const old = join(dirname(site.out), '.out.old-4194303');
    cpSync(site.out, old, { recursive: true });
    put({ ...site, out: old });

    await site.build();

    expectAll(site);
    expect(existsSync(old)).toBe(false);
  });
});

describe.concurrent('a damaged cache', () => {
  // One store after the other, with every kind of harm: damaged-cache.test.ts.
  it.runIf(isEvery)(
    'with truncated files: they count as missing, and an edit still changes the edited page alone',
    async () => {
      // Every day, the process may have built the site before: which pages are made again shows what is not kept.
      const site = await builtSite(demoFiles, { isApart: isEvery });
      const before = site.hashes();
      for (const folder of ['documents', 'builds', 'modules', 'demos', 'client', 'live']) {
        expect(cacheOf(site, folder).length).toBeGreaterThan(0);
        for (const file of cacheOf(site, folder)) truncateSync(file, Math.floor(readFileSync(file).length / 2));
      }
      site.write('content/lib/c.md', goodPage('C', 'Another text.'));

      await site.build();

      expect(
        Object.entries(site.hashes())
          .filter(([file, hash]) => before[file] !== hash)
          .map(([file]) => file)
          .filter((file) => file.endsWith('.html')),
      ).toEqual(['lib/c/index.html']);
      await expectFresh(site);
    },
  );

  it.runIf(isEvery)('with a record of another version of the engine: the record counts as missing', async () => {
    const site = await builtSite();
    for (const file of cacheOf(site, 'builds'))
      changeEntry(file, (text) => text.replace(/"engineKey":"[^"]*"/, '"engineKey":"another"'));
    // Another engine finds none under its own key.
    rmSync(join(site.root, '.vitrine/unchanged'), { recursive: true, force: true });

    expect(pagesOf(await site.rewritten(() => site.build())).length).toBeGreaterThanOrEqual(5);
  });
});
