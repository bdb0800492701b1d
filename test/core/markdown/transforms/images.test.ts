import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('an image', () => {
  it('loads eagerly if it is the first, and otherwise lazily', () => {
    expect(parseBody('![A](/a.png)\n\n![B](/b.png)').html).toContain('alt="B" loading="lazy"');
    expect(parseBody('![A](/a.png)').html).toBe('<p><img src="/a.png" alt="A" loading="eager" decoding="async"></p>');
  });

  it.each([
    ['text', 'Words. '.repeat(400)],
    ['code', `~~~js\n${'a();\n'.repeat(40)}~~~`],
    ['items', '- item\n'.repeat(40)],
  ])('loads lazily after much %s', (_kind, before) => {
    expect(parseBody(`${before}\n\n![A](/a.png)`).html).toContain('alt="A" loading="lazy"');
    expect(parseBody(`![A](/a.png)\n\n${before}`).html).toContain('alt="A" loading="eager"');
  });

  it('keeps the `loading` that its author has set', () => {
    expect(parseBody('<img src="/a.png" alt="A" loading="eager">').html).toContain('loading="eager"');
  });

  it('from another host is loaded without a referrer', () => {
    expect(parseBody('![A](https://example.com/a.png)').html).toContain('referrerpolicy="no-referrer"');
  });

  it('can be decorative in raw HTML', () => {
    expect(parseBody('<img src="/a.png" alt="">').problems).toEqual([]);
  });

  it.each(['![](/a.png)', 'b <img src="/a.png">', '![][a]\n\n[a]: /a.png'])(
    'must have alternative text: %j',
    (body) => {
      const { html, problems } = parseBody(body);

      expect(html).toContain('alt=""');
      expect(problems).toEqual([
        {
          rule: 'image-alt',
          severity: 'warning',
          place: { file: 'page.md', line: 5, column: body.startsWith('b') ? 3 : 1 },
          message: 'The image "/a.png" has no alternative text',
          hint: 'Say between the brackets what the picture shows: ![A button in three sizes](/button.png).',
        },
      ]);
    },
  );

  it('has its alternative text escaped', () => {
    expect(parseBody('![">](/a.png)').html).toContain('alt="&#x22;>"');
  });
});
