// Torture table, section G: what a published site must not have.

import { beforeAll, describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';
import { listElements, type FoundElement } from './list-elements.ts';

describe('torture of what is published', () => {
  const site = siteTest({
    'content/lib/a.md': goodPage(
      'A',
      '```tsx\nlet a;\n```\n\n{{"demo": "Basic.js"}}\n\n<p onclick="alert(1)" style="color:red">Raw</p>',
    ),
    'content/lib/Basic.tsx':
      'export default function Basic() {\n  return <button onClick={() => {}}>Press</button>;\n}\n',
  });
  let elements: FoundElement[];
  beforeAll(async () => {
    await site.build();
    const pages = site.outputFiles().filter((file) => file.endsWith('.html'));
    elements = pages.flatMap((file) => listElements(site.read(file)));
  }, 60_000);

  it('129: has no source maps, and no script that names one', () => {
    const scripts = site.outputFiles().filter((file) => /\.(?:js|css)$/.test(file));

    expect(site.outputFiles().filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(3);
    // The frame of edited demos writes one of its own, for code that is not published.
    const mapped = scripts.filter((file) => /^\/\/[#@] sourceMappingURL=(?!data:)/m.test(site.read(file)));
    expect(mapped).toEqual([]);
  });

  it('137: has no inline event handler', () => {
    const handlers = elements.flatMap(({ attributes }) =>
      Object.keys(attributes).filter((name) => name.startsWith('on')),
    );

    expect(elements.length).toBeGreaterThan(100);
    expect(handlers).toEqual([]);
  });

  it('139: loads no script or style sheet from another host without a hash', () => {
    const foreign = elements.filter(
      ({ tag, attributes: { src = '', href = '', rel = '', integrity } }) =>
        ((tag === 'script' && /^(?:https?:)?\/\//.test(src)) ||
          (tag === 'link' && /stylesheet|preload/.test(rel) && /^(?:https?:)?\/\//.test(href))) &&
        !integrity,
    );

    expect(foreign).toEqual([]);
  });
});
