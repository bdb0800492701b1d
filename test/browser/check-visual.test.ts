// docs check --visual, on pages of demos that are written by hand: one fault is planted in each.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckedSite } from '../../cli/check/checked-site.ts';
import { checkVisual, type CheckedPictures } from '../../cli/check/visual/check-visual.ts';
import { indexFolder } from '../../cli/watch/serve/index-folder.ts';
import { parseConfig } from '../../core/config/parse-config.ts';
import { pictureListName } from '../../core/check/visual/kept-pictures.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { isEvery } from '../everyday.ts';

const live = "document.querySelector('[data-island]').dataset.hydrated = '';";
const icon = '<svg viewBox="0 0 24 24" width="24" height="24"><path d="M4 4h16v16H4z"/></svg>';
const button = `<button class="button">${icon}Save</button>`;

/** A demo as it was, and with what is planted. */
interface Planted {
  readonly html?: string;
  readonly css?: string;
  readonly script?: string;
  readonly after?: { readonly html?: string; readonly css?: string; readonly script?: string };
  /** The looks in which it shows. */
  readonly looks?: readonly string[];
}

const all = ['light', 'dark', 'rtl'];
const planted: Readonly<Record<string, Planted>> = {
  Same: {},
  Color: { after: { css: '.button{background:#1976d4}' }, looks: all },
  Padding: { after: { css: '.button{padding-inline-start:18px}' }, looks: all },
  Icon: { after: { html: '<button class="button">Save</button>' }, looks: all },
  Font: { after: { css: '.button{font-family:serif}' }, looks: all },
  Dark: { after: { css: '[data-mode=dark] .button{background:#000}' }, looks: ['dark'] },
  Turned: { after: { css: '[dir=rtl] .button{margin-right:2px}' }, looks: ['rtl'] },
  Hung: {
    script:
      "document.body.append(Object.assign(document.createElement('p'), { className: 'hung', textContent: 'Open' }));",
    after: { css: '.hung{color:#00f}' },
    looks: all,
  },
  Script: {
    script: "document.querySelector('.button').title = 'a';",
    after: { script: "document.querySelector('.button').style.color = 'gold';" },
    looks: all,
  },
  // What is no fault of a demo's looks.
  Comment: { after: { html: `<!-- new -->${button}` } },
  Clock: { script: "document.querySelector('.button').textContent = new Date().toISOString() + Math.random();" },
  Spins: { css: '.button{animation:turn 1s infinite}@keyframes turn{to{rotate:1turn}}' },
  // No one can say whether it still looks as it did.
  Outside: { html: `${button}<img src="http://127.0.0.1:9/none.png" alt="">` },
  Late: { script: "setTimeout(() => { document.querySelector('.button').textContent = 'Done'; }, 150);" },
};
describe.skipIf(!findChromium() || !isEvery)('looks of demos', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-looks-'));
  const pictures = join(folder, 'visual');
  let keptPictures: CheckedPictures;
  let again: CheckedPictures;
  let changed: CheckedPictures;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(async () => {
    for (const [name, demo] of Object.entries(planted)) writeDemo(name, demo);
    writeDemo('Gone', {});
    keptPictures = await check([...Object.keys(planted), 'Gone']);
    again = await check([...Object.keys(planted), 'Gone']);

    for (const [name, { after, ...demo }] of Object.entries(planted)) writeDemo(name, { ...demo, ...after });
    writeDemo('New', {});
    writeDemo('Restless', { script: "setInterval(() => document.querySelector('.button').append('.'), 20);" });
    writeDemo('Fails', { script: "document.querySelector('[data-island]').dataset.docsFailed = '';" });
    changed = await check([...Object.keys(planted), 'New', 'Restless', 'Fails']);
  });

  function writeDemo(name: string, { html = button, css = '', script = '' }: Planted): void {
    const boot =
      "const { dataset } = document.documentElement; dataset.mode = localStorage.mode; document.documentElement.dir = localStorage.direction ?? 'ltr';";
    write(
      `out/_app/${name}.css`,
      `.button{background:#1976d2;padding:8px 16px}[data-mode=dark] body{background:#121212}${css}`,
    );
    write(`out/_app/${name}.js`, `${script};${live}`);
    write(
      `out/a/demo/${name}/index.html`,
      `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,"><script>${boot}</script><link rel="stylesheet" href="/docs/_app/${name}.css"></head><body><main><h1>${name}</h1><div data-demo="${name}"><div data-island="Demo">${html}</div></div></main><script type="module" src="/docs/_app/${name}.js"></script></body></html>`,
    );
  }

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  async function check(names: readonly string[], isUpdate = false): Promise<CheckedPictures> {
    const served = await indexFolder(join(folder, 'out'));
    if (!served) throw new Error('There is no folder');
    const { site } = parseConfig({ title: 'T', products: [], limits: { demoSeconds: 5 } }, 'docs.config.ts');
    if (!site) throw new Error('The settings are wrong');
    const checked: CheckedSite = {
      site,
      root: folder,
      folder: join(folder, 'out'),
      base: '/docs/',
      served,
      budgets: {},
      toPlace: (path) => path,
    };
    const demos = names.map((name) => ({ path: `/docs/a/demo/${name}/`, file: `content/${name}.tsx` }));
    return checkVisual(demos, checked, { folder: pictures, isUpdate });
  }

  const problemsOf = ({ problems }: CheckedPictures, name: string) =>
    problems.filter(({ message }) => message.includes(`/demo/${name}/`));

  it('are kept at first, and not drawn again while nothing that they are drawn from changes', () => {
    const demos = Object.keys(planted).length + 1;

    expect(keptPictures).toEqual({ demos, reused: 0, kept: pictures, problems: [] });
    expect(again).toEqual({ demos, reused: demos - 1, problems: [] });
    expect(readFileSync(join(pictures, 'a/demo/Same/light.png')).subarray(1, 4).toString()).toBe('PNG');
  });

  it.each(Object.entries(planted))('are found to differ where a change is planted: %s', (name, { looks = [] }) => {
    const message = problemsOf(changed, name).map((problem) => problem.message);

    expect(message.map((text) => text.match(/light|dark|rtl/g))).toEqual(looks.length > 0 ? [looks] : []);
  });

  it('are reported with the page that shows the differences, and the command that accepts them', () => {
    expect(problemsOf(changed, 'Padding')).toEqual([
      {
        rule: 'demo-picture-changed',
        severity: 'error',
        place: { file: 'content/Padding.tsx' },
        message: expect.stringMatching(
          /^The demo at "\/a\/demo\/Padding\/" looks different: light \(\d+ pixels\), dark \(\d+ pixels\), rtl \(\d+ pixels\)$/,
        ) as string,
        hint: 'See visual/changes/index.html. If it should look like that, run docs check --visual --update-pictures.',
      },
    ]);
  });

  it('are shown on one page: before, after, and the difference', () => {
    const page = readFileSync(join(pictures, 'changes/index.html'), 'utf8');
    const sources = [...page.matchAll(/ src="([^"]+)"/g)].map(([, source = '']) => source);

    expect(page).toContain(`<h1>8 of 17 demos look different</h1>`);
    expect(sources.slice(0, 3)).toEqual(
      ['before', 'after', 'difference'].map((kind) => `a/demo/Color/light-${kind}.png`),
    );
    expect(sources).toHaveLength(3 * (6 * 3 + 2));
    for (const source of sources) expect(readFileSync(join(pictures, 'changes', source)).length).toBeGreaterThan(60);
    expect(page).toContain('<h2>New demos</h2>\n<ul><li>/a/demo/New/</li></ul>');
    expect(page).toContain('<h2>Removed demos</h2>\n<ul><li>/a/demo/Gone/</li></ul>');
  });

  it.each([
    ['New', 'demo-picture-missing', 'warning'],
    ['Gone', 'demo-picture-unused', 'warning'],
    ['Restless', 'demo-picture-restless', 'warning'],
  ])('that cannot be compared are reported: %s', (name, rule, severity) => {
    expect(problemsOf(changed, name)).toMatchObject([{ rule, severity }]);
  });

  it('are each reported for a demo that cannot be shown', () => {
    expect(problemsOf(changed, 'Fails').map(({ rule }) => rule)).toEqual([
      'demo-not-live',
      'demo-not-live',
      'demo-not-live',
    ]);
  });

  it('leave foreign files alone, and take no damaged file for a picture', async () => {
    write('visual/a/demo/Same/light.png', 'not a picture');
    write('visual/a/demo/Gone/notes.txt', 'mine');
    const damaged = await check(['Same']);
    const updated = await check(['Same'], true);

    expect(problemsOf(damaged, 'Same')).toMatchObject([{ rule: 'demo-picture-missing' }]);
    expect(updated).toMatchObject({ kept: pictures, problems: [] });
    expect(readFileSync(join(pictures, 'a/demo/Gone/notes.txt'), 'utf8')).toBe('mine');
    expect((await check(['Same'])).problems).toEqual([]);

    write(`visual/${pictureListName}`, '<<<<<<< ours');
    expect((await check(['Same'])).problems).toMatchObject([
      { rule: 'demo-pictures-unreadable', place: { file: 'visual/pictures.json' } },
    ]);
  });

  it('write no report into a folder with foreign files', async () => {
    write('visual/changes/index.html', 'mine');
    rmSync(join(pictures, 'changes/.gitignore'), { force: true });

    await expect(check(['Same'], true)).rejects.toThrow('has files that docs check --visual did not write');
  });
});
