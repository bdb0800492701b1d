// The ground that demos stand on: each element of HTML, with each attribute that browsers turn into a style, looks in
// a demo as on a blank page, whatever the engine and the site's own style sheets say of it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { goodPage, siteTest } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';
import { isEvery } from '../everyday.ts';

const executablePath = findChromium() ?? '';
const reason = executablePath ? '' : ' (no Chromium: install it, or name its file in CHROME_BIN)';

const elements =
  'a abbr address area article aside audio b bdi bdo blockquote br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li main map mark marquee menu meter nav object ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small span strong sub summary sup svg table tbody td textarea tfoot th thead time tr u ul var video wbr x-own'.split(
    ' ',
  );
const attributes = [
  'data-plain',
  'hidden="until-found"',
  'width="40"',
  'hidden',
  'width="50%"',
  'height="30"',
  'align="center"',
  'align="right"',
  'valign="bottom"',
  'bgcolor="teal"',
  'background="/none.png"',
  'color="teal"',
  'dir="rtl"',
  'dir="auto"',
  'lang="ar"',
  'popover',
  'open',
  'size="3"',
  'cols="7"',
  'rows="3"',
  'border="3"',
  'hspace="4"',
  'vspace="4"',
  'cellpadding="6"',
  'cellspacing="6"',
  'frame="box"',
  'rules="all"',
  'nowrap',
  'noshade',
  'type="a"',
  'type="image"',
  'type="hidden"',
  'wrap="off"',
  'clear="both"',
  'frameborder="0"',
  'contenteditable',
  'inert',
  'disabled',
  'multiple',
  'controls',
];

/** What an element needs around it to be what it is. */
const parents: Readonly<Record<string, readonly [before: string, after: string]>> = {
  caption: ['<table>', '</table>'],
  col: ['<table><colgroup>', '</colgroup></table>'],
  colgroup: ['<table>', '</table>'],
  tbody: ['<table>', '</table>'],
  thead: ['<table>', '</table>'],
  tfoot: ['<table>', '</table>'],
  tr: ['<table><tbody>', '</tbody></table>'],
  td: ['<table><tbody><tr>', '</tr></tbody></table>'],
  th: ['<table><tbody><tr>', '</tr></tbody></table>'],
  legend: ['<fieldset>', '</fieldset>'],
  option: ['<select>', '</select>'],
  optgroup: ['<select>', '</select>'],
  li: ['<ol>', '</ol>'],
  summary: ['<details>', '</details>'],
  dt: ['<dl>', '</dl>'],
  dd: ['<dl>', '</dl>'],
  area: ['<map>', '</map>'],
  rt: ['<ruby>', '</ruby>'],
  rp: ['<ruby>', '</ruby>'],
};

/** What attributes of an element say of others, and what shows only beside others. */
const groups: Readonly<Record<string, string>> = {
  'cells of a table with a frame':
    '<table border="2" cellpadding="9" rules="cols"><tr><td>1</td><th>2</th></tr></table>',
  'columns with a width': '<table><colgroup width="30"><col width="90"></colgroup><tr><td>1</td></tr></table>',
  'panels of tabs': '<div role="tabpanel">1</div><div role="tabpanel" hidden>2</div><p hidden>3</p>',
  'drawings with attributes of their own':
    '<svg width="30" height="20" fill="red"><rect width="9" height="9" stroke="blue" opacity=".5"/><text font-size="7" text-anchor="end">a</text></svg>',
  formulas: '<math display="block" mathcolor="red"><mi mathvariant="normal" mathsize="30px">x</mi></math>',
  'lists of another kind': '<ol type="I"><li type="a">1</li><li value="7">2</li></ol><ul type="square"><li>3</li></ul>',
  'a closed disclosure': '<details><summary>1</summary><p>2</p></details>',
  'a dialog that is not open': '<dialog><p>1</p></dialog>',
  'something that pops over': '<div popover><p>1</p></div>',
};

/** Style sheets that mean every element of the page, and every attribute above. */
const loud = `
* { letter-spacing: 1px; }
h2, .prose p, main p, #main-content div { color: rgb(1, 2, 3); margin: 7px; padding: 9px; }
[hidden], [popover], dialog, details:not([open]) > p { display: grid; }
img, table, input, svg, canvas, video, iframe { inline-size: 90%; block-size: 9px; max-inline-size: 80%; }
td, th, caption, p, div { text-align: end; vertical-align: sub; background: rgb(4, 5, 6); border: 5px solid; }
address, center, font, dfn, marquee, x-own, meter, fieldset { outline: 3px solid; border-radius: 7px; background: gold; }
svg rect, svg text { fill: green; stroke: green; opacity: 1; }
::before, ::after, ::marker { color: red; }
[dir], bdo { direction: ltr; unicode-bidi: normal; }
`;

