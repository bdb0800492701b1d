import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import type { Element, Root, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { serializeJson } from '../../../core/text/serialize-json.ts';

const hostile = [
  '</ScRiPt ><img src=x onerror=alert(1)>',
  '<!--<script>',
  '\u2028 \u2029 \0 ]]>',
  '&lt;/script&gt;',
  '"\\',
];

/** The elements that a browser makes of some HTML. */
function parseElements(html: string): Element[] {
  const tree: Root = { type: 'root', children: [{ type: 'raw', value: html } as unknown as RootContent] };
  const parsed = unified().use(rehypeRaw).runSync(tree) as Root;
  return parsed.children.filter((child): child is Element => child.type === 'element');
}

describe('JSON inside a script element', () => {
  it.each(hostile)('cannot be left by the text %j', (title) => {
    const [script, end, ...more] = parseElements(
      `<script type="application/json">${serializeJson({ title })}</script><hr>`,
    );
    const [text] = script?.children ?? [];

    expect([script?.tagName, end?.tagName, more]).toEqual(['script', 'hr', []]);
    expect(text?.type === 'text' && JSON.parse(text.value)).toEqual({ title });
  });

  it('has its five dangerous characters escaped', () => {
    expect(serializeJson('<>&\u2028\u2029')).toBe('"\\u003c\\u003e\\u0026\\u2028\\u2029"');
  });

  it('is null for a value that JSON cannot express', () => {
    expect(serializeJson(undefined)).toBe('null');
  });
});
