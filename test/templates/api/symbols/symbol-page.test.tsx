import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SymbolList } from '../../../../templates/api/symbols/symbol-list.tsx';
import { SymbolPage } from '../../../../templates/api/symbols/symbol-page.tsx';
import { makeProp } from '../../../core/api/pages/api-entries.ts';
import { makeSymbol } from '../../../core/api/pages/symbols/make-symbol.ts';

const tools = {
  t: (key: string, params: Record<string, string | number> = {}) => [key, ...Object.values(params)].join(' '),
  href: (path: string) => path,
  markdown: (text: string) => `<p>${text}</p>`,
  code: (code: string) => `<pre>${code}</pre>`,
  links: { Size: '/lib/api/types/#size' },
};
const call = { typeParameters: [], parameters: ['size: Size'], returns: 'string', description: '' };

describe('the page of a function', () => {
  const symbol = makeSymbol({
    name: 'fit',
    kind: 'function',
    imports: ["import { fit } from 'lib';"],
    description: 'Fits it.',
    deprecated: 'Use grow.',
    since: '2.0',
    calls: [call, { ...call, description: 'For many.' }],
    parameters: { size: makeProp({ type: 'Size', required: true }) },
    returnValue: { '': makeProp() },
    throws: ['`RangeError` too large'],
    examples: ['fit(1)'],
  });
  const html = renderToStaticMarkup(
    createElement(SymbolPage, { line: { id: 'fit', packageName: 'lib', symbol }, tools: tools as never }),
  );

  it('has a section for each part of its documentation', () => {
    expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'import',
      'signature',
      'parameters',
      'return-value',
      'throws',
      'examples',
    ]);
    for (const text of ['Use grow.', 'Fits it.', 'api.since 2.0', 'For many.', 'too large', 'fit(1)'])
      expect(html).toContain(text);
    expect(html).toContain('id="fit-parameters-size"');
  });

  it('links the names in its signatures', () => {
    expect(html.match(/href="\/lib\/api\/types\/#size"/g)?.length).toBe(3);
  });
});

describe('a page of short types', () => {
  it('shows them one below the other, each with an anchor', () => {
    const html = renderToStaticMarkup(
      createElement(SymbolList, {
        lines: [
          { id: 'mode', packageName: 'lib', symbol: makeSymbol({ name: 'Mode', kind: 'type', type: "'a' | 'b'" }) },
          {
            id: 'options',
            packageName: 'lib',
            symbol: makeSymbol({ name: 'Options', kind: 'type', extends: ['Size'], fields: { a: makeProp() } }),
          },
        ],
        tools: tools as never,
      }),
    );

    expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['mode', 'options']);
    expect(html).toContain('api.extends');
    expect(html).toContain('a?');
  });
});
