import { describe, expect, it } from 'vitest';
import {
  attempt,
  findSaved,
  formatCookie,
  isAllowed,
  keyOf,
  preferences,
  readPreferences,
  valuesOf,
  type PreferenceName,
  type PreferenceSources,
} from '../../../core/model/preferences.ts';
import { crawlers, visitors } from '../crawlers.ts';

const names = Object.keys(preferences) as PreferenceName[];
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

function read(changes: Partial<PreferenceSources> = {}) {
  return readPreferences({ local: {}, cookie: '', hash: '', userAgent: chrome, random: () => 0, ...changes });
}

describe('a reader without choices', () => {
  it('gets the defaults', () => {
    expect(read()).toEqual({
      mode: 'system',
      direction: '',
      density: 'comfortable',
      spacing: '8',
      primary: '',
      secondary: '',
      api: 'expanded',
      apiProps: '',
      apiSlots: '',
      apiClasses: '',
      codeVariant: 'TS',
      codeStyling: 'system',
    });
  });

  it.each([
    [0, 'expanded'],
    [0.34, 'collapsed'],
    [0.99999, 'table'],
  ])('gets a random display of the API: %d is %s', (random, api) => {
    expect(read({ random: () => random }).api).toBe(api);
  });

  it('gets no random display where it could not be stored', () => {
    expect(read({ local: undefined, random: () => 0.9 }).api).toBe('expanded');
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Baiduspider+(+http://www.baidu.com/search/spider.htm)',
    'Some Crawler',
    'robot',
    'YouBot',
    'crawling',
  ])('is a crawler and gets it expanded: %s', (userAgent) => {
    expect(read({ userAgent, random: () => 0.9 }).api).toBe('expanded');
  });

  it.each(crawlers)('is a crawler of the stored list: %s', (userAgent) => {
    expect(read({ userAgent, random: () => 0.9 }).api).toBe('expanded');
  });

  it.each(['Mozilla/5.0 (Linux; Android 9; CUBOT X19)', 'Acme Robotics Browser', chrome, ...visitors])(
    'is no crawler: %s',
    (userAgent) => {
      expect(read({ userAgent, random: () => 0.9 }).api).toBe('table');
    },
  );
});

describe('a stored choice', () => {
  it.each([
    ['mode', 'dark', { mode: 'dark' }],
    ['direction', 'rtl', { direction: 'rtl' }],
    ['density', 'dense', { density: 'dense' }],
    ['spacing', '12', { spacing: '12' }],
    ['primary', '#c2185b', { primary: '#c2185b' }],
    ['api', 'table', { apiPage_default: 'table' }],
    ['apiProps', 'collapsed', { apiPage_props: 'collapsed' }],
    ['apiSlots', 'table', { apiPage_slots: 'table' }],
    ['apiClasses', 'expanded', { apiPage_classes: 'expanded' }],
  ] as const)('is read from local storage: %s', (name, value, local) => {
    expect(read({ local, random: () => 0.5 })[name]).toBe(value);
  });

  it('is read from cookies for code, whatever local storage says', () => {
    const values = read({ cookie: 'a=b; codeVariant=JS; codeStyling=css', local: { codeVariant: 'TS' } });

    expect(values).toMatchObject({ codeVariant: 'JS', codeStyling: 'css' });
  });

  it('applies to a reader that looks like a crawler', () => {
    expect(read({ local: { apiPage_default: 'table' }, userAgent: 'SomeBot' }).api).toBe('table');
  });

  it.each([
    '<script>',
    'null',
    '',
    'constructor',
    '__proto__',
    'DARK',
    'dark ',
    'dark|light',
    '.*',
    '8px',
    '#12345',
    '--1',
    '1e3',
    '.5',
  ])('falls back where storage holds garbage: %j', (garbage) => {
    const local = Object.fromEntries(names.map((name) => [keyOf(name), garbage]));

    expect(read({ local, cookie: `codeVariant=${garbage}; codeStyling=${garbage}` })).toEqual(read());
  });

  it.each([
    'codeVariantX=JS',
    'xcodeVariant=JS',
    'codevariant=JS',
    'codeVariant=JSX',
    'x=codeVariant=JS',
    'codeVariant=%4aS',
  ])('needs a cookie of exactly its name and value: %s', (cookie) => {
    expect(read({ cookie }).codeVariant).toBe('TS');
  });

  it('skips a value that is not allowed for a later cookie of the same name', () => {
    expect(read({ cookie: 'codeStyling=%3Cscript%3E; codeStyling=css' }).codeStyling).toBe('css');
  });
});

describe('a fragment: 150', () => {
  it.each([
    ['#Basic.js', 'JS', 'system'],
    ['#Basic.tsx', 'TS', 'system'],
    ['#tailwind-Basic.js', 'JS', 'tailwind'],
    ['#css-Basic.tsx', 'TS', 'css'],
    ['#system-Basic.tsx', 'TS', 'system'],
    ['#css-tailwind-x.js', 'JS', 'tailwind'],
    ['#tailwind%2DBasic%2Ejs', 'JS', 'tailwind'],
    ['#tailwind-Basic', 'TS', 'tailwind'],
    ['#css-', 'TS', 'css'],
    ['#my-css-Basic.jsx', 'TS', 'css'],
  ])('picks variant and styling: %s', (hash, codeVariant, codeStyling) => {
    expect(read({ hash })).toMatchObject({ codeVariant, codeStyling });
  });

  it.each(['#tailwind', '#Basic.jsx', '#Basic.ts', '#js', '#<img>', '#%E0%A4%A', '#%E0%A4%A.js', '', '#'])(
    'is no link to a source: %s',
    (hash) => {
      expect(read({ hash, cookie: 'codeVariant=JS; codeStyling=css' })).toMatchObject({
        codeVariant: 'JS',
        codeStyling: 'css',
      });
    },
  );

  it('wins over the cookie, which still decides what the fragment does not name', () => {
    expect(read({ hash: '#Basic.tsx', cookie: 'codeVariant=JS; codeStyling=css' })).toMatchObject({
      codeVariant: 'TS',
      codeStyling: 'css',
    });
    expect(read({ hash: '#system-Basic', cookie: 'codeVariant=JS; codeStyling=css' })).toMatchObject({
      codeVariant: 'JS',
      codeStyling: 'system',
    });
  });
});

describe('a cookie', () => {
  it('holds for a year on the whole site: 147', () => {
    expect(formatCookie('codeVariant', 'JS', { secure: false })).toBe(
      'codeVariant=JS; Path=/; Max-Age=31536000; SameSite=Lax',
    );
  });

  it('is secure where the page is: 147', () => {
    expect(formatCookie('codeStyling', 'css', { secure: true })).toBe(
      'codeStyling=css; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
  });

  it('is removed without a value', () => {
    expect(formatCookie('codeVariant', '', { secure: false })).toBe('codeVariant=; Path=/; Max-Age=0; SameSite=Lax');
  });
});

describe('the list of preferences', () => {
  it.each(names)('begins with an allowed value: %s', (name) => {
    expect(isAllowed(name, valuesOf(name)[0] ?? 'none')).toBe(true);
  });

  it('stores each under its own name', () => {
    expect(new Set(names.map(keyOf)).size).toBe(names.length);
  });

  it('finds nothing where nothing is stored', () => {
    expect(findSaved('mode', { local: {}, cookie: '', hash: '' })).toBeUndefined();
  });
});

describe('an attempt', () => {
  it('returns the value, or undefined where the function throws', () => {
    expect(attempt(() => 1)).toBe(1);
    expect(attempt(() => decodeURI('%'))).toBeUndefined();
  });
});
