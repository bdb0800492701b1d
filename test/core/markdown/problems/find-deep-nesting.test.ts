import { describe, expect, it } from 'vitest';
import { findDeepNesting } from '../../../../core/markdown/problems/find-deep-nesting.ts';
import { parsePage } from '../parse-page.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

const lists = (depth: number) => Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}* a\n`).join('');
const problemAt = (line: number, limit = 100) => ({
  rule: 'markdown-too-deep',
  severity: 'error',
  place: { file: 'page.md', line, column: 1 },
  message: `The text is nested more than ${limit} blocks deep`,
  hint: 'Flatten the lists or quotes, or raise limits.nesting in docs.config.ts.',
});

describe('text that is nested too deeply', () => {
  it.each([
    ['lists in lists', lists(500), 101],
    ['quotes in quotes', `${'> '.repeat(4000)}a`, 1],
    ['50000 quotes', `a\n\n${'>'.repeat(50_000)}a`, 3],
    ['lists on one line', `${'* '.repeat(2000)}a`, 1],
    ['numbered lists', `${'1. '.repeat(200)}a`, 1],
    ['quotes below a fence', `\`\`\`\n\`\`\`js\n\`\`\`\n\n${'> '.repeat(200)}a`, 5],
  ])('is found before it is parsed: %s', (_, text, line) => {
    const start = process.cpuUsage();
    const { problems, blocks } = parsePage(text);

    expect(problems.filter(({ rule }) => rule === 'markdown-too-deep')).toEqual([problemAt(line)]);
    expect(blocks).toEqual([]);
    expect(processorMilliseconds(start)).toBeLessThan(1000);
  });

  it.each([
    ['raw HTML', '<div>'.repeat(3000)],
    ['raw HTML in blocks', '<div>\n\n'.repeat(3000)],
    ['strong text', `${'**'.repeat(1500)}a${'**'.repeat(1500)}`],
    ['callouts', ':::info\n'.repeat(3000)],
  ])('overflows no stack: %s', (_, text) => {
    expect(parsePage(text).problems.map(({ rule }) => rule)).toContain('markdown-too-deep');
  });

  it('is measured against the limit of the site', () => {
    expect(findDeepNesting('> > > a', 2, 'page.md')).toEqual(problemAt(1, 2));
    expect(findDeepNesting('> > > a', 3, 'page.md')).toBeUndefined();
  });
});

describe('text that only looks deep', () => {
  it.each([
    ['100 lists', lists(100)],
    ['code', `\`\`\`\n${'> '.repeat(200)}\n\`\`\``],
    ['a fence in a longer one', `\`\`\`\`\n\`\`\`\n${'> '.repeat(200)}\n\`\`\`\``],
    ['a fence with an info string in a fence', `~~~\n~~~js\n${'> '.repeat(200)}\n~~~`],
    ['a rule', '- '.repeat(200)],
    ['stars', '* '.repeat(200)],
    ['lists one after the other', '* a\n'.repeat(500)],
    ['a text of dashes', '-'.repeat(500)],
    ['paragraphs', '* a\n\nb\n\n'.repeat(200)],
  ])('is parsed: %s', (_, text) => {
    expect(findDeepNesting(text, 100, 'page.md')).toBeUndefined();
  });
});
