import { describe, expect, it } from 'vitest';
import { renderCode } from '../../../core/code/render-code.ts';
import { processorMilliseconds } from '../../processor-milliseconds.ts';

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('code', () => {
  it.each([
    ['js', 'let a = 1;', '<span class="t-k">let</span> a = <span class="t-n">1</span>;'],
    ['ts', 'const a: string = "b"; // c', 't-c'],
    [
      'tsx',
      '<Button color="red">A</Button>',
      '&lt;<span class="t-f">Button </span><span class="t-p">color</span>=<span class="t-s">"red"</span>',
    ],
    ['jsx', 'const a = <B {...c} d={e} />;', 't-f'],
    ['css', '.a { color: red; }', 't-p'],
    ['json', '{"a": true}', '<span class="t-p">"a"</span>: <span class="t-n">true</span>'],
    ['bash', 'npm install # all', 't-c'],
    ['yaml', 'a: b', 't-p'],
    ['html', '<p class="a">b</p>', 't-f'],
  ])('in %s is highlighted: %s', (language, code, html) => {
    expect(renderCode(code, language)).toContain(html);
    expect(textOf(renderCode(code, language))).toBe(code);
  });

  it.each(['', 'text', 'txt', 'plain', 'nothing-known'])('without a grammar ("%s") is escaped text', (language) => {
    expect(renderCode('a < b && "c"\n', language)).toBe('a &lt; b &amp;&amp; "c"\n');
  });

  it('is escaped', () => {
    const code = '</code></pre><script>alert(1)</script>&lt;';
    for (const language of ['js', 'html', 'bash', 'diff', 'css', 'md', '']) {
      expect(renderCode(code, language)).not.toMatch(/<(?!\/?span)/);
      expect(textOf(renderCode(code, language))).toBe(code);
    }
  });

  it('has marked lines, even if runs span several lines', () => {
    expect(renderCode('/* a\nb */\nc', 'js', { lines: { mark: [2] }, words: [] })).toBe(
      '<span class="t-c">/* a\n</span><span class="line line-mark"><span class="t-c">b */</span>\n</span>c',
    );
  });

  it('has the lines of a diff marked', () => {
    expect(renderCode('@@ -1 +1 @@\n a\n-b\n+c\n', 'diff', { lines: { mark: [4] }, words: [] })).toBe(
      '<span class="line line-hunk">@@ -1 +1 @@\n</span> a\n<span class="line line-del">-b\n</span><span class="line line-mark line-add">+c\n</span>',
    );
  });

  it('keeps empty lines and the last line break', () => {
    expect(textOf(renderCode('\n\na\n\n', 'js', { lines: { mark: [1, 3] }, words: [] }))).toBe('\n\na\n\n');
  });

  it('has added and wrong lines marked, with a sign', () => {
    const marks = { lines: { add: [1], error: [2], focus: [2] }, words: [] };

    expect(renderCode('a\nb\nc\n', '', marks)).toBe(
      '<span class="line line-add line-sign">a\n</span><span class="line line-mark line-focus line-error line-sign">b\n</span><span class="line">c\n</span>',
    );
  });

  it('has line numbers', () => {
    expect(renderCode('a\nb', '', { lines: {}, words: [], firstNumber: 9 })).toBe(
      '<span class="line" data-docs-line="9">a\n</span><span class="line" data-docs-line="10">b</span>',
    );
  });

  it('has a text marked each time, across token roles', () => {
    expect(renderCode('let a', 'js', { lines: {}, words: ['et a'] })).toBe(
      '<span class="t-k">l</span><mark class="word"><span class="t-k">et</span></mark><mark class="word"> a</mark>',
    );
  });

  it('that is very large is not highlighted', () => {
    const code = 'let a = 1;\n'.repeat(10_000);
    const start = process.cpuUsage();

    expect(renderCode(code, 'js')).toBe(code);
    expect(processorMilliseconds(start)).toBeLessThan(1000);
  });
});
