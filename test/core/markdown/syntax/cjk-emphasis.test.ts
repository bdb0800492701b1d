import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('emphasis next to Chinese, Japanese and Korean punctuation', () => {
  it.each([
    ['甲 **重点。**然后', '<p>甲 <strong>重点。</strong>然后</p>'],
    ['甲**“引号”**也', '<p>甲<strong>“引号”</strong>也</p>'],
    ['甲*（斜体）*同样', '<p>甲<em>（斜体）</em>同样</p>'],
    ['甲~~删除。~~之后', '<p>甲<del>删除。</del>之后</p>'],
    ['**API（实验性）**的', '<p><strong>API（实验性）</strong>的</p>'],
    ['**`code`**的', '<p><strong><code>code</code></strong>的</p>'],
    ['看**[链接](https://a.example)**的', '<p>看<strong><a href="https://a.example">链接</a></strong>的</p>'],
    ['他说**“好”**。', '<p>他说<strong>“好”</strong>。</p>'],
    ['**注意：**不要', '<p><strong>注意：</strong>不要</p>'],
    ['**重点。**然后请看，**“引号”**也', '<p><strong>重点。</strong>然后请看，<strong>“引号”</strong>也</p>'],
    [
      'これは**私のやりたかったこと。**だからするの。',
      '<p>これは<strong>私のやりたかったこと。</strong>だからするの。</p>',
    ],
    ['**스크립트(script)**라고', '<p><strong>스크립트(script)</strong>라고</p>'],
  ])('is parsed as emphasis: %s', (body, html) => {
    expect(parseBody(body).html).toBe(html);
  });

  it.each([
    ['a **b.**c', '<p>a **b.**c</p>'],
    ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['snake_case_name', '<p>snake_case_name</p>'],
    ['甲 ** 乙 ** 丙', '<p>甲 ** 乙 ** 丙</p>'],
  ])('does not change other text: %s', (body, html) => {
    expect(parseBody(body).html).toBe(html);
  });
});
