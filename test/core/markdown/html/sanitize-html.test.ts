import type { Root } from 'hast';
import type {} from 'mdast-util-to-hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { walkElements } from '../../../../core/markdown/elements/walk-elements.ts';
import { parseBody } from '../parse-page.ts';

const trusted = { policy: { html: 'trusted', iframeHosts: [] } } as const;

describe('raw HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src="/x.png" alt="" onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg onload=alert(1)>',
    '<base href="//evil.example">',
    '<form action="/a"><button formaction="/b">c</button></form>',
    '<meta http-equiv="refresh" content="0;url=/a">',
    '<link rel="stylesheet" href="/a.css">',
    '<style>a{}</style>',
    '<object data="/a"></object>',
    '<embed src="/a">',
    '<math><mi xlink:href="javascript:a">b</mi></math>',
    '<input autofocus onfocus=alert(1)>',
    '<details ontoggle=alert(1) open>a</details>',
    '<template><script>a</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<iframe srcdoc="<script>a</script>"></iframe>',
    '<video><source onerror=alert(1)></video>',
    '<div style="background:url(javascript:a)">a</div>',
    '<a href="/a/" ping="/b">c</a>',
    '<p contenteditable is="b">c</p>',
    '<textarea></textarea><select><option>a</select>',
  ])('cannot run or embed anything: %s', (body) => {
    const { elements, attributes } = readHtml(parseBody(body).html);

    expect(elements.filter((name) => !['p', 'div', 'img', 'a', 'details', 'video', 'source'].includes(name))).toEqual(
      [],
    );
    expect(
      attributes.filter((name) => !['src', 'alt', 'title', 'href', 'open', 'loading', 'decoding'].includes(name)),
    ).toEqual([]);
  });

  it.each([
    "[l](/u/ '\"><script>alert(1)</script>')",
    '![">](/a.png)',
    '```js"><script>alert(1)</script>\na\n```',
    '```js title="><script>a</script>"\na\n```',
    '```\n</code></pre><script>a</script>\n```',
    ':::info "><script>a</script>\nb\n:::',
    '<codeblock storageKey="a&quot;&gt;">\n\n```bash "><script>\na\n```\n\n</codeblock>',
    '## "><script>a</script>',
    '`<script>`',
  ])('is not created from text: %s', (body) => {
    expect(readHtml(parseBody(body).html).elements).not.toContain('script');
  });

  it('keeps the elements that documentation uses', () => {
    const body =
      '<div class="only-light-mode" id="a" lang="en">a <kbd class="key">B</kbd> <sup>1</sup></div>\n' +
      '<details open><summary>C</summary>d</details>\n<dl><dt>E</dt><dd>f</dd></dl>\n<figure><figcaption>G</figcaption></figure>';
    expect(parseBody(body)).toMatchObject({ html: body, problems: [] });
  });

  const counted = 'data-event-category="links" data-event-action="a" data-event-label="b" data-event-split="0.5"';
  it.each([
    ['a link', `<p><a href="/a/" ${counted}>A</a></p>`],
    ['a block', `<div ${counted}>A</div>`],
    ['a part of a text', `<p>Text <span ${counted}>a</span></p>`],
    ['a summary', `<details><summary ${counted}>A</summary>b</details>`],
    ['names of gtag’s tools', `<p><a href="/a/" ${counted.replaceAll('data-', 'data-ga-')}>A</a></p>`],
  ])('keeps the attributes for counting clicks: %s', (_what, html) => {
    expect(parseBody(html.replaceAll(/<\/?p>/g, ''))).toMatchObject({ html, problems: [] });
  });

  it('keeps no other data attributes', () => {
    expect(
      parseBody('<div data-event="a" data-event-category-x="b" data-island="Demo" data-docs-tip="c">A</div>').html,
    ).toBe('<div>A</div>');
  });

  it.each(['Object', 'Button'])('that opens <%s> and never closes it leaves the rest of the page readable', (name) => {
    const { html, problems } = parseBody(`Use a <${name}> here.\n\nThe next paragraph.\n\n- one\n- two`);

    for (const text of ['Use a', 'here.', 'The next paragraph.', 'one', 'two']) expect(html).toContain(text);
    expect(problems.map(({ rule }) => rule)).toEqual(['raw-html-dropped']);
  });

  it.each(['Select', 'Template'])('that opens <%s> in a sentence and never closes it is text', (name) => {
    const { html } = parseBody(`Use a <${name}> here.\n\n## Next\n\n\`\`\`js\ncode\n\`\`\``);

    for (const text of [`Use a &#x3C;${name}> here.`, '<h2 id="next">', 'code']) expect(html).toContain(text);
  });

  it('can surround Markdown', () => {
    const { html, problems } = parseBody(
      '<details>\n<summary>More</summary>\n\nSome **text**.\n\n```js\na\n```\n\n</details>',
    );

    expect(problems).toEqual([]);
    expect(html).toMatch(
      /^<details>\n<summary>More<\/summary>\n<p>Some <strong>text<\/strong>.<\/p>\n<figure class="code"[^]*<\/figure>\n<\/details>$/,
    );
  });

  it('keeps only classes that the style sheet defines', () => {
    expect(parseBody('<p class="description other language-js">a</p>').html).toBe(
      '<p class="description language-js">a</p>',
    );
  });

  it('stays unchanged if the site trusts it', () => {
    const body = '<div style="color: red" onclick="a()"><svg viewBox="0 0 1 1"></svg></div>';
    expect(parseBody(body, trusted)).toMatchObject({ html: body, problems: [] });
  });
});

describe('a frame', () => {
  it.each(['https://video.example.com/a', 'https://www.video.example.com/a?b', 'https://VIDEO.example.com'])(
    'can show a host from the list: %s',
    (src) => {
      const { html, problems } = parseBody(`<iframe src="${src}" title="A" width="560" allowfullscreen></iframe>`);

      expect(problems).toEqual([]);
      expect(html).toContain(`<iframe src="${src}" title="A" width="560" allowfullscreen></iframe>`);
    },
  );

  it.each([
    'https://evil.example/',
    'http://video.example.com/',
    'https://video.example.com.evil.example/',
    'https://evilvideo.example.com/',
    'https://video.example.com@evil.example/',
    'https://evil.example\\@video.example.com/',
    'https://video.example.com:8080/',
  ])('cannot show another host: %s', (src) => {
    const { html, problems } = parseBody(`<iframe src="${src}" title="A"></iframe>`);

    expect(html).not.toContain('<iframe');
    expect(problems).toEqual([
      {
        rule: 'iframe-host',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: `A frame shows ${JSON.stringify(src)}, whose host is not on the list of allowed hosts, so it is left out`,
        hint: 'Add the host to markdown.iframeHosts in docs.config.ts, or link to the page.',
      },
    ]);
  });
});

/** Parses a text as a browser does. */
function readHtml(value: string): { elements: string[]; attributes: string[] } {
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value }] }) as Root;
  const elements: string[] = [];
  const attributes: string[] = [];
  walkElements(tree, ({ tagName, properties }) => {
    elements.push(tagName);
    attributes.push(...Object.keys(properties));
  });
  return { elements, attributes };
}
