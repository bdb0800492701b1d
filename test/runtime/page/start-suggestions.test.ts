import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSuggestions } from '../../../runtime/page/start-suggestions.ts';

function shown(): (string | null)[] {
  return [...document.body.children].flatMap((part) => ((part as HTMLElement).hidden ? [] : part.textContent));
}

describe('startSuggestions', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<section data-docs-path-list="/docs/_app/paths.en.1.json" hidden><h2>Near</h2><ul></ul></section>';
  });
  afterEach(() => vi.unstubAllGlobals());

  it('offers links below the base of the site, and shows their paths', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify([['/lib/button/', 'Button']])));
    history.replaceState(null, '', '/docs/lib/buton/');
    await startSuggestions({ base: '/docs/' });

    expect(document.querySelector('section')?.hidden).toBe(false);
    expect(document.querySelector('li')?.innerHTML).toBe(
      '<a href="/docs/lib/button/">Button</a> <code>/lib/button/</code>',
    );
  });

  it('reports that a page which exists in another language is not translated', async () => {
    document.documentElement.lang = 'ar';
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<p class="lost-code">404</p><div class="lost-words">Gone</div><div class="lost-words" data-docs-untranslated hidden><h1>Not yet</h1><p><bdi lang="en" dir="ltr"></bdi></p><p><a>Read</a></p></div>',
    );
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify([['/lib/button/', 'Button']])));
    history.replaceState(null, '', '/docs/ar/lib/button');
    await startSuggestions({ base: '/docs/' });

    expect(shown()).toEqual(['Not yetButtonRead']);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/docs/lib/button/');
    expect(document.querySelector('section')?.hidden).toBe(true);

    history.replaceState(null, '', '/docs/ar/lib/buton/');
    document.querySelectorAll<HTMLElement>('body > *').forEach((part) => (part.hidden = part.matches('section')));
    await startSuggestions({ base: '/docs/' });
    expect(document.querySelector('section')?.hidden).toBe(false);
    document.documentElement.lang = '';
  });

  it('opens the search of the page with its own button', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<button class="lost-search">Search</button>');
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const opened = vi.fn();
    document.addEventListener('docs:search', opened, { once: true });
    await startSuggestions({ base: '/docs/' });

    document.querySelector('button')?.click();

    expect(opened).toHaveBeenCalledOnce();
  });

  it('shows nothing if no page is near, or the list cannot be fetched', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify([['/lib/button/', 'Button']])));
    history.replaceState(null, '', '/docs/else/');
    await startSuggestions({ base: '/docs/' });
    expect(document.querySelector('section')?.hidden).toBe(true);

    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    history.replaceState(null, '', '/docs/lib/buton/');
    await startSuggestions({ base: '/docs/' });
    expect(document.querySelector('section')?.hidden).toBe(true);
  });
});
