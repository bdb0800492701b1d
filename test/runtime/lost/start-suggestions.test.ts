import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSuggestions } from '../../../runtime/lost/start-suggestions.ts';

describe('startSuggestions', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<section data-path-list="/docs/_app/paths.en.1.json" hidden><h2>Near</h2><ul></ul></section>';
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

  it('stays away where nothing is near, or no list comes', async () => {
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
