import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

const told = (body: string) =>
  parseBody(body).problems.map(
    ({ rule, severity, place, message, hint }) =>
      `${place.line}:${place.column} ${severity} ${rule}  ${message}. ${hint}`,
  );
const missing = (place: string, name: string) =>
  `${place} warning footnote-missing  The page has no footnote "${name}", so "[^${name}]" is shown as text.`;

describe('a reference without its footnote', () => {
  it.each([
    ['见脚注[^没有]。', missing('5:4', '没有')],
    ['A[^1] and *B[^1]*\n\n[^2]: Two.[^2]', missing('5:2', '1')],
    ['## Title[^a]', missing('5:9', 'a')],
    ['- One\n- Two[^b]', missing('6:6', 'b')],
    ['> Quote[^c]', missing('5:8', 'c')],
    ['| a |\n|-|\n| b[^d] |', missing('7:4', 'd')],
  ])('is shown as text, and named: %j', (body, expected) => {
    expect(told(body)[0]?.startsWith(expected)).toBe(true);
  });

  it('has the nearest footnote, or what to write, as its cure', () => {
    expect(told('A[^insatll] B[^x] C[^install]\n\n[^install]: How.')).toEqual([
      `${missing('5:2', 'insatll')} Did you mean "[^install]"?`,
      `${missing('5:14', 'x')} Write "[^x]: …" in a paragraph of its own, or "\\\\[^x]" if text is meant.`,
    ]);
  });

  it.each(['`[^a]`', '```js\n/[^a]/\n```', 'A \\[^a] B', 'A [^ a] B', 'A[^a]\n\n[^a]: There.', '<code>[^a]</code>'])(
    'is none: %j',
    (body) => {
      expect(told(body)).toEqual([]);
    },
  );
});

describe('a footnote that nothing refers to', () => {
  it.each([
    ['[^a]: One.', '5:1', 'a'],
    ['A[^b]\n\n[^b]: Two.\n[^C]: Three.', '8:1', 'C'],
    ['> [^用]: 没用。', '5:3', '用'],
  ])('is named: %j', (body, place, name) => {
    expect(told(body)).toEqual([
      `${place} warning footnote-unused  Nothing refers to the footnote "${name}", so it is not shown. Write "[^${name}]" where it belongs, or remove it.`,
    ]);
  });

  it('is used in another letter case, and from another footnote', () => {
    expect(told('A[^One]\n\n[^one]: See[^two].\n[^two]: Two.')).toEqual([]);
  });
});
