import { afterEach, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { describePart, findAxeFaults } from './part-page.ts';

const script = `
  import { createRoot } from 'react-dom/client';
  import { Feedback } from './runtime/visits/feedback/feedback.tsx';
  const query = new URLSearchParams(location.search);
  document.documentElement.dir = query.get('dir') ?? 'ltr';
  document.documentElement.dataset.mode = query.get('mode') ?? 'light';
  const labels = {
    question: 'Did this page help you?', yes: 'Yes', no: 'No', comment: 'Comment', hint: 'Press Ctrl or ⌘ + Enter to send.',
    send: 'Send', retry: 'Try again', cancel: 'Cancel', sent: 'Thank you', failed: 'It did not arrive',
  };
  createRoot(document.getElementById('root')!).render(
    <Feedback endpoint={query.has('relative') ? '/feedback' : location.origin + '/feedback'} page="/joy-ui/react-button/" version="5.0.0" language="en" labels={labels} />,
  );
`;

describePart('feedback in a browser', {
  script,
  body: '<div data-island="Feedback" data-hydrated id="root"></div>',
  tests(part) {
    afterEach(() => {
      part.received.length = 0;
      part.status = 204;
    });

    it('is given by keyboard alone, and acknowledged', async () => {
      const page = await part.open();

      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Clear and short');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('status').filter({ hasText: 'Thank you' }).waitFor();

      expect(part.received).toEqual([
        {
          method: 'POST',
          path: '/feedback',
          body: {
            page: '/joy-ui/react-button/',
            rating: 0,
            comment: 'Clear and short',
            version: '5.0.0',
            language: 'en',
          },
        },
      ]);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Thank you');
      await page.reload();
      await page.getByRole('button', { name: 'Yes' }).waitFor();
      expect(await page.getByRole('textbox').count()).toBe(0);
    });

    it.runIf(isEvery)(
      'loses no text when the endpoint fails, the page is loaded again, or the network is gone',
      async () => {
        part.status = 500;
        const page = await part.open();
        await page.getByRole('button', { name: 'Yes' }).click();
        await page.getByRole('textbox').fill('Half an hour of words');

        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByRole('alert').filter({ hasText: 'It did not arrive' }).waitFor();
        expect(await page.getByRole('textbox').inputValue()).toBe('Half an hour of words');

        await page.reload();
        expect(await page.getByRole('textbox').inputValue()).toBe('Half an hour of words');
        expect(await page.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('true');

        await page.context().setOffline(true);
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByRole('alert').waitFor();
        await page.context().setOffline(false);
        part.status = 204;
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('status').filter({ hasText: 'Thank you' }).waitFor();
        expect(part.received.at(-1)?.body).toMatchObject({ rating: 1, comment: 'Half an hour of words' });
      },
    );

    it('is acknowledged and not sent where a site is tried out on a local host', async () => {
      const page = await part.open({ query: '?relative' });
      await page.getByRole('button', { name: 'Yes' }).click();
      await page.getByRole('textbox').fill('A try');
      await page.getByRole('button', { name: 'Send' }).click();

      await page.getByRole('status').filter({ hasText: 'Thank you' }).waitFor();
      expect(part.received).toEqual([]);
    });

    it.runIf(isEvery)('is acknowledged where the browser has no storage', async () => {
      const page = await part.open({
        prepare: (page) =>
          page.addInitScript(() => {
            Object.defineProperty(window, 'sessionStorage', {
              get() {
                throw new DOMException('No storage here', 'SecurityError');
              },
            });
          }),
      });

      await page.getByRole('button', { name: 'Yes' }).click();
      await page.getByRole('textbox').fill('Fine');
      await page.getByRole('button', { name: 'Send' }).click();

      await page.getByRole('status').filter({ hasText: 'Thank you' }).waitFor();
    });

    const ways = [
      ['dark', 'ltr', 320],
      ['light', 'ltr', 1280],
      ['light', 'rtl', 320],
      ['dark', 'rtl', 1280],
    ] as const;
    it.runIf(isEvery).each(ways)(
      'gives axe nothing to find in %s and %s at %i px, and nothing scrolls sideways',
      async (mode, dir, width) => {
        part.status = 500;
        const page = await part.open({
          query: `?mode=${mode}&dir=${dir}`,
          reducedMotion: 'reduce',
          viewport: { width, height: 700 },
        });
        expect(await findAxeFaults(page)).toEqual([]);

        await page.getByRole('button', { name: 'No' }).click();
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByRole('alert').waitFor();

        expect(await findAxeFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
    );
  },
});
