import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFonts } from '../../../runtime/page/start-fonts.ts';

const added: HTMLLinkElement[] = [];

// Nothing is fetched from a test.
document.head.append = (...nodes) => void added.push(...(nodes as HTMLLinkElement[]));

afterEach(() => {
  added.length = 0;
  vi.useRealTimers();
});

describe('the icon font', () => {
  it.each([{}, { fonts: {} }])('is not requested by a site without one: %j', async (settings) => {
    vi.useFakeTimers();

    startFonts(settings);
    await vi.advanceTimersByTimeAsync(3000);

    expect(added).toEqual([]);
  });

  it('is requested after the page has loaded, when the browser is idle', async () => {
    vi.useFakeTimers();
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });

    startFonts({ fonts: { icons: 'https://fonts.example.com/icons.css' } });
    await vi.advanceTimersByTimeAsync(3000);
    expect(added).toEqual([]);

    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(added.map(({ rel, href }) => [rel, href])).toEqual([['stylesheet', 'https://fonts.example.com/icons.css']]);
  });
});
