// Styles that ask for the mode of the reader's system (`prefers-color-scheme`): on every stage they follow the mode of
// the stage, whatever the system, the reader and the settings say.

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { goodPage, siteTest, type SiteFileTexts, type SiteTest } from '../site-test.ts';
import { openChromium } from './open-chromium.ts';
import { serveSite } from './serve-site.ts';

const executablePath = findChromium() ?? '';
const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Says the mode in every way that a style sheet has: each property shows another one. */
const colors = {
  light: {
    color: 'rgb(1, 1, 1)',
    backgroundColor: 'rgb(2, 2, 2)',
    outlineColor: 'rgb(3, 3, 3)',
    borderTopColor: 'rgb(4, 4, 4)',
    caretColor: 'rgb(5, 5, 5)',
    columnRuleColor: 'rgb(6, 6, 6)',
    textDecorationColor: 'rgb(7, 7, 7)',
  },
  dark: {
    color: 'rgb(101, 1, 1)',
    backgroundColor: 'rgb(102, 2, 2)',
    outlineColor: 'rgb(103, 3, 3)',
    borderTopColor: 'rgb(104, 4, 4)',
    caretColor: 'rgb(105, 5, 5)',
    columnRuleColor: 'rgb(106, 6, 6)',
    textDecorationColor: 'rgb(107, 7, 7)',
  },
} as const;

const theme = `:root { --kit-text: rgb(1, 1, 1); --kit-ground: var(--kit-card) }
html { --kit-card: rgb(2, 2, 2) }
@media (prefers-color-scheme: dark) {
  :root:not(.never) { --kit-text: rgb(101, 1, 1) }
  body { --kit-line: rgb(104, 4, 4) }
  html { --kit-card: rgb(102, 2, 2) }
}
.kit { color: var(--kit-text); background: var(--kit-ground); border-top: 1px solid var(--kit-line, rgb(4, 4, 4)) }
.kit { outline-color: rgb(103, 3, 3); text-decoration-color: rgb(7, 7, 7) }
@layer kit { @supports (display: grid) { @media not all and (prefers-color-scheme: light), print { .kit { column-rule-color: rgb(106, 6, 6) } } } }
@layer kit { @media screen and (prefers-color-scheme: light) and (min-width: 1px) { .kit { column-rule-color: rgb(6, 6, 6) } } }
@media (prefers-color-scheme: light) { .kit { outline-color: rgb(3, 3, 3) } }
`;
const ownSheet = `.own :global(.kit) { caret-color: rgb(5, 5, 5); @media (prefers-color-scheme: dark) { & { caret-color: rgb(105, 5, 5) } } }
.own { @media only screen and (prefers-color-scheme: dark) { :global(.kit) { text-decoration-color: rgb(107, 7, 7) } } }
`;

const kit: SiteFileTexts = {
  'node_modules/kit/package.json':
    '{ "name": "kit", "version": "1.0.0", "main": "index.js", "types": "index.d.ts", "sideEffects": ["**/*.css"] }',
  'node_modules/kit/index.js':
    "import './theme.css';\nimport { createElement } from 'react';\nexport function Button({ size }) { return createElement('button', { className: 'kit', 'data-size': size }, 'kit'); }\n",
  'node_modules/kit/theme.css': theme,
  'node_modules/kit/index.d.ts':
    "import type { ReactElement } from 'react';\nexport interface ButtonProps { size?: 'sm' | 'md' }\nexport declare function Button(props: ButtonProps): ReactElement;\n",
};

const products = ['unset', 'on', 'off'] as const;
const demos = ['Framed', 'Plain', 'Inline', 'Boxed'] as const;
const demo = `import { Button } from 'kit';
import names from './own.module.css';

export default function Demo() {
  return <div className={names.own}><Button /></div>;
}
`;
const stage = `import { Button } from 'kit';
import names from './own.module.css';

export default function Stage(props: object) {
  return <div className={names.own}><Button {...props} /></div>;
}
`;
const text = `---
components: Button
---

${goodPage(
  'A',
  [
    '{{"demo": "Framed.tsx"}}',
    '{{"demo": "Plain.tsx", "bg": true}}',
    '{{"demo": "Inline.tsx", "bg": "inline", "hideToolbar": true}}',
    '{{"demo": "Boxed.tsx", "iframe": true, "height": 100}}',
    '{{"component": "Playground", "stage": "Stage.tsx"}}',
  ].join('\n\n'),
)}`;

