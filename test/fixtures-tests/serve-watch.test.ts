// A writer's day: pages are saved, broken, mended, renamed and switched under "docs serve --watch".

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { goodPage, hashFolder, siteTest, type SiteTest } from '../site-test.ts';
import { isWhole } from '../torture/is-whole.ts';
import { watchTest, type WatchTest } from '../watch-test.ts';

const count = isWhole ? 60 : 30;
const patience = { timeout: 60_000, interval: 50 };
const pages = (word: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`content/lib/p${index}.md`, goodPage(`Page ${index}`, word)]),
  );

describe('docs serve --watch', () => {
  const site = siteTest({
    ...pages('first'),
    'content/lib/sub/a.md': goodPage('Sub'),
    'content/lib/code.md': goodPage('Code', '```ts file="src/code.ts"\n```'),
    'src/code.ts': 'export const one = 1;\n',
    'content/versions.md': goodPage('Versions'),
  });
  let watched: WatchTest;
  beforeAll(async () => {
    writeSlowTemplate(site);
    watched = await watchTest(site, { page: '/lib/p0/' });
  });
  afterAll(() => watched.stop());
  const shows = async (path: string, text: string) => (await watched.read(path)).text.includes(text);
  const problems = () => watched.events.filter(({ name }) => name === 'problems').at(-1)?.data.text;

  it.runIf(isEvery)('shows a page before the site is built', async () => {
    const { status, text } = await watched.read('/lib/p7/');

    expect(watched.builds()).toBe(0);
    expect(status).toBe(200);
    expect(text).toContain('first');
    expect((await watched.read('/sitemap.xml')).text).toContain('/lib/p9/');
  });

  it('serves the site, and is quiet when nothing happens: 102', async () => {
    expect(await shows('/lib/p0/', 'first')).toBe(true);

    await expect.poll(() => watched.builds(), patience).toBeGreaterThan(0);
    const before = watched.builds();
    await delay(1500);

    expect(watched.builds()).toBe(before);
    expect(existsSync(site.out)).toBe(false);
  });

  it('a file is saved whose code a page shows: the page shows it', async () => {
    await expect.poll(() => watched.builds(), patience).toBeGreaterThan(0);
    expect(await shows('/lib/code/', 'one')).toBe(true);

    site.write('src/code.ts', 'export const two = 2;\n');

    await expect.poll(() => shows('/lib/code/', 'two'), patience).toBe(true);
  });

  it('a page is saved: the new text is served, and the open page is sent a reload', async () => {
    await becomeQuiet(watched);
    const reloads = watched.events.length;

    site.write('content/lib/p0.md', goodPage('Page 0', 'second'));

    await expect.poll(() => shows('/lib/p0/', 'second'), patience).toBe(true);
    await expect.poll(() => watched.events.slice(reloads).some(({ name }) => name === 'reload'), patience).toBe(true);
    expect(watched.events.slice(reloads).find(({ name }) => name === 'reload')?.data.pages).toEqual(['/lib/p0/']);
  });

  it('a page is broken, and broken again in the same way: the fault is reported both times, and pages are served: 5', async () => {
    const broken = `---\ntitle: [\n---\n${goodPage('Page 1', 'broken')}`;
    const countReports = () =>
      watched.log().filter((line) => /^content\/lib\/p1\.md:\d+:\d+ error front-matter-syntax /.test(line)).length;
    const before = countReports();
    site.write('content/lib/p1.md', broken);
    await expect.poll(() => countReports() - before, patience).toBe(1);
    await expect.poll(problems, patience).toMatch(/error front-matter-syntax/);
    expect((await watched.read('/lib/p1/')).status).toBe(200);

    site.write('content/lib/p1.md', broken);

    await expect.poll(() => countReports() - before, patience).toBe(2);
    // The two streams of the command may come in either order.
    const isBuilt = (line: string) => /^content\/lib\/p1\.md: \d+ of \d+ pages in \d+ ms, 1 error/.test(line);
    await expect.poll(() => watched.log().slice(-2).some(isBuilt), patience).toBe(true);
    await expect.poll(problems, patience).toMatch(/^content\/lib\/p1\.md:\d+:\d+ error front-matter-syntax /);
  });

  it('another page is saved: the known fault is not reported again, but counted', async () => {
    // A system may report a save twice.
    await becomeQuiet(watched);
    const before = watched.log().length;
    site.write('content/lib/p2.md', goodPage('Page 2', `beside ${before}`));

    await expect
      .poll(() => watched.log().slice(before), patience)
      .toEqual([
        'content/lib/p2.md changed, building…',
        expect.stringMatching(/^content\/lib\/p2\.md: 1 of \d+ pages in \d+ ms, 1 error/),
      ]);
  });

  it('a broken page is mended: the fault is gone', async () => {
    site.write('content/lib/p1.md', goodPage('Page 1', 'mended'));

    await expect.poll(() => problems() === '', patience).toBe(true);
    expect(await shows('/lib/p1/', 'mended')).toBe(true);
  });

  it('the settings are broken and mended: the old site is served meanwhile, and the open page comes first', async () => {
    const config =
      "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Mended' }] };\n";
    site.write('docs.config.ts', 'export default {\n');
    await expect.poll(() => /docs\.config\.ts:.* error module-syntax/.test(problems() ?? ''), patience).toBe(true);
    expect((await watched.read('/lib/p0/')).status).toBe(200);

    const before = watched.events.length;
    site.write('docs.config.ts', config);

    await expect.poll(() => problems() === '', patience).toBe(true);
    expect(await shows('/lib/p0/', 'Mended')).toBe(true);
    const reloads = () =>
      watched.events.slice(before).flatMap(({ name, data }) => (name === 'reload' ? [data.pages] : []));
    await expect.poll(() => reloads().length, patience).toBe(2);
    expect(reloads()[0]).toEqual(['/lib/p0/']);
    expect(reloads()[1]).toContain('/lib/p1/');
    expect(reloads()[1]).not.toContain('/lib/p0/');
  });

  it.runIf(isEvery)(
    'the settings are saved again while a build runs: it is stopped, and the open page follows at once',
    async () => {
      await becomeQuiet(watched);
      const before = watched.builds();
      const settings = (title: string) =>
        `export default { title: '${title}', url: 'https://docs.example.com', cards: { draw: false }, limits: { pageSeconds: 60 }, products: [{ id: 'lib', name: '${title}' }] };\n`;
      site.write('docs.config.ts', settings('Slow'));
      await expect.poll(() => shows('/lib/p0/', 'Slow'), patience).toBe(true);
      await expect.poll(() => isMakingSlowPage(site), patience).toBe(true);
      expect(watched.builds()).toBe(before);

      site.write('docs.config.ts', settings('Quick'));

      await expect.poll(() => shows('/lib/p0/', 'Quick'), { timeout: 15_000, interval: 50 }).toBe(true);
      expect(await shows('/lib/p1/', 'Slow')).toBe(false);
      await expect.poll(() => shows('/lib/p1/', 'Quick'), patience).toBe(true);
      expect(watched.builds()).toBe(before + 1);
      expect(problems()).toBe('');
    },
  );

  it('an editor saves by another name and a rename: one build, with the new text: 93', async () => {
    const before = watched.builds();
    writeFileSync(join(site.root, 'content/lib/.p2.md.tmp'), goodPage('Page 2', 'atomic'));
    renameSync(join(site.root, 'content/lib/.p2.md.tmp'), join(site.root, 'content/lib/p2.md'));

    await expect.poll(() => shows('/lib/p2/', 'atomic'), patience).toBe(true);
    // The page is shown before the build.
    await expect.poll(() => watched.builds() - before, patience).toBeGreaterThan(0);
    await delay(300);
    expect(watched.builds() - before).toBe(1);
  });

  it('an editor keeps a backup while it saves: the page is there afterwards: 94', async () => {
    const file = join(site.root, 'content/lib/p3.md');
    renameSync(file, `${file}~`);
    writeFileSync(file, goodPage('Page 3', 'backed up'));
    rmSync(`${file}~`);

    await expect.poll(() => shows('/lib/p3/', 'backed up'), patience).toBe(true);
  });

  it.runIf(isEvery)('a page is removed and comes back: it is reported as missing at most once: 95', async () => {
    await becomeQuiet(watched);
    const before = watched.log().length;
    site.remove('content/lib/p4.md');
    await delay(200);
    site.write('content/lib/p4.md', goodPage('Page 4', 'is back'));

    await expect.poll(() => shows('/lib/p4/', 'is back'), patience).toBe(true);
    await expect.poll(() => problems() === '', patience).toBe(true);
    await becomeQuiet(watched);
    const isGood = (line = '') =>
      /\d+ of \d+ pages in \d+ ms(?:, (?:\d+ errors? fixed, )?no errors left.*)?$/.test(line);
    await expect.poll(() => isGood(watched.log().at(-1)), patience).toBe(true);
    const printed = watched.log().slice(before);
    expect(
      printed.filter((line) => /:\d+:\d+ error /.test(line) && line.includes('/lib/p4')).length,
    ).toBeLessThanOrEqual(1);
  });

  it('a page is saved while the site is being built: the last text wins: 98', async () => {
    site.write('content/lib/p5.md', goodPage('Page 5', 'one'));
    await delay(60);
    site.write('content/lib/p5.md', goodPage('Page 5', 'two'));
    await delay(60);
    site.write('content/lib/p5.md', goodPage('Page 5', 'three'));

    await expect.poll(() => shows('/lib/p5/', 'three'), patience).toBe(true);
  });

  it.runIf(isEvery)('a page is saved with the same bytes: nothing reloads: 103', async () => {
    await becomeQuiet(watched);
    await delay(500);
    const before = watched.events.filter(({ name }) => name === 'reload').length;
    site.write('content/lib/p5.md', goodPage('Page 5', 'three'));

    await delay(700);
    expect(watched.events.filter(({ name }) => name === 'reload')).toHaveLength(before);
  });

  it.runIf(isEvery)('a formatter writes again right after a save: its text wins', async () => {
    for (const [pause, word] of [
      [0, 'a'],
      [5, 'b'],
      [30, 'c'],
      [45, 'd'],
      [70, 'e'],
    ] as const) {
      site.write('content/lib/p7.md', goodPage('Page 7', `${word} saved`));
      await delay(pause);
      site.write('content/lib/p7.md', goodPage('Page 7', `${word} formatted`));

      await expect.poll(() => shows('/lib/p7/', `${word} formatted`), patience).toBe(true);
    }
  });

  it.runIf(isEvery)('all pages are saved at once, four times: few builds, and the right site: 97', async () => {
    const before = watched.builds();
    for (const word of ['a', 'b', 'c', 'last'])
      for (const [file, text] of Object.entries(pages(word))) site.write(file, text);

    // The last pages may be shown before the build that makes the others.
    for (let index = 0; index < count; index += 1)
      await expect.poll(() => shows(`/lib/p${index}/`, 'last'), patience).toBe(true);
    await delay(500);

    expect(watched.builds() - before).toBeLessThanOrEqual(4);
  });

  it('a folder is renamed and back: 99', async () => {
    const folder = join(site.root, 'content/lib/sub');
    renameSync(folder, `${folder}2`);
    await delay(100);
    renameSync(`${folder}2`, folder);

    await expect
      .poll(async () => (await watched.read('/lib/sub/a/')).status === 200 && problems() === '', patience)
      .toBe(true);
  });

  it.runIf(isEvery)('a page gets capital letters, and loses them again: 105', async () => {
    const file = join(site.root, 'content/lib/p8');
    renameSync(`${file}.md`, `${join(site.root, 'content/lib/P8')}.md`);
    await expect.poll(() => problems()?.includes('missing-content'), patience).toBe(true);
    renameSync(`${join(site.root, 'content/lib/P8')}.md`, `${file}.md`);

    await expect.poll(() => problems(), patience).toBe('');
    expect((await watched.read('/lib/p8/')).status).toBe(200);
  });

  it('an editor leaves its files beside the page, and writes them again and again: no problem, and hardly a build', async () => {
    const before = watched.builds();
    const names = ['.p1.md.swp', '.#p1.md', 'p1.md~', '#p1.md#', '4913', '.p1.md.kate-swp', 'p1.md___jb_tmp___'];
    for (let turn = 0; turn < 5; turn += 1) {
      for (const name of names) writeFileSync(join(site.root, 'content/lib', name), `draft ${turn}`);
      await delay(60);
    }
    for (const name of names) rmSync(join(site.root, 'content/lib', name));
    await delay(800);

    expect(problems()).toBe('');
    expect(watched.builds() - before).toBeLessThanOrEqual(2);
  });

  it.runIf(isEvery)('a link leads round in a circle: pages are saved and shown all the same', async () => {
    symlinkSync('..', join(site.root, 'content/lib/loop'));
    await delay(300);

    site.write('content/lib/p9.md', goodPage('Page 9', 'round'));

    await expect.poll(() => shows('/lib/p9/', 'round'), patience).toBe(true);
    rmSync(join(site.root, 'content/lib/loop'));
  });

  it.runIf(isEvery)('a page is half written for a while: the last saved state is shown', async () => {
    const text = goodPage('Page 10', 'whole and complete');
    for (const end of [0, 10, 25, text.length]) {
      site.write('content/lib/p10.md', text.slice(0, end));
      await delay(120);
    }

    await expect.poll(() => shows('/lib/p10/', 'whole and complete'), patience).toBe(true);
    await expect.poll(() => problems(), patience).toBe('');
  });

  it.runIf(isEvery)(
    'a build runs beside the server: both outputs are right, and the served site is complete: 114',
    async () => {
      site.write('content/lib/p6.md', goodPage('Page 6', 'beside'));
      await site.build();

      await expect.poll(() => shows('/lib/p6/', 'beside'), patience).toBe(true);
      expect(site.read('lib/p6/index.html')).toContain('beside');
    },
  );

  it('has after all these saves the bytes of a build from nothing', async () => {
    await site.build('--no-cache');
    await expect.poll(() => hashFolder(join(site.root, '.vitrine/serve')), patience).toEqual(site.hashes());
  });

  it('new folders are watched too', async () => {
    mkdirSync(join(site.root, 'public/deep'), { recursive: true });
    await delay(100);
    site.write('public/deep/note.txt', 'noted');

    await expect.poll(async () => (await watched.read('/deep/note.txt')).text === 'noted', patience).toBe(true);
  });

  it('Ctrl+C ends it with status 130, and leaves no lock', async () => {
    await becomeQuiet(watched);
    expect(await watched.stop()).toBe(130);
    expect(readdirSync(join(site.root, '.vitrine')).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

/** Waits until nothing has been printed for most of a second. */
async function becomeQuiet({ log }: WatchTest): Promise<void> {
  for (let known = -1; known !== log().length; await delay(700)) known = log().length;
}

/** A page that takes a minute where the site is called "Slow", and leaves a mark when it begins to be made. */
function writeSlowTemplate(site: SiteTest): void {
  site.write(
    'templates/Versions.tsx',
    `import { writeFileSync } from 'node:fs';
export function Versions({ site, content }) {
  if (site.title === 'Slow') {
    writeFileSync(${JSON.stringify(slowMark(site))}, '');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
  }
  return <main dangerouslySetInnerHTML={{ __html: content }} />;
}
`,
  );
}

const slowMark = ({ root }: SiteTest) => join(dirname(root), 'slow-page');
const isMakingSlowPage = (site: SiteTest) => existsSync(slowMark(site));

describe('docs serve --watch, while a long first build runs', () => {
  const settings = (title: string) =>
    `export default { title: '${title}', url: 'https://docs.example.com', cards: { draw: false }, limits: { pageSeconds: 60 }, products: [{ id: 'lib', name: '${title}' }] };\n`;
  const site = siteTest({
    'docs.config.ts': settings('Slow'),
    'content/lib/a.md': goodPage('A', 'first words'),
    'content/versions.md': goodPage('Versions'),
  });
  let watched: WatchTest;
  beforeAll(async () => {
    writeSlowTemplate(site);
    watched = await watchTest(site, { page: '/lib/a/' });
  });
  afterAll(() => watched.stop());

  it.runIf(isEvery)('a saved page is shown where it is open, and saved settings begin the build again', async () => {
    const shows = async (text: string) => (await watched.read('/lib/a/')).text.includes(text);
    const reloads = () => watched.events.flatMap(({ name, data }) => (name === 'reload' ? [data.pages] : []));
    expect(await shows('first words')).toBe(true);
    await expect.poll(() => isMakingSlowPage(site), patience).toBe(true);

    site.write('content/lib/a.md', goodPage('A', 'second words'));
    await expect.poll(reloads, { timeout: 15_000, interval: 50 }).toEqual([['/lib/a/']]);
    expect({ isShown: await shows('second words'), builds: watched.builds() }).toEqual({ isShown: true, builds: 0 });

    site.write('docs.config.ts', settings('Quick'));
    await expect.poll(() => shows('Quick'), { timeout: 15_000, interval: 50 }).toBe(true);
    await expect.poll(() => watched.read('/versions/').then(({ status }) => status), patience).toBe(200);
    expect(await shows('second words')).toBe(true);
  });
});