describe.runIf(isEvery && executablePath)(`HTML in a demo${reason}`, () => {
  const site = siteTest({
    'docs.config.ts':
      "export default { title: 'Test', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], styles: ['site.css'] };\n",
    'site.css': loud,
    'content/lib/a.md': goodPage('A', '{{"demo": "Demo.tsx"}}'),
    'content/lib/Demo.tsx': 'export default function Demo() {\n  return <div id="bed" />;\n}\n',
  });
  const closers: (() => unknown)[] = [];
  let inDemo: Page;
  let alone: Page;

  beforeAll(async () => {
    await site.build();
    const server = await startServer({ folder: site.out, port: 0, base: '/' });
    if (server.kind === 'refused') throw new Error(server.message);
    closers.unshift(() => server.close(), closeContexts);
    const browser = await openChromium(executablePath);
    inDemo = await browser.newPage();
    await inDemo.goto(`http://localhost:${server.port}/lib/a/`, { waitUntil: 'load' });
    await inDemo.locator('[data-hydrated] #bed').waitFor({ state: 'attached' });
    alone = await browser.newPage();
    await alone.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><body><div class="demo-root"><div id="bed">' }),
    );
    await alone.goto(`http://localhost:${server.port}/blank/`);

    // Children inherit from around them, which is no style of their own: here, each such value is set by name.
    const inherited = await inDemo.evaluate(() => {
      const style = getComputedStyle(document.querySelector('.demo-root')!);
      return [...style].map((name) => [name, style.getPropertyValue(name)] as const);
    });
    for (const page of [inDemo, alone])
      await page.evaluate((values) => {
        const root = document.querySelector<HTMLElement>('.demo-root')!;
        for (const [name, value] of values) if (!name.startsWith('--')) root.style.setProperty(name, value);
        Object.assign(root.style, {
          display: 'block',
          flex: 'none',
          position: 'relative',
          width: '500px',
          inlineSize: '500px',
          blockSize: 'auto',
        });
        document.documentElement.lang = 'en';
      }, inherited);
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  /** Lists the styles that differ, each with the HTML that was put into the bed. */
  async function compare(texts: readonly string[]): Promise<string[]> {
    const [own, blank] = await Promise.all([readStyles(inDemo, texts), readStyles(alone, texts)]);
    return texts.flatMap((text, index) => {
      if (own.styles[index] === blank.styles[index]) return [];
      const [values = [], others = []] = [own, blank].map(({ styles }) => (styles[index] ?? '').split('\n'));
      const differing = values.flatMap((value, at) =>
        value === others[at] ? [] : [`${own.names[at % own.names.length]}: ${value} for ${others[at]}`],
      );
      return [`${text}  ${differing.slice(0, 6).join('; ')}`];
    });
  }

  it.each(attributes)('looks as on a blank page, each element with the attribute %j', async (attribute) => {
    const texts = elements.map((name) => {
      const [before, after] = parents[name] ?? ['', ''];
      return `${before}<${name} ${attribute}>${after}`;
    });

    expect(await compare(texts)).toEqual([]);
  });

  it.each(Object.entries(groups))('looks as on a blank page: %s', async (_name, text) => {
    expect(await compare([text])).toEqual([]);
  });
});

/** Puts each text into the bed, and reads the styles of all elements that it is made of: a line for each value. */
function readStyles(page: Page, texts: readonly string[]): Promise<{ names: string[]; styles: string[] }> {
  return page.evaluate((all) => {
    const bed = document.querySelector('#bed')!;
    // What hangs on the place in the page is no style.
    const names = [...getComputedStyle(bed)].filter(
      (name) => !/^(?:--.*|(?:perspective|transform)-origin)$/.test(name),
    );
    const styles = all.map((text) => {
      bed.innerHTML = text;
      const pseudos = text.includes('data-plain') ? ['', '::before', '::after', '::marker'] : [''];
      return [...bed.querySelectorAll('*')]
        .flatMap((element) => pseudos.map((pseudo) => getComputedStyle(element, pseudo || null)))
        .flatMap((style) => names.map((name) => style.getPropertyValue(name)))
        .join('\n');
    });
    bed.replaceChildren();
    return { names, styles };
  }, texts);
}