function kitSite(): SiteTest {
  const list = JSON.stringify(products.map((id) => ({ id, name: id })));
  const site = siteTest({
    'docs.config.ts': `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: ${list}, api: ${JSON.stringify(products.map((product) => ({ product, packageName: 'kit' })))}, demos: { dark: { on: true, off: false } } };\n`,
    ...kit,
    ...Object.fromEntries(
      products.flatMap((product) => [
        [`nav/${product}.ts`, `export default [{ pathname: '/${product}/a' }];\n`],
        [`content/${product}/a.md`, text],
        [`content/${product}/own.module.css`, ownSheet],
        [`content/${product}/Stage.tsx`, stage],
        ...demos.map((name) => [`content/${product}/${name}.tsx`, demo] as const),
      ]),
    ),
  });
  mkdirSync(join(site.root, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', 'react-dom', '@types/react', 'csstype', '@types/prop-types'])
    symlinkSync(join(installed, name), join(site.root, 'node_modules', name));
  return site;
}

/** Every system with everything that a reader can choose. */
const readers = (['light', 'dark'] as const).flatMap((system) =>
  (['system', 'light', 'dark'] as const).map((chosen) => ({ system, chosen })),
);

describe.runIf(isEvery && executablePath)(
  `styles that ask for the system's mode${executablePath ? '' : ' (no Chromium)'}`,
  () => {
    const site = kitSite();
    const addressOf = serveSite(site);

    async function open(product: string, options: BrowserContextOptions, chosen?: string): Promise<Page> {
      const context = await (await openChromium(executablePath)).newContext(options);
      if (chosen !== undefined)
        await context.addInitScript((mode) => {
          // A frame without an origin has no storage.
          if (origin !== 'null') localStorage.setItem('mode', mode);
        }, chosen);
      const page = await context.newPage();
      await page.goto(addressOf(`/${product}/a/`));
      return page;
    }

    it.each(products.flatMap((product) => readers.map((reader) => ({ product, ...reader }))))(
      'follow the stage: dark is $product, the system $system, the choice $chosen',
      async ({ product, system, chosen }) => {
        const page = await open(product, { colorScheme: system }, chosen);
        const mode = product !== 'on' ? 'light' : chosen === 'system' ? system : chosen;
        const shown = Object.fromEntries(
          await Promise.all(list(page).map(async ([name, kit]) => [name, await readColors(kit)])),
        );

        expect(shown).toEqual(Object.fromEntries(list(page).map(([name]) => [name, colors[mode]])));
        await page.context().close();
      },
    );

    it.each(products.flatMap((product) => (['light', 'dark'] as const).map((system) => ({ product, system }))))(
      'follow the stage without a script: dark is $product, the system $system',
      async ({ product, system }) => {
        const page = await open(product, { colorScheme: system, javaScriptEnabled: false });
        const mode = product === 'on' ? system : 'light';

        for (const [name, kit] of list(page)) expect([name, await readColors(kit)]).toEqual([name, colors[mode]]);
        await page.context().close();
      },
    );

    it.each([
      { product: 'unset', system: 'dark', chosen: 'system' },
      { product: 'off', system: 'light', chosen: 'dark' },
      { product: 'on', system: 'dark', chosen: 'light' },
      { product: 'on', system: 'light', chosen: 'dark' },
      { product: 'on', system: 'dark', chosen: 'system' },
    ] as const)(
      'follow a stage that a reader switches: dark is $product, the system $system, the choice $chosen',
      async ({ product, system, chosen }) => {
        const page = await open(product, { colorScheme: system }, chosen);
        const before = product !== 'on' ? 'light' : chosen === 'system' ? system : chosen;
        const after = before === 'dark' ? 'light' : 'dark';
        for (const [name, kit] of list(page)) {
          // The stage in a frame of its own stays light, with all that is on it.
          if (name === 'Boxed' && product !== 'on') continue;
          await kit.scrollIntoViewIfNeeded();
          if (name === 'Boxed')
            await page.frameLocator('[data-demo="Boxed"] iframe').locator('.demo[data-hydrated]').waitFor();
          const tool = page.locator(
            `${name === 'Playground' ? '.playground' : `[data-demo="${name}"]`} [data-docs-tool=mode]`,
          );
          if ((await tool.count()) === 0) continue;
          await tool.dispatchEvent('click');
          await expect
            .poll(() => readColors(kit).then((shown) => ({ name, shown })))
            .toEqual({ name, shown: colors[after] });
          await tool.dispatchEvent('click');
          await expect.poll(() => readColors(kit)).toEqual(colors[before]);
        }
        await page.context().close();
      },
    );

    it.each([
      { product: 'unset', system: 'dark', chosen: 'system', mode: 'light' },
      { product: 'off', system: 'light', chosen: 'dark', mode: 'light' },
      { product: 'on', system: 'dark', chosen: 'light', mode: 'light' },
      { product: 'on', system: 'light', chosen: 'dark', mode: 'dark' },
    ] as const)(
      'follow the stage in an edited demo: dark is $product, the system $system, the choice $chosen',
      async ({ product, system, chosen, mode }) => {
        const page = await open(product, { colorScheme: system }, chosen);
        await page.locator('[data-demo="Plain"] [data-docs-tool=edit]').click();
        const kit = page.frameLocator('iframe.live-frame').locator('[data-docs-live-stage] .kit');
        await kit.waitFor();

        expect(await readColors(kit)).toEqual(colors[mode]);
        await page.context().close();
      },
    );
  },
);

/** The component on each stage of the page. */
function list(page: Page): (readonly [string, Locator])[] {
  return [
    ...(['Framed', 'Plain', 'Inline'] as const).map(
      (name) => [name, page.locator(`[data-demo="${name}"] .kit`)] as const,
    ),
    ['Boxed', page.frameLocator('[data-demo="Boxed"] iframe').locator('.kit')],
    ['Playground', page.locator('.playground .kit')],
  ];
}

/** The colors that show the mode, as the browser has computed them. */
function readColors(element: Locator): Promise<Record<string, string>> {
  return element.evaluate((each, names) => {
    const style = getComputedStyle(each) as unknown as Record<string, string>;
    return Object.fromEntries(names.map((name) => [name, style[name] ?? '']));
  }, Object.keys(colors.light));
}
