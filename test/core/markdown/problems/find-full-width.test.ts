import { describe, expect, it } from 'vitest';
import { labels as english, parseBody } from '../parse-page.ts';

const problemsIn = (body: string) =>
  parseBody(body).problems.map(({ rule, place, hint }) => `${place.line}:${place.column} ${rule} ${hint}`);

describe('full-width brackets of a link', () => {
  it.each([
    ['见[主题]（/guide/theming/）。', '5:2', '[主题](/guide/theming/)'],
    ['［主题］(/guide/theming/)', '5:1', '[主题](/guide/theming/)'],
    ['［主题］（../theming.md#a）', '5:1', '[主题](../theming.md#a)'],
    ['[主题](/guide/theming/）', '5:1', '[主题](/guide/theming/)'],
    ['[`code`]（https://example.com/）', '5:1', '[`code`](https://example.com/)'],
    ['![图]（./a.png）', '5:1', '![图](./a.png)'],
    ['![图]（./图/安装 流程.png）', '5:1', '![图](<./图/安装 流程.png>)'],
    ['- 一\n- [主题]（theming.md）', '6:3', '[主题](theming.md)'],
    ['> 一\n> [主题]（#a）', '6:3', '[主题](#a)'],
    ['## [主题]（/a/）', '5:4', '[主题](/a/)'],
    ['| a |\n|-|\n| [主题]（/a/） |', '7:3', '[主题](/a/)'],
  ])('are reported with the link that was meant: %j', (body, place, link) => {
    expect(problemsIn(body)).toEqual([`${place} full-width-syntax Write "${link}".`]);
  });

  it.each([
    ['[主题]（/guide/a/ "标题"）', '[主题](/guide/a/ "标题")'],
    ['[主题]（/guide/a/　“标题”）', '[主题](/guide/a/ "标题")'],
    ['[主题](/guide/a/ "标题"）', '[主题](/guide/a/ "标题")'],
    ['[主题]（./我的 文件.md "标 题"）', '[主题](<./我的 文件.md> "标 题")'],
  ])('are reported with the link and its title: %j', (body, link) => {
    expect(problemsIn(body)).toEqual([`5:1 full-width-syntax Write '${link}'.`]);
  });

  it('are reported in whole sentences', () => {
    expect(parseBody('[主题]（/a/）').problems).toEqual([
      {
        rule: 'full-width-syntax',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'Full-width brackets do not make a link, so this is shown as text',
        hint: 'Write "[主题](/a/)".',
      },
    ]);
  });
});

describe('a full-width exclamation mark before a picture', () => {
  it.each([
    ['文字！[截图](/static/图.png)', '5:3', '![截图](/static/图.png)'],
    ['！[图](./a.webp "标题")', '5:1', '![图](./a.webp "标题")'],
    ['> ！[图](<./a b.png>)', '5:3', '![图](<./a b.png>)'],
  ])('is reported: %j', (body, place, meant) => {
    const { problems } = parseBody(body);
    const found = problems.filter(({ rule }) => rule === 'full-width-syntax');

    expect(found.map(({ place: at, message }) => `${at.line}:${at.column} ${message}`)).toEqual([
      `${place} A full-width exclamation mark does not make an image, so this is shown as a link`,
    ]);
    expect(found[0]?.hint).toContain(meant);
  });

  it.each([
    ['！［图］（/static/图.png）', '5:1', '![图](/static/图.png)'],
    ['！[图]（./图.jpg）', '5:1', '![图](./图.jpg)'],
    ['看！［主题］（/guide/theming/）', '5:3', '[主题](/guide/theming/)'],
  ])('is reported together with full-width brackets: %j', (body, place, meant) => {
    expect(problemsIn(body)).toEqual([`${place} full-width-syntax Write "${meant}".`]);
  });

  it.each(['看！[主题](/guide/theming/)', '`！[图](/a.png)`', '好！ [图](/a.png)'])(
    'is left alone as punctuation: %j',
    (body) => {
      expect(problemsIn(body).filter((line) => line.includes('full-width-syntax'))).toEqual([]);
    },
  );
});

describe('full-width characters of other notations', () => {
  it.each([
    ['文[^2]\n\n[^2]：脚注', '7:1', '[^2]: 脚注'],
    ['［^2］: 脚注', '5:1', '[^2]: 脚注'],
    ['［^2］：脚注', '5:1', '[^2]: 脚注'],
    ['文［^2］。\n\n[^2]: 脚注', '5:2', '[^2]'],
    ['[主题]：https://example.com/', '5:1', '[主题]: https://example.com/'],
    ['＃＃ 安装', '5:1', '## 安装'],
    ['｀｀｀js\na\n｀｀｀', '5:1', '```js'],
    ['这是＊＊重点＊＊。', '5:3', '**重点**'],
  ])('are reported with what was meant: %j', (body, place, meant) => {
    expect(problemsIn(body)[0]).toBe(`${place} full-width-syntax Write "${meant}".`);
  });
});

