import { describe, expect, it } from 'vitest';
import { findForeignHtml } from '../../../../core/markdown/problems/find-foreign-html.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';
import { parseBody } from '../parse-page.ts';

const problemsIn = (body: string) =>
  parseBody(body).problems.map(({ rule, place, hint }) => `${place.line}:${place.column} ${rule} ${hint}`);

describe('a comment that includes a file', () => {
  it.each([
    ['<!--@include: ./b.md-->', '5:1', 'Write {{"include": "./b.md"}} on a line of its own.'],
    ['<!-- @include: ../parts/b.md -->', '5:1', 'Write {{"include": "../parts/b.md"}} on a line of its own.'],
    ['Text <!--@include: b.md--> text', '5:6', 'Write {{"include": "./b.md"}} on a line of its own.'],
    ['- a\n\n  <!--@include: @/b.md-->', '7:3', 'Write {{"include": "content/b.md"}} on a line of its own.'],
    [
      '<!--@include: ./b.md{1,3}-->',
      '5:1',
      'Write {{"include": "./b.md"}} on a line of its own: it includes the whole file, so move what is meant by "{1,3}" to a file of its own.',
    ],
    [
      '<!-- @include: ./中文.md#用法 -->',
      '5:1',
      'Write {{"include": "./中文.md"}} on a line of its own: it includes the whole file, so move what is meant by "#用法" to a file of its own.',
    ],
  ])('is reported with the marker to write: %s', (body, place, hint) => {
    expect(problemsIn(body)).toEqual([`${place} foreign-syntax ${hint}`]);
  });

  it.each(['`<!--@include: ./b.md-->`', '```\n<!--@include: ./b.md-->\n```', '<!-- include: ./b.md -->'])(
    'is not found in code, or without "@include": %j',
    (body) => {
      expect(problemsIn(body)).toEqual([]);
    },
  );
});

describe('a code tag with a source', () => {
  it.each([
    ['<code src="./demo.tsx"></code>', '5:1', 'demo.tsx'],
    ['<code src="../demos/Basic.tsx">Basics</code>', '5:1', '../demos/Basic.tsx'],
    ["See <code title='A' src='./demos/a.tsx' />", '5:5', 'demos/a.tsx'],
    ['<code src="./a.tsx">\n\n</code>', '5:1', 'a.tsx'],
    ['<div>\n<code description="b"\n  src=./a.tsx></code>\n</div>', '6:1', 'a.tsx'],
  ])('is reported with the marker to write: %j', (body, place, file) => {
    expect(problemsIn(body)).toContain(
      `${place} foreign-syntax Write {{"demo": "${file}"}} on a line of its own, and the title as text above it.`,
    );
  });

  it.each(['<code>src="a"</code>', '<code class="src">a</code>', '`<code src="./a.tsx"></code>`'])(
    'is not found without a src attribute: %j',
    (body) => {
      expect(problemsIn(body).filter((line) => line.includes('foreign-syntax'))).toEqual([]);
    },
  );

  it('is searched in linear time', () => {
    const start = process.cpuUsage();
    for (const text of [
      '<code src '.repeat(20_000),
      '<!-- @include: '.repeat(20_000),
      `<code ${'src '.repeat(50_000)}`,
    ])
      findForeignHtml(text);
    expect(processorMilliseconds(start)).toBeLessThan(1000);
  });
});
