import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

const toHref = (path: string) => `/base${path}`;

describe('the links of a page', () => {
  it('are collected as written, with their places', () => {
    const { links } = parseBody('A [b](/b/) and\n![c](/c.png) and <a href="/d/">d</a>');

    expect(links).toEqual([
      { href: '/b/', kind: 'link', line: 5, column: 3 },
      { href: '/c.png', kind: 'image', line: 6, column: 1 },
      { href: '/d/', kind: 'link', line: 6, column: 18 },
    ]);
  });

  it('are rewritten for the browser', () => {
    const { html } = parseBody('[a](/a/#b) [c](https://docs.example.com/c/) [d](https://d.example/) [e](#e)', {
      toHref,
    });

    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/base/a/#b',
      '/base/c/',
      'https://d.example/',
      '#e',
    ]);
  });

  it('in the site’s sub-path are paths of the site', () => {
    const { links } = parseBody('[a](https://docs.example.com/base/a/) [b](https://docs.example.com/b/)', {
      base: '/base/',
    });
    expect(links.map(({ href }) => href)).toEqual(['/a/', 'https://docs.example.com/b/']);
  });

  it('can name the file of a page', () => {
    const { html, links, problems } = parseBody('[a](./b.md#c) and <a href="../d.mdx">d</a>', {
      toHref,
      findPagePath: (file) => `/${file.replace(/\.mdx?$/, '')}/`,
    });

    expect(links.map(({ href }) => href)).toEqual(['/b/#c', '../d.mdx']);
    expect(html).toContain('href="/base/b/#c"');
    expect(problems.map(({ rule }) => rule)).toEqual(['link-leading-slash']);
  });

  it('include images, and their versions for other screens', () => {
    const { html, links } = parseBody(
      '[![A](/a.png)](/x/)\n\n<picture><source media="(prefers-color-scheme: dark)" srcset="/b.webp 1x, /c.webp 2x"><img src="/a.png" alt="A"></picture>\n\n<video src="/v.mp4" poster="/p.png"></video>',
      { toHref },
    );

    expect(html).toContain('<a href="/base/x/"><img src="/base/a.png" alt="A" loading="eager" decoding="async"></a>');
    expect(html).toContain('srcset="/base/b.webp 1x, /base/c.webp 2x"');
    expect(html).toContain('<video src="/base/v.mp4" poster="/base/p.png">');
    expect(links.map(({ href }) => href)).toEqual([
      '/x/',
      '/a.png',
      '/b.webp',
      '/c.webp',
      '/a.png',
      '/v.mp4',
      '/p.png',
    ]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](<java\tscript:a>)',
    '[x](data:text/html,<script>1</script>)',
    '[x](vbscript:a)',
    '<javascript:alert(1)>',
    '[x]\n\n[x]: javascript:alert(1)',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#1;javascript:a">x</a>',
    '<a href=" &#x6A;avascript:a">x</a>',
    '![x](javascript:a)',
    '<iframe src="javascript:a"></iframe>',
    '<video poster="javascript:a"></video>',
    '<img alt="" srcset="javascript:a 1x">',
  ])('cannot run code: %j', (body) => {
    for (const policy of [
      { html: 'sanitize', iframeHosts: [] },
      { html: 'trusted', iframeHosts: [] },
    ] as const) {
      const { html, links, problems } = parseBody(body, { policy });

      expect(html).not.toMatch(/(?:href|src|srcset|poster)="/);
      expect(links).toEqual([]);
      expect(problems.map(({ rule }) => rule)).toContain('link-protocol');
      expect(problems[0]?.place.line).toBe(5);
    }
  });
});