describe('full-width braces of a marker', () => {
  it.each([
    ['｛｛"demo": "Basic.js"｝｝', '5:1'],
    ['｛｛“demo”：“Basic.js”｝｝', '5:1'],
    ['｛{"demo": "Basic.js"}｝', '5:1'],
    ['见 ｛｛"demo": "Basic.js"｝｝', '5:3'],
  ])('are reported with the marker: %j', (body, place) => {
    expect(problemsIn(body)).toEqual([`${place} marker-json Write {{"demo": "Basic.js"}} on a line of its own.`]);
  });

  it.each([
    ['{｛"demo": "Basic.js"｝}', '5:1'],
    ['{{demo："Basic.js"}}', '5:1'],
  ])('are reported if only some characters are full-width: %j', (body, place) => {
    expect(problemsIn(body)).toEqual([
      `${place} marker-json Write {{"demo": "Basic.js"}} on one line, with double quotes around names and texts, and no comma at the end.`,
    ]);
  });

  it.each([
    ['{{"demo"："Basic.js"}}', '5:9', '：', ':'],
    ['{{"demo": "Basic.js"，"bg": true}}', '5:21', '，', ','],
    ['{{"demo": ＂Basic.js＂}}', '5:11', '＂', '"'],
  ])('are reported by character inside of plain braces: %j', (body, place, sign, plain) => {
    const [{ message, hint, place: at } = {}] = parseBody(body).problems;

    expect(`${at?.line}:${at?.column}`).toBe(place);
    expect(message).toBe(`The text between the braces is not JSON: "${sign}" is a full-width character`);
    expect(hint).toBe(plain === '"' ? `Write '"'.` : `Write "${plain}".`);
  });
});

describe('full-width colons of a callout', () => {
  it.each([
    '：：：tip 提示\n文\n：：：',
    ':::tip：提示\n文\n:::',
    '：：：tip：提示\n文\n:::',
    ':::tip　提示\n文\n：：：',
  ])('are read as plain ones: %j', (body) => {
    const { html, problems } = parseBody(body);

    expect(problems).toEqual([]);
    expect(html).toBe(
      '<aside class="callout callout-success" aria-label="提示" role="note"><p class="callout-title">提示</p>\n<p>文</p>\n</aside>',
    );
  });

  it.each(['> ［!TIP］提示\n> 文', '> [！TIP] 提示\n> 文', '> [!TIP]：提示\n> 文'])(
    'are read as plain ones in an alert: %j',
    (body) => {
      const { html, problems } = parseBody(body);

      expect(problems).toEqual([]);
      expect(html).toContain('<aside class="callout callout-success" aria-label="提示" role="note">');
    },
  );
});

describe('a callout named in another language', () => {
  const labels = { ...english, tip: '提示', warning: '警告' };

  it.each([
    [':::提示 标题\n文\n:::', '标题', 'Did you mean ":::tip"?'],
    ['> [!提示]\n> 文', '提示', 'Did you mean ":::tip"?'],
    ['> [！警告]\n> 文', '警告', 'Did you mean ":::warning"?'],
    [':::ｔｉｐ\n文\n:::', 'ｔｉｐ', 'Did you mean ":::tip"?'],
    [':::公告牌\n文\n:::', '公告牌', 'Use ":::info", ":::success", ":::warning" or ":::error".'],
  ])('is reported where it opens: %j', (body, title, hint) => {
    const { html, problems } = parseBody(body, { labels });

    expect(problems.map(({ rule, place, hint: own }) => [rule, place.line, own])).toEqual([
      ['callout-unknown', 5, hint],
    ]);
    expect(html).toContain(`<p class="callout-title">${title}</p>`);
  });
});

describe('full-width characters that are meant as text', () => {
  it.each([
    '`[主题]（/a/）`',
    '```\n：：：tip\n[主题]（/a/）\n｛｛"demo": "A.js"｝｝\n[^2]：脚注\n```',
    '<code>[主题]（/a/）</code>',
    '\\[主题]（/a/）',
    '数组[索引]（从零开始）',
    '数组[索引]（./a 以外的值）',
    '[主题](/a/)（/b/）',
    '[主题]（/a/）\n\n[主题]: /b/',
    '文[^2]（/a/）\n\n[^2]: 脚注',
    '注意：：然后',
    '＃话题',
    '他说［原文如此］：好。',
    '｛｛ 变量 ｝｝',
    '区间 [1, 2）',
  ])('are left alone: %j', (body) => {
    expect(parseBody(body).problems).toEqual([]);
  });
});

describe('a text of nothing but full-width brackets', () => {
  it.each(['［', '[', ']（', ']（/ ', '](/ "', '｛｛', '[^a]：', '＊＊a'])('is read in time: %j', (text) => {
    const start = performance.now();
    parseBody(text.repeat(2000));

    expect(performance.now() - start).toBeLessThan(4000);
  });
});
