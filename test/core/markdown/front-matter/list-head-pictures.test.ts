import { describe, expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';

const read = (head: string) => parsePage(`---\ntitle: A\n${head}\n---\n\n# A\n\n![Dot](/dot.png)\n`).links;
const dot = { href: '/dot.png', kind: 'image', line: 8, column: 1 };

describe('a picture for social networks', () => {
  it.each([
    ['image: /static/a.png', [{ href: '/static/a.png', kind: 'image', line: 3, column: 1 }]],
    [
      'description: B\ncard: true',
      [{ href: '/static/joy-ui/react-button/card.png', kind: 'image', line: 4, column: 1 }],
    ],
    ['card: true\nimage: /b.png', [{ href: '/b.png', kind: 'image', line: 4, column: 1 }]],
    ['image: https://example.com/a.png', []],
    ['image: //example.com/a.png', []],
    ['card: false', []],
  ])('is listed if it belongs to the site: %j', (head, found) => {
    const lines = head.split('\n').length - 1;

    expect(read(head)).toEqual([...found, { ...dot, line: dot.line + lines }]);
  });
});
