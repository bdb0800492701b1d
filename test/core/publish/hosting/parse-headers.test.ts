import { describe, expect, it } from 'vitest';
import { parseHeaders } from '../../../../core/publish/hosting/parse-headers.ts';

describe('header lines', () => {
  it('belong to the path above them, with a repeated name joined', () => {
    const text =
      '\uFEFF# all\r\n/*\r\n  X-Frame-Options: DENY\r\n\r\n  # two\r\n  Link: </a.css>; rel=preload\r\n  link: </b.js>; rel=preload\r\n/a/:x\n\tA:b\n';

    expect(parseHeaders(text, '_headers')).toEqual({
      problems: [],
      rules: [
        {
          pattern: '/*',
          line: 2,
          headers: [
            ['x-frame-options', 'DENY'],
            ['link', '</a.css>; rel=preload, </b.js>; rel=preload'],
          ],
        },
        { pattern: '/a/:x', line: 8, headers: [['a', 'b']] },
      ],
    });
  });
});

describe('headers-syntax', () => {
  it.each([
    ['  A: b', 3, 'The header "A: b" belongs to no path', 'Write a path such as "/*" above it.'],
    ['/a\n  A b', 3, 'The line "A b" is not a header', 'Write it as "Name: value", in plain characters.'],
    ['/a\n  A:', 3, 'The line "A:" is not a header', 'Write it as "Name: value", in plain characters.'],
    ['/a\n  A: \u2028', 3, 'The line "A:" is not a header', 'Write it as "Name: value", in plain characters.'],
    [
      '/a\n  A: b\u0000c',
      3,
      'The line "A: b\u0000c" is not a header',
      'Write it as "Name: value", in plain characters.',
    ],
    ['/a\n  Content-Length: 5', 3, 'The header "Content-Length" can be set only by the host', 'Remove the line.'],
    [
      'A: b',
      1,
      'The line "A: b" is not a path',
      'Start it with a slash, use "*" at most once, and indent the "Name: value" lines below it.',
    ],
    [
      '/*/a/*',
      1,
      'The line "/*/a/*" is not a path',
      'Start it with a slash, use "*" at most once, and indent the "Name: value" lines below it.',
    ],
  ])('refuses %j', (text, column, message, hint) => {
    const { problems } = parseHeaders(text, '_headers');

    const line = text.split('\n').length;
    expect(problems).toEqual([
      { rule: 'headers-syntax', severity: 'error', place: { file: '_headers', line, column }, message, hint },
    ]);
  });

  it('keeps the lines below a faulty path from the path before', () => {
    const { rules } = parseHeaders('/a\n  A: b\nfaulty\n  C: d\n', '_headers');

    expect(rules).toEqual([{ pattern: '/a', line: 1, headers: [['a', 'b']] }]);
  });
});
