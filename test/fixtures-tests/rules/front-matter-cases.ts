// Pages whose head is at fault.

import { goodPage } from '../../site-test.ts';
import type { PageCase } from './page-case.ts';

/** Pages whose head is at fault. */
export const frontMatterCases: readonly PageCase[] = [
  {
    rule: 'front-matter-language',
    text: `---js\n{ title: "x" }\n---\n\n${goodPage('A')}`,
    prints: [
      ':1:4 error front-matter-language  Front matter is YAML, but this one is marked as "js". Write "---" alone on the first line, and YAML after it.',
    ],
  },
  {
    rule: 'front-matter-unclosed',
    text: `---\ntitle: A\n\n${goodPage('A')}`,
    prints: [
      ':1:1 error front-matter-unclosed  Nothing closes the front matter that starts here. Write "---" on a line of its own after the last key. A horizontal rule can be written as "***".',
    ],
  },
  {
    rule: 'front-matter-tab',
    text: `---\ntags:\n\tnews: 1\n---\n${goodPage('A')}`,
    prints: [
      ':3:1 error front-matter-tab  A tab indents this line, which YAML reads as something else. Indent with spaces.',
    ],
  },
  {
    rule: 'front-matter-syntax',
    text: `---\ntitle: A\ntitle: B\n---\n${goodPage('A')}`,
    prints: [
      ':3:1 error front-matter-syntax  The front matter is not valid YAML: duplicated mapping key. Remove one of the two lines for "title": the other one is line 2.',
    ],
  },
  {
    rule: 'front-matter-too-deep',
    text: `---\ntags: ${'['.repeat(9000)}${']'.repeat(9000)}\n---\n${goodPage('A')}`,
    prints: [
      ':2 error front-matter-too-deep  The front matter is nested too deeply to be read. Front matter needs no more than a list within a key.',
    ],
  },
  {
    rule: 'front-matter-type',
    text: `---\ntitle: 2024-01-02\n---\n${goodPage('A')}`,
    prints: [':2:1 error front-matter-type  "title" must be a string, but is a date. Put quotes around the value.'],
  },
  {
    rule: 'front-matter-unknown-key',
    text: `---\ntitel: A\n---\n${goodPage('A')}`,
    prints: [':2:1 error front-matter-unknown-key  Unknown key "titel". Did you mean "title"?'],
  },
];
