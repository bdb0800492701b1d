import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

const problemsIn = (body: string) =>
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
  ])('is reported as shown as text: %j', (body, expected) => {
    expect(problemsIn(body)[0]?.startsWith(expected)).toBe(true);
  });

  it('is reported with the nearest footnote, or with what to write', () => {
    expect(problemsIn('A[^insatll] B[^x] C[^install]\n\n[^install]: How.')).toEqual([
      `${missing('5:2', 'insatll')} Did you mean "[^install]"?`,
      `${missing('5:14', 'x')} Write "[^x]: …" in a paragraph of its own, or "\\\\[^x]" if text is meant.`,
    ]);
  });

  it.each(['`[^a]`', '```js\n/[^a]/\n```', 'A \\[^a] B', 'A [^ a] B', 'A[^a]\n\n[^a]: There.', '<code>[^a]</code>'])(
    'is not found: %j',
    (body) => {
      expect(problemsIn(body)).toEqual([]);
    },
  );
});

describe('a footnote that nothing refers to', () => {
  it.each([
    ['[^a]: One.', '5:1', 'a'],
    ['A[^b]\n\n[^b]: Two.\n[^C]: Three.', '8:1', 'C'],
    ['> [^用]: 没用。', '5:3', '用'],
  ])('is reported: %j', (body, place, name) => {
    expect(problemsIn(body)).toEqual([
      `${place} warning footnote-unused  Nothing refers to the footnote "${name}", so it is not shown. Write "[^${name}]" where it belongs, or remove it.`,
    ]);
  });

  it('is not found if it is used in another letter case, or from another footnote', () => {
    expect(problemsIn('A[^One]\n\n[^one]: See[^two].\n[^two]: Two.')).toEqual([]);
  });
});
