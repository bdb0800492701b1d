// Demos that fail, beside each other and beside a good one: what is printed, and what is written.

import { beforeAll, describe, expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { goodPage, libConfig, siteTest, type CommandResult, type SiteFileTexts, type SiteTest } from '../site-test.ts';
import { demoCases } from './rules/demo-cases.ts';
import { nameCase } from './rules/name-case.ts';
import { shareSite, type SharedCase } from './rules/share-site.ts';
import type { SiteCase } from './rules/site-case.ts';

const good = 'export default function Good() {\n  return <p>Good as gold</p>;\n}\n';
const demos: SiteFileTexts = {
  'content/lib/Good.tsx': good,
  'content/lib/Throws.tsx': "export default function Throws() {\n  throw new Error('boom');\n}\n",
  'content/lib/Swallows.tsx':
    "import { Suspense } from 'react';\nfunction Part() {\n  throw new Error('swallowed');\n}\nexport default function Swallows() {\n  return <Suspense fallback={<p>Waiting</p>}><Part /></Suspense>;\n}\n",
  'content/lib/Hangs.tsx': 'export default function Hangs() {\n  while (true);\n}\n',
  'content/lib/Loads.tsx': 'for (;;);\nexport default () => null;\n',
  'content/lib/Leaves.tsx': 'export default function Leaves() {\n  process.exit(0);\n}\n',
  'content/lib/Broken.tsx': 'export default function Broken( {\n',
  'content/lib/Marks.tsx':
    "Object.assign(Object.prototype, { admin: 'x' });\nexport default function Marks() {\n  return <p>Marked</p>;\n}\n",
};
const names = ['Throws', 'Hangs', 'Good', 'Leaves', 'Loads', 'Broken', 'Gone', 'Marks', 'Swallows'];
const config = libConfig.replace(' };', ', limits: { demoSeconds: 0.5 } };');
const nav = "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n";
const pages: SiteFileTexts = {
  'content/lib/a.md': goodPage('A', names.map((name) => `{{"demo": "${name}.js"}}`).join('\n')),
  'content/lib/b.md': goodPage('B', '{{"demo": "Throws.js"}}\n\n[x](/lib/c/)'),
};
const expectedLines = [
  'content/lib/Broken.tsx:2:1 error demo-syntax',
  'content/lib/Hangs.tsx:1:1 error demo-timeout',
  'content/lib/Leaves.tsx:1:1 error demo-exit',
  'content/lib/Loads.tsx:2:1 error demo-timeout',
  'content/lib/Marks.tsx:2:1 error demo-render',
  'content/lib/Swallows.tsx:3:9 error demo-render',
  'content/lib/Throws.tsx:2:9 error demo-render',
  'content/lib/a.md:11:1 error demo-not-found',
  'content/lib/b.md:7:1 error link-broken',
];
const withoutWords = (lines: readonly string[]) => lines.map((line) => line.split('  ')[0]);

describe('demos that fail', () => {
  const { write, build, buildAndFail, hashes, read, outputFiles } = siteTest({
    'docs.config.ts': config,
    'nav/lib.ts': nav,
    'content/lib/a.md': goodPage('A', '{{"demo": "Good.js"}}'),
    'content/lib/b.md': goodPage('B'),
    'content/lib/Good.tsx': good,
  });
  let [before, after]: Record<string, string>[] = [];
  let [first, second, goneOn]: CommandResult[] = [];
  beforeAll(async () => {
    await build();
    before = hashes();
    for (const [file, text] of Object.entries({ ...demos, ...pages })) write(file, text);
    first = await buildAndFail();
    after = hashes();
    if (isEvery) second = await buildAndFail();
    goneOn = await buildAndFail('--keep-going');
  });

  it('are all printed, each once, with every other fault, and the last site stays: 130, 131*, 133, 134', () => {
    const { status, lines, stderr } = first!;

    expect({ status, lines: withoutWords(lines) }).toEqual({ status: 1, lines: expectedLines });
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect(after).toEqual(before);
  });

  it.runIf(isEvery)('are reported again by the next build, which runs none of the good ones', () => {
    expect(second!.lines).toEqual(first!.lines);
  });

  it('become notices in a site that is written all the same', () => {
    const { status, lines } = goneOn!;
    const html = read('lib/a/index.html');
    const notices = [...html.matchAll(/<div class="demo-fault"[^>]*><p>([^<]*)<\/p><pre>([^<]*)<\/pre><\/div>/g)].map(
      ([, words, fault]) => `${words} ${fault}`,
    );

    expect({ status, lines: withoutWords(lines) }).toEqual({ status: 1, lines: expectedLines });
    expect(notices).toEqual([
      'This demo could not be rendered. content/lib/Throws.tsx:2:9  The demo fails with &quot;boom&quot;',
      'This demo could not be rendered. content/lib/Hangs.tsx:1:1  The demo did not render within 0.5 seconds',
      'This demo could not be rendered. content/lib/Leaves.tsx:1:1  The demo ends the process that renders it',
      'This demo could not be rendered. content/lib/Loads.tsx:2:1  The demo did not render within 0.5 seconds',
      'This demo could not be rendered. content/lib/Broken.tsx:2:1  Expected `}` but found `EOF`',
      'This demo could not be rendered. content/lib/Marks.tsx:2:1  The demo fails with &quot;Object.prototype.admin, a new name that every object on the page would have&quot;',
      'This demo could not be rendered. content/lib/Swallows.tsx:3:9  The demo fails with &quot;swallowed&quot;',
    ]);
    expect(html).not.toContain('<p>Waiting</p>');
    expect(html).toContain('<p>Good as gold</p>');
    expect(read('lib/a/demo/Throws/index.html')).toContain('<div class="demo-fault">');
    expect(outputFiles()).toContain('lib/b/index.html');
  });
});

describe('each fault of a demo', () => {
  // One that has a limit shares it with the others.
  const hasTree = ({ files }: SiteCase) => 'nav/lib.ts' in files;
  const shared = shareSite(
    everyday(
      demoCases.filter((fault) => !hasTree(fault)),
      3,
    ),
  );
  const apart = demoCases.filter(hasTree);
  const others = apart.filter(({ rule }) => rule !== 'demo-memory');
  const exhausting = apart.filter(({ rule }) => rule === 'demo-memory');

  /** Builds without writing, then writes all the same; the second build finds the scripts that the first one has kept. */
  async function buildTwice(site: SiteTest) {
    const built = await site.buildAndFail();
    const files = site.outputFiles();
    return { built, files, goneOn: await site.buildAndFail('--keep-going') };
  }

  function expectNotice({ prints }: SiteCase, html: string): void {
    const [, notice = ''] =
      /<div class="demo-fault"[^>]*><p>This demo could not be rendered\.<\/p><pre>([^<]*)<\/pre><\/div>/.exec(html) ??
      [];
    const [place = '', words = ''] = notice.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").split('  ');

    expect(prints[0]).toContain(`${place} error `);
    expect(prints[0]).toContain(`  ${words}. `);
  }

  describe('beside the others', () => {
    const site = siteTest(shared.files);
    let twice: Awaited<ReturnType<typeof buildTwice>>;
    beforeAll(async () => {
      twice = await buildTwice(site);
    });

    const isShown = ({ title = '' }: SiteCase) => title.endsWith('does not fail');
    const readPage = ({ folder }: SharedCase) => site.read(`${folder.replace('content/', '')}a/index.html`);
    const linesOf = ({ folder }: SharedCase) =>
      [twice.built, twice.goneOn].map(({ lines }) => lines.filter((line) => line.startsWith(folder)));
    const cases = shared.cases.map(nameCase);

    it.each(cases.filter((each) => !isShown(each)))(
      'is reported, and leaves a notice in place of the demo: $name',
      (fault) => {
        expect(linesOf(fault)).toEqual([fault.prints, fault.prints]);
        expectNotice(fault, readPage(fault));
      },
    );

    it.each(cases.filter(isShown))('is reported, and the demo is shown as it runs: $name', (fault) => {
      expect(linesOf(fault)).toEqual([fault.prints, fault.prints]);
      expect(readPage(fault)).toContain('<p>1</p>');
      expect(readPage(fault)).not.toContain('demo-fault');
    });

    it('ends the build with status 1 and no other lines, and nothing is written', () => {
      const count = shared.cases.flatMap(({ prints }) => prints).length;

      expect(twice.files).toEqual([]);
      for (const { status, lines } of [twice.built, twice.goneOn])
        expect({ status, count: lines.length }).toEqual({ status: 1, count });
    });
  });

  it.each(others.map(nameCase))('is reported, and leaves a notice in place of the demo: $name', async (fault) => {
    const site = siteTest(fault.files);

    const { built, files, goneOn } = await buildTwice(site);

    expect({ status: built.status, lines: built.lines, files }).toEqual({
      status: 1,
      lines: fault.prints,
      files: [],
    });
    expect({ status: goneOn.status, lines: goneOn.lines }).toEqual({ status: 1, lines: fault.prints });
    expectNotice(fault, site.read('lib/a/index.html'));
  });

  it.runIf(isEvery).each(exhausting.map(nameCase))('is reported: $name', async ({ files, prints }) => {
    const site = siteTest(files);

    const { status, lines } = await site.buildAndFail();

    expect({ status, lines, files: site.outputFiles() }).toEqual({ status: 1, lines: prints, files: [] });
  });
});

describe('a demo of another page', () => {
  const other = "import { word } from './word';\n\nexport default function Other() {\n  return <p>{word}</p>;\n}\n";
  const files: SiteFileTexts = {
    'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
    'content/lib/a/index.md': goodPage('A', '{{"demo": "../b/Other.js"}}'),
    'content/lib/b/index.md': goodPage('B', '{{"demo": "Other.js"}}'),
    'content/lib/b/Other.tsx': other,
    'content/lib/b/word.ts': "export const word = 'Borrowed';\n",
  };

  it('is shown by its relative path, and made again when a file that it imports changes', async () => {
    const { build, read, write, rewritten, outputFiles } = siteTest(files);
    await build();
    expect(read('lib/a/index.html')).toMatch(/data-demo="Other"[^]*<p>Borrowed<\/p>/);
    expect(outputFiles()).toContain('lib/a/demo/Other/index.html');

    const changed = await rewritten(() => {
      write('content/lib/b/word.ts', "export const word = 'Changed';\n");
      return build();
    });
    expect(changed).toEqual(expect.arrayContaining(['lib/a/index.html', 'lib/b/index.html']));
    expect(read('lib/a/index.html')).toContain('<p>Changed</p>');
  });

  it('is looked for beside that page, and may not have the name of another demo of the page', async () => {
    const { buildAndFail } = siteTest({
      ...files,
      'content/lib/a/index.md': goodPage(
        'A',
        '{{"demo": "Other.js"}}\n{{"demo": "../b/Other.js"}}\n{{"demo": "../b/Othr.js"}}\n{{"demo": "../c/None.js"}}',
      ),
      'content/lib/a/Other.tsx': other.replace("import { word } from './word';", "const word = 'Own';"),
    });

    expect((await buildAndFail()).lines).toEqual([
      'content/lib/a/index.md:6:1 error demo-name  "../b/Other.js" has the same name as another demo of this page, content/lib/a/Other.tsx. Give one of the two files another name.',
      'content/lib/a/index.md:7:1 error demo-not-found  No file content/lib/b/Othr.tsx. Did you mean Other.tsx?',
      'content/lib/a/index.md:8:1 error demo-not-found  No file content/lib/c/None.tsx. Add "content/lib/c/None.tsx", or correct the name.',
    ]);
  });
});
