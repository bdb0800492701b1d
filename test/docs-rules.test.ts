// Holds docs/rules.md to the code: one heading for each rule, and a rule for each heading.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findRules, readRules } from './read-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const manual = readFileSync(join(root, 'docs/rules.md'), 'utf8');
const sections = manual
  .split(/^## /m)
  .slice(1)
  .map((section) => ({ heading: section.split('\n', 1)[0] ?? '', body: section }));
const headings = sections.map(({ heading }) => heading);

describe('the manual of rules', () => {
  const rules = [...readRules()].sort();

  it('explains every rule of the code', () => {
    expect(rules.filter((rule) => !headings.includes(rule))).toEqual([]);
  });

  it('explains no rule that the code does not have', () => {
    expect(headings.filter((heading) => !rules.includes(heading))).toEqual([]);
  });

  it('lists the rules in alphabetical order, each once', () => {
    expect(headings).toEqual([...new Set(headings)].sort());
  });

  it('says the severity of each rule, and what to do', () => {
    const unclear = sections.filter(
      ({ body }) => !/^\*\*(?:Error|Warning|Refusal|Notice)[^*]*\.\*\*/m.test(body) || !/^Fix: /m.test(body),
    );

    expect(unclear.map(({ heading }) => heading)).toEqual([]);
  });
});

describe('the reader of rules', () => {
  const cases: [text: string, rules: string[]][] = [
    ["return { rule: 'a-b', severity: 'error' };", ['a-b']],
    ["rule: open ? 'tabs-open' : 'callout-open',", ['tabs-open', 'callout-open']],
    ["readonly rule: 'a-b' | 'c-d';", ['a-b', 'c-d']],
    ["const rule = kind === 'unknown-key' ? 'a-unknown-key' : 'a-type';", ['a-unknown-key', 'a-type']],
    ["const rulesByKind = {\n  'missing-key': 'a-missing-key',\n} as const;", ['a-missing-key']],
    ["return ['a-b', 'warning', `The link`, 'Write it.'];", ['a-b']],
    ['onNotice(`a-b  The system is full`)', ['a-b']],
    ["const tag = 'a-b'; element('no-rule', 'error');", []],
  ];

  it.each(cases)('finds in %s: %j', (text, rules) => {
    expect(findRules(text)).toEqual(rules);
  });
});
