// The style sheet of a library as most are written: rules for `body`, `*` and elements, and a dark mode that an attribute
// of the root turns on. Demos look as it says, light and dark, and the page around them as without it.

import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { isEvery } from '../everyday.ts';
import { goodPage, siteTest } from '../site-test.ts';
import { openChromium } from './open-chromium.ts';
import { serveSite } from './serve-site.ts';

const executablePath = findChromium() ?? '';

const sheet = `:root, [data-theme=light] { --kit-ink: rgb(1, 1, 1); --kit-link: rgb(2, 2, 2) }
[data-theme=dark] { color-scheme: dark; --kit-ink: rgb(101, 1, 1); --kit-link: rgb(102, 2, 2) }
html { font-size: 30px }
body { margin: 90px; font-family: Kit, monospace; line-height: 3; color: var(--kit-ink) }
*, *::before { letter-spacing: 5px }
h1, h2, p { text-transform: uppercase; color: rgb(9, 9, 9) }
a { color: var(--kit-link); text-decoration: none }
.kit { border-top: 4px solid rgb(4, 4, 4) }
[data-theme=dark] .kit { border-top-color: rgb(104, 4, 4) }
.kit:where([data-theme=dark], [data-theme=dark] *) { outline-color: rgb(105, 5, 5) }
`;
const demo = `import { useState } from 'react';
import { createPortal } from 'react-dom';
import './kit.css';

export default function Demo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="kit">
      text <a href="#x">link</a> <button type="button" onClick={() => setOpen(true)}>open</button>
      {isOpen && createPortal(<div className="layer">layer <a href="#y">link</a></div>, document.body)}
    </div>
  );
}
`;
const text = 'Before.\n\n## More\n\nText, and a [link](/lib/b/).';

describe.runIf(isEvery && executablePath)(
  `the style sheet of a library${executablePath ? '' : ' (no Chromium)'}`,
  () => {
    const site = siteTest({
      'docs.config.ts':
        "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], demos: { dark: '[data-theme=dark]' } };\n",
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
      'content/lib/a.md': goodPage('A', `{{"demo": "Demo.tsx"}}\n\n${text}`),
      'content/lib/b.md': goodPage('B', text.replace('/b/', '/a/')),
      'content/lib/Demo.tsx': demo,
      'content/lib/kit.css': sheet,
    });
    const addressOf = serveSite(site);

    async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await (await (await openChromium(executablePath)).newContext(options)).newPage();
      await page.goto(addressOf(path));
      return page;
    }

    /** What an element looks like, where a sheet for the whole page would show. */
    const look = (part: Locator) =>
      part.evaluate((element) => {
        const { color, fontFamily, fontSize, letterSpacing, lineHeight, margin, textTransform } =
          getComputedStyle(element);
        return { color, fontFamily, fontSize, letterSpacing, lineHeight, margin, textTransform };
      });
    const colorsOf = (page: Page) =>
      page.locator('.kit').evaluate((kit) => ({
        text: getComputedStyle(kit).color,
        link: getComputedStyle(kit.querySelector('a')!).color,
        line: getComputedStyle(kit).borderTopColor,
      }));
    const light = { text: 'rgb(1, 1, 1)', link: 'rgb(2, 2, 2)', line: 'rgb(4, 4, 4)' };
    const dark = { text: 'rgb(101, 1, 1)', link: 'rgb(102, 2, 2)', line: 'rgb(104, 4, 4)' };

    it.each(['light', 'dark'] as const)('leaves the page as it is without demos, in %s mode', async (colorScheme) => {
      const [styled, plain] = [await open('/lib/a/', { colorScheme }), await open('/lib/b/', { colorScheme })];
      const parts = [
        'html',
        'body',
        'h1',
        '.prose h2',
        '.prose > p:last-of-type',
        '.prose > p a',
        '.side-menu a:not([aria-current])',
        '.footer',
      ];

      for (const part of parts)
        expect([part, await look(styled.locator(part).first())]).toEqual([
          part,
          await look(plain.locator(part).first()),
        ]);
    });

    it('applies to demos, and to what they add to the page', async () => {
      const page = await open('/lib/a/');
      await page.locator('[data-demo]').scrollIntoViewIfNeeded();
      await page.locator('[data-demo][data-hydrated]').waitFor();
      await page.getByRole('button', { name: 'open', exact: true }).click();
      const shaped = { fontFamily: 'Kit, monospace', letterSpacing: '5px', textTransform: 'none' };

      expect(await look(page.locator('.kit'))).toMatchObject({ ...shaped, color: light.text });
      expect(await look(page.locator('.layer'))).toMatchObject({ ...shaped, color: light.text });
      expect(await look(page.locator('.layer a'))).toMatchObject({ ...shaped, color: light.link });
      expect(await colorsOf(page)).toEqual(light);
    });

    it.each([true, false])('follows a reader’s dark mode, with a script or without: %s', async (javaScriptEnabled) => {
      const page = await open('/lib/a/', { colorScheme: 'dark', javaScriptEnabled });

      expect(await colorsOf(page)).toEqual(dark);
    });

    it.each(['light', 'dark'] as const)(
      'follows a stage that is switched, beside a page in %s mode',
      async (colorScheme) => {
        const page = await open('/lib/a/', { colorScheme });
        const before = colorScheme === 'dark' ? dark : light;
        await page.locator('[data-demo]').scrollIntoViewIfNeeded();
        await page.locator('[data-demo][data-hydrated]').waitFor();
        const tool = page.locator('[data-demo] [data-docs-tool=mode]');

        await tool.dispatchEvent('click');
        await expect.poll(() => colorsOf(page)).toEqual(colorScheme === 'dark' ? light : dark);
        await tool.dispatchEvent('click');
        await expect.poll(() => colorsOf(page)).toEqual(before);
      },
    );
  },
);
