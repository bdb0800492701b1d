// Playgrounds as a reader meets them: controls that change a component and its code, by mouse and by
// keyboard, in both modes, wide and narrow, and without script.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';
import { findAxeFaults } from './part-page.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const button = '/material-ui/react-button/';
const paths = [
  button,
  '/material-ui/react-text-field/',
  '/material-ui/react-alert/',
  '/material-ui/react-chip/',
  '/joy-ui/react-button/',
  '/joy-ui/react-card/',
  '/joy-ui/react-input/',
  '/base-ui/react-button/',
  '/base-ui/react-input/',
];

/** The playground of the page, alive. */
async function meet(page: Page) {
  const playground = page.locator('.playground').first();
  await playground.scrollIntoViewIfNeeded();
  await page.locator('.playground[data-hydrated]').first().waitFor();
  return {
    playground,
    component: playground.locator('.demo-root > *').first(),
    code: () => playground.locator('.playground-code pre').textContent(),
    classes: async () => (await playground.locator('.demo-root button').first().getAttribute('class')) ?? '',
  };
}

describeInBrowser('a playground', (site) => {
  const share = shareUntilFailure(async () => {
    const window = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await window.visit(button);
    return { ...window, met: await meet(window.page) };
  });
  /** The playground of one window for many tests, each of which finds it at its beginning. */
  const startAnew = async () => {
    const { met, ...window } = await share();
    await met.playground.getByRole('button', { name: 'Reset the props' }).click();
    await expect.poll(met.code).toContain('<Button variant="contained">Save</Button>');
    return { ...window, ...met };
  };

  it.runIf(isEvery).each([320, 390, 1024])('cuts no name of a prop inside a word, at %i px', async (width) => {
    const { page, visit, close } = await site.open({ viewport: { width, height: 900 } });
    await visit('/material-ui/react-text-field/');
    await page.locator('.playground-controls').first().waitFor({ state: 'attached' });

    const cut = await page.evaluate(() => {
      document.querySelectorAll<HTMLDetailsElement>('.playground details').forEach((each) => (each.open = true));
      // As long as a word may be, beside the widest of fields.
      document.querySelector('.playground-field label span')!.textContent = 'dropdownpaddingstart';
      const range = document.createRange();
      return [...document.querySelectorAll('.playground-controls [translate=no]')].flatMap((name) =>
        [...name.childNodes].flatMap((word) => {
          range.selectNodeContents(word);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top));
          return word.nodeType === Node.TEXT_NODE && lines.size > 1 ? [word.textContent] : [];
        }),
      );
    });
    await close();

    expect(cut).toEqual([]);
  });

  it.runIf(isEvery).each([
    [button, 1280],
    ['/x/react-data-grid/', 1280],
    ['/x/react-data-grid/', 390],
    ['/material-ui/react-card/', 1280],
    ['/material-ui/react-card/', 390],
  ])('has a stage as tall as what it shows, and whole lines of code: %s at %i px', async (path, width) => {
    const { page, visit } = await site.open({ viewport: { width, height: 900 } });
    await visit(path);
    await meet(page);

    const sizes = await page.evaluate(() => {
      const find = (selector: string) => document.querySelector<HTMLElement>(`.playground ${selector}`)!;
      const [stage, pre, bench] = ['.demo-stage', '.playground-code pre', '.playground-bench'].map(find);
      const { lineHeight, paddingBlockStart } = getComputedStyle(pre!);
      const isScrolled = pre!.scrollHeight > pre!.clientHeight;
      const lines = (pre!.clientHeight - parseFloat(paddingBlockStart)) / parseFloat(lineHeight);
      return {
        hidden: stage!.scrollHeight - stage!.clientHeight,
        tall: stage!.clientHeight <= 400,
        cut: isScrolled ? Math.abs(lines - Math.round(lines)) > 0.05 : false,
        beside: bench!.clientWidth - find('.playground-code').offsetWidth,
        dots: getComputedStyle(stage!).backgroundImage.includes('radial'),
      };
    });

    expect(sizes).toEqual({ hidden: 0, tall: true, cut: false, beside: 0, dots: false });
    await page.context().close();
  });

  it.runIf(isEvery)(
    'shows a component in the middle of its stage, and one that is a block as wide as the stage',
    async () => {
      const { page, visit, close } = await site.open();
      const measure = async (path: string) => {
        await visit(path);
        const { component } = await meet(page);
        return component.evaluate((element) => {
          const [own, stage] = [element, element.closest('.demo-root')!].map((each) => each.getBoundingClientRect());
          const [before, after] = [own!.left - stage!.left, stage!.right - own!.right].map(Math.round);
          return { isCentered: Math.abs(before! - after!) <= 1, isWide: before === 0 && after === 0 };
        });
      };

      expect(await measure(button)).toEqual({ isCentered: true, isWide: false });
      expect(await measure('/material-ui/react-progress/')).toEqual({ isCentered: true, isWide: true });
      await close();
    },
  );

  it.runIf(isEvery)('folds long code between two lines, and shows all of it on request', async () => {
    const { page, visit, close } = await site.open();
    await visit('/x/react-date-pickers/');
    const { playground } = await meet(page);
    const more = playground.getByRole('button', { name: /^Show (all|less)$/ });
    const folded = () =>
      playground.locator('.playground-code pre').evaluate((pre) => pre.scrollHeight - pre.clientHeight > 20);
    expect(await folded()).toBe(true);
    expect(await more.getAttribute('aria-expanded')).toBe('false');

    await more.press('Enter');
    expect(await folded()).toBe(false);
    expect(await more.textContent()).toContain('Show less');

    await more.press('Enter');
    expect(await folded()).toBe(true);
    await close();
  });

  it('shows each of its first props completely', async () => {
    const { page, visit, close } = await site.open();
    await visit(button);
    const { playground } = await meet(page);
    const controls = playground.locator('.playground-controls');
    const hidden = () => controls.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(await hidden()).toBe(0);

    await controls.locator('summary').click();
    expect(await controls.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(446);
    await close();
  });

  it('changes the component and its code with a list, a row of buttons, a switch and a text field', async () => {
    const { page, faults, playground, component, code, classes } = await startAnew();
    expect(await code()).toBe(
      'import Button from \'@mui/material/Button\';\n\n<Button variant="contained">Save</Button>\n',
    );

    await playground.getByLabel('color').selectOption('error');
    await expect.poll(classes).toContain('MuiButton-containedError');
    await playground.getByRole('button', { name: 'outlined' }).click();
    await expect.poll(classes).toContain('MuiButton-outlinedError');
    await playground.getByRole('switch', { name: 'disabled' }).check();
    await expect.poll(() => component.isDisabled()).toBe(true);
    await playground.getByLabel('children').fill('Don\'t "save" {it}');
    await expect.poll(() => component.textContent()).toBe('Don\'t "save" {it}');

    expect(await code()).toBe(
      `import Button from '@mui/material/Button';\n\n<Button\n  color="error"\n  variant="outlined"\n  disabled\n>\n  {'Don\\'t "save" {it}'}\n</Button>\n`,
    );
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
    expect(faults).toEqual([]);
  });

  it('leaves default values out of the code', async () => {
    const { playground, code } = await startAnew();
    await playground.getByRole('button', { name: 'text' }).click();
    await playground.getByLabel('children').fill('');

    expect(await code()).toBe("import Button from '@mui/material/Button';\n\n<Button />\n");
  });

  it('is used by keyboard alone', async () => {
    const { page, playground, classes, code } = await startAnew();
    await playground.getByRole('button', { name: 'contained' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect.poll(classes).toContain('MuiButton-outlined');

    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Go');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await code()).toContain('<Button variant="outlined" disableElevation>Go</Button>');

    await playground.locator('[data-docs-tool="mode"]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(code).toContain('<Button variant="contained">Save</Button>');
  });

  it('resets its props, and copies its code', async () => {
    const { page, faults, playground, component, code, classes } = await startAnew();
    await playground.getByLabel('color').selectOption('success');
    await playground.getByLabel('children').fill('Send');
    await playground.getByText('All props').click();
    await playground.getByRole('switch', { name: 'fullWidth' }).check();
    await playground.locator('.code-copy').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('color="success"');

    await playground.getByRole('button', { name: 'Reset the props' }).click();
    await expect.poll(() => component.textContent()).toBe('Save');
    expect(await classes()).not.toMatch(/Success|fullWidth/);
    expect(await code()).toContain('<Button variant="contained">Save</Button>');
    expect(await playground.getByLabel('color').inputValue()).toBe('"primary"');
    expect(faults).toEqual([]);
  });

  it('keeps what a reader does before it is hydrated', async () => {
    const { page, visit, close } = await site.open();
    await page.route('**/_app/demos.*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await visit(button);
    const switches = page.locator('.playground').getByRole('switch', { name: 'disabled' });
    await switches.click({ noWaitAfter: true });
    await page.locator('.playground[data-hydrated]').waitFor();

    await expect.poll(() => page.locator('.playground .demo-root button').isDisabled()).toBe(true);
    expect(await switches.isChecked()).toBe(true);
    await close();
  });

  it.runIf(isEvery)(
    'has no error and nothing that axe finds, in both modes, wide and narrow',
    async () => {
      const ways = [
        { width: 1280, colorScheme: 'light' },
        { width: 320, colorScheme: 'light' },
        { width: 320, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'dark' },
      ] as const;
      // The window that the tests above share is at the first page.
      const { page, visit, faults } = await share();
      // Each page is opened in one of the four ways, and then shown in the one that is opposite.
      for (const [index, path] of everyday(paths, 9).entries()) {
        for (const { width, colorScheme } of [ways[index % 4]!, ways[(index + 2) % 4]!]) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          if (new URL(page.url()).pathname !== path) await visit(path);
          await meet(page);
          if (width < 600) await page.locator('.playground-fold').first().click();
          expect({ path, found: await findAxeFaults(page, '.playground') }).toEqual({ path, found: [] });
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        }
      }
      expect(faults).toEqual([]);
    },
    180_000,
  );

  it.runIf(isEvery)('opens the dialog of its stage with the values of the controls', async () => {
    const { page, visit, close, faults } = await site.open();
    await visit('/material-ui/react-dialog/');
    const playground = page.locator('.playground');
    await playground.scrollIntoViewIfNeeded();
    await page.locator('.playground[data-hydrated]').waitFor();
    await playground.getByText('fullScreen', { exact: true }).click();
    await playground.getByRole('button', { name: 'Open the dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.waitFor();

    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(page.viewportSize()?.width);
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await playground.locator('.playground-code code').textContent()).toContain(
      '<Dialog\n  fullScreen\n  open={open}\n',
    );
    expect(faults).toEqual([]);
    await close();
  });

  it.runIf(isEvery)('is not loaded by other pages', async () => {
    const { page, visit, close } = await site.open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit('/material-ui/customization/theming/');
    await page.locator('[data-island="Demo"]').first().scrollIntoViewIfNeeded();
    await page.locator('[data-island="Demo"][data-hydrated]').first().waitFor();
    const texts = await Promise.all(
      asked.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
    );

    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => text.includes('.playground-controls'))).toEqual([]);
    await close();
  });
});

describeInBrowser('a playground without script', (site) => {
  it.runIf(isEvery)('shows its component and its code, and no controls that need a script', async () => {
    const { page, visit, close } = await site.open({ javaScriptEnabled: false });
    await visit(button);
    const playground = page.locator('.playground');

    expect(await playground.locator('.demo-root button').isVisible()).toBe(true);
    expect(
      await playground.locator('.demo-root button').evaluate((element) => getComputedStyle(element).paddingTop),
    ).toBe('6px');
    expect(await playground.locator('pre').textContent()).toContain('<Button variant="contained">Save</Button>');
    expect(await playground.locator('.playground-controls').isVisible()).toBe(false);
    expect(await playground.locator('.playground-note').isVisible()).toBe(true);

    await visit('/x/react-date-pickers/');
    const isWhole = await playground
      .locator('.playground-code pre')
      .evaluate((pre) => pre.scrollHeight <= pre.clientHeight);
    expect([isWhole, await playground.locator('.playground-more').isVisible()]).toEqual([true, false]);
    await close();
  });
});
