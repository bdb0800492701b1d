import { describe, expect, it } from 'vitest';
import type { Element, Root } from 'hast';
import { joinLines } from '../../../../core/markdown/transforms/join-lines.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';
import { parseBody, parsePage } from '../parse-page.ts';

const html = (body: string) => parseBody(body).html.trim();

describe('a line break between two Chinese or Japanese characters', () => {
  it.each([
    ['这是第一行\n这是第二行', '<p>这是第一行这是第二行</p>'],
    ['第一行，\n第二行。\n第三行', '<p>第一行，第二行。第三行</p>'],
    ['これは\nカタカナー\nです', '<p>これはカタカナーです</p>'],
    ['𠮷野\n𠮷', '<p>𠮷野𠮷</p>'],
    ['他说\n“你好”\n然后', '<p>他说“你好”然后</p>'],
    ['**粗体**\n后面', '<p><strong>粗体</strong>后面</p>'],
    ['前面\n**粗体**', '<p>前面<strong>粗体</strong></p>'],
    ['前面 *斜\n体*\n**粗**', '<p>前面 <em>斜体</em><strong>粗</strong></p>'],
    ['前面\n[链接](/a/)\n`代码`\n后面', '<p>前面<a href="/a/">链接</a><code>代码</code>后面</p>'],
    ['> 引用\n> 下一行', '<blockquote>\n<p>引用下一行</p>\n</blockquote>'],
    ['- 项目\n  下一行\n- 二', '<ul>\n<li>项目下一行</li>\n<li>二</li>\n</ul>'],
    ['前\n<b>粗</b>\n后', '<p>前<b>粗</b>后</p>'],
  ])('is removed: %j', (body, shown) => {
    expect(html(body)).toBe(shown);
  });

  it.each([
    ['first line\nsecond line', '<p>first line\nsecond line</p>'],
    ['中文\nEnglish\n中文', '<p>中文\nEnglish\n中文</p>'],
    ['中文\n`code`\n中文', '<p>中文\n<code>code</code>\n中文</p>'],
    ['한국어\n문장', '<p>한국어\n문장</p>'],
    ['“quoted”\n“text” 中', '<p>“quoted”\n“text” 中</p>'],
    ['第一行  \n第二行', '<p>第一行<br>\n第二行</p>'],
    ['第一段\n\n第二段', '<p>第一段</p>\n<p>第二段</p>'],
    ['<pre>第一行\n第二行</pre>', '<pre>第一行\n第二行</pre>'],
  ])('stays where it is shown, or where a space belongs: %j', (body, shown) => {
    expect(html(body)).toBe(shown);
  });

  it('stays in Korean, which has spaces between words of Chinese characters', () => {
    const text = (): Root => ({ type: 'root', children: [{ type: 'text', value: '大韓\n民國' }] });
    const [korean, chinese] = [text(), text()];

    joinLines(korean, { text: '大韓', language: 'ko' });
    joinLines(chinese, { text: '大韓', language: 'zh-TW' });

    expect([korean.children, chinese.children]).toEqual([
      [{ type: 'text', value: '大韓\n民國' }],
      [{ type: 'text', value: '大韓民國' }],
    ]);
  });

  it('is removed if its blanks are in several text nodes', () => {
    const element = (value: string): Element => ({
      type: 'element',
      tagName: 'b',
      properties: {},
      children: [{ type: 'text', value }],
    });
    const tree: Root = { type: 'root', children: [element('前 '), element(' \n '), element(' 后'), element('\n尾')] };

    joinLines(tree, { text: '前', language: 'zh' });

    expect(tree.children).toEqual([element('前'), element(''), element('后'), element('尾')]);
  });

  it('is removed from the description, headings and their ids as well', () => {
    const parsed = parsePage('# 标题\n\n<p class="description">第一行\n第二行</p>\n\n小标\n题\n--\n\n正文\n');

    expect(parsed.description).toBe('第一行第二行');
    expect(parsed.headings).toMatchObject([{ id: '小标题', text: '小标题' }]);
  });

  it('is removed in linear time', () => {
    const start = process.cpuUsage();
    for (const value of ['字\n'.repeat(100_000), `字${' '.repeat(200_000)}`, `字${' \t'.repeat(100_000)}字`])
      joinLines({ type: 'root', children: [{ type: 'text', value }] }, { text: value, language: 'zh' });
    expect(processorMilliseconds(start)).toBeLessThan(1000);
  });
});
