import { describe, expect, it } from 'vitest';
import { pickSource, readFacts, toText } from '../../../runtime/demos/demo-facts.ts';

const variant = (name: string) => ({ files: [{ name, path: name, html: '' }] });
const sources: Parameters<typeof pickSource>[0] = {
  system: { file: 'system/index.tsx', variants: { TS: variant('index.tsx'), JS: variant('index.js') } },
  css: { file: 'css/index.jsx', variants: { JS: variant('index.jsx') } },
};

describe('the preferred source of a demo', () => {
  it.each([
    ['system', 'TS', 'system TS index.tsx'],
    ['system', 'JS', 'system JS index.js'],
    ['css', 'TS', 'css JS index.jsx'],
    ['tailwind', 'TS', 'system TS index.tsx'],
  ])('for %s and %s is the nearest one that exists', (styling, wanted, found) => {
    const picked = pickSource(sources, styling, wanted);

    expect(`${picked?.styling} ${picked?.variant} ${picked?.source.files[0]?.name}`).toBe(found);
  });

  it('is undefined without sources', () => {
    expect(pickSource({}, 'system', 'TS')).toBeUndefined();
  });

  it('is TypeScript if there is nothing else', () => {
    expect(pickSource({ system: { file: 'a.tsx', variants: { TS: variant('a.tsx') } } }, 'system', 'JS')?.variant).toBe(
      'TS',
    );
  });
});

describe('the facts of a demo', () => {
  it('are read from its element', () => {
    document.body.innerHTML = '<div data-docs-props=\'{"name":"A"}\'></div><p></p>';

    expect([...document.querySelectorAll<HTMLElement>('body > *')].map(readFacts)).toEqual([{ name: 'A' }, {}]);
  });
});

describe('the text of highlighted code', () => {
  it('is that of its code, without the frame', () => {
    expect(toText('<figure><figcaption>tsx</figcaption><pre><code><span>a</span> &lt; b\n</code></pre></figure>')).toBe(
      'a < b\n',
    );
    expect(toText('')).toBe('');
  });
});
