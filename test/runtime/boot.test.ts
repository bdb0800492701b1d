// The inline script as pages carry it: compiled, and run in a document.

import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetReader } from './reset-reader.ts';

let text = '';
let run: () => void;

beforeAll(async () => {
  const options = {
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    tsconfigRaw: '{}',
    write: false,
  } as const;
  const { outputFiles } = await build({ entryPoints: ['runtime/boot.ts'], ...options });
  text = outputFiles[0]?.text.trim() ?? '';
  run = new Function(text) as () => void;
});

beforeEach(() => {
  vi.restoreAllMocks();
  resetReader();
});

describe('the inline script', () => {
  it('has at most 1 kB, compressed', () => {
    const bytes = gzipSync(text, { level: 9 }).length;

    console.log(`inline script: ${text.length} bytes, ${bytes} compressed (at most 1024)`);
    expect(bytes).toBeLessThanOrEqual(1024);
  });

  it('cannot end its own element', () => {
    expect(text).not.toMatch(/<\/|<!--/);
  });

  it('shows the choices of the reader', () => {
    Object.assign(localStorage, {
      mode: 'dark',
      direction: 'rtl',
      density: 'dense',
      spacing: '10',
      primary: '#00aa55',
      apiPage_default: 'table',
      apiPage_slots: 'collapsed',
    });
    document.cookie = 'codeVariant=JS';
    document.cookie = 'codeStyling=tailwind';

    run();

    const { documentElement: html, body } = document;
    expect({ ...html.dataset }).toEqual({
      mode: 'dark',
      docsDir: 'ltr',
      docsDirection: 'rtl',
      density: 'dense',
      docsSpacing: '10',
      docsPrimary: '#00aa55',
      api: 'table',
      docsApiSlots: 'collapsed',
      codeVariant: 'JS',
      codeStyling: 'tailwind',
    });
    expect([html.dir, body.dir, body.className]).toEqual(['rtl', 'rtl', 'mode-dark wide']);
    expect(html.style.getPropertyValue('--primary')).toBe('#00aa55');
    expect(html.style.getPropertyValue('--spacing')).toBe('10');
    expect([...document.querySelectorAll('meta')].map(({ content }) => content)).toEqual(['#101418', '#101418']);
  });

  it('stores the random API display of the first visit', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);

    run();

    expect(localStorage.getItem('apiPage_default')).toBe('table');
    expect(document.documentElement.dataset.api).toBe('table');
  });

  it('shows the API expanded if the storage is full', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const full = new Proxy(
      {},
      {
        set: () => {
          throw new DOMException('Full', 'QuotaExceededError');
        },
      },
    );
    vi.stubGlobal('localStorage', full);

    run();

    vi.unstubAllGlobals();
    expect(document.documentElement.dataset.api).toBe('expanded');
  });

  it('shows the page if storage and cookies are blocked', () => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(forbidden);
    const cookie = vi.spyOn(document, 'cookie', 'get').mockImplementation(forbidden);

    expect(run).not.toThrow();

    expect([storage.mock.calls.length > 0, cookie.mock.calls.length > 0]).toEqual([true, true]);
    expect(document.documentElement.dataset).toMatchObject({ mode: 'light', api: 'expanded', codeVariant: 'TS' });
  });
});
