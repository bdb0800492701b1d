import type { Root } from 'hast';
import type {} from 'mdast-util-to-hast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { parseRawHtml } from '../../../../core/markdown/parse/parse-raw-html.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

const markdown = unified().use(remarkParse).use(remarkRehype, { allowDangerousHtml: true }).freeze();
const whole = unified().use(rehypeRaw).use(rehypeStringify, { allowDangerousHtml: true }).freeze();

describe('raw HTML, block by block', () => {
  it.each([
    '<div>a</div>',
    '<div>\n\n**a**\n\n</div>',
    'a <b>b</b> c',
    'a <b>b\n\nc</b> d',
    '<p>a<p>b',
    '<div><span></div></span>',
    '<br> <img src="a"> <hr>',
    '<b>a\n\n<i>b</b></i>',
    '<!-- a -->\n\nb',
    '<!-- <div> -->',
    '<!--> <b>a</b> -->',
    'a <!-- b\n\nc --> d',
    '<table><tr><td>a</td></tr></table>',
    '<tr><td>a</td></tr>',
    '<a title="<b>">c</a>',
    "<a title='>'>c</a>",
    '<a title="</a>">b</a>',
    '<ul>\n<li>a\n<li>b\n</ul>',
    '</div>',
    '<div',
    '< b',
    '<p>a</p>\n\n<script>\n"</p>"\n</script>',
    '<svg><path/></svg>',
    '<p><div>a</div></p>',
    '<a><a>b</a></a>',
    '> <div>\n> a\n\nb </div>',
    '<DIV>a</div>',
    '<?php a ?>',
    '<!DOCTYPE html>',
    '<![CDATA[a]]>',
    '<div/>a',
    '<option>a',
    '<h2>a<h3>b</h3></h2>',
    '<details><summary>a</summary>\n\n- b\n\n</details>',
    `<div title="${'a'.repeat(5000)}">b</div>`,
    '<td>a</td>',
    '<b><p>a</b></p>',
    '<li>a</li>',
    '<dd>a<dt>b</dt></dd>',
    '<a\ntitle=b>c</a>',
    '<frameset></frameset>',
    '<p>a</p><p>b</p>',
    '<form><form>a</form></form>',
  ])('is parsed as in the whole page: %j', (text) => {
    const [alone, together] = [toTree(`# Before\n\n${text}\n\nAfter`), toTree(`# Before\n\n${text}\n\nAfter`)];

    expect(whole.stringify(parseRawHtml(alone, new VFile()))).toBe(whole.stringify(whole.runSync(together) as Root));
  });

  it.each(['<!--<'.repeat(40_000), '<a "'.repeat(50_000), `${'<A'.repeat(20_000)}${"''".repeat(20_000)}`])(
    'is searched in linear time',
    (value) => {
      const start = process.cpuUsage();
      parseRawHtml({ type: 'root', children: [{ type: 'raw', value }] }, new VFile());
      expect(processorMilliseconds(start)).toBeLessThan(4000);
    },
  );
});

function toTree(text: string): Root {
  return markdown.runSync(markdown.parse(text)) as Root;
}
