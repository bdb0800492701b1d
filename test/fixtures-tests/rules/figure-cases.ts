// Sites whose formulas and diagrams are at fault.

import { goodPage } from '../../site-test.ts';
import type { SiteCase } from './site-case.ts';
import { configWith } from './site-with.ts';

const { 'docs.config.ts': settings } = configWith('markdown: { math: true, mermaid: true }');

/** Sites whose formulas and diagrams are at fault, and that have the same settings. */
export const figureCases: readonly SiteCase[] = [
  {
    rule: 'formula-syntax',
    files: {
      'docs.config.ts': settings!,
      'content/lib/a.md': goodPage('A', 'Text, and $a + \\frac{1$ here.'),
    },
    status: 1,
    prints: [
      'content/lib/a.md:5:23 error formula-syntax  The formula "a + \\\\frac{1" cannot be read: unexpected end of input in a macro argument, expected \'}\'. Correct its TeX. A dollar sign that is not part of a formula is written "\\$".',
    ],
  },
  {
    rule: 'diagram-syntax',
    files: {
      'docs.config.ts': settings!,
      'content/lib/a.md': goodPage('A', '```mermaid\ngraph XY\n```'),
    },
    status: 1,
    prints: [
      'content/lib/a.md:5:1 error diagram-syntax  The diagram cannot be drawn: invalid mermaid header: "graph XY". Expected "graph TD", "flowchart LR", "stateDiagram-v2", etc. Correct its source. The first line must name the kind, such as "flowchart LR".',
    ],
  },
  {
    rule: 'diagram-kind',
    files: {
      'docs.config.ts': settings!,
      'content/lib/a.md': goodPage('A', '```mermaid\npie title A\n```'),
    },
    status: 0,
    prints: [
      'content/lib/a.md:5:1 warning diagram-kind  Diagrams of the kind "pie" are not drawn, so the source is shown. Begin it with one of graph, flowchart, sequenceDiagram, stateDiagram, stateDiagram-v2, classDiagram, erDiagram, xychart, xychart-beta, or use a picture.',
    ],
  },
  {
    rule: 'diagram-line',
    files: {
      'docs.config.ts': settings!,
      'content/lib/a.md': goodPage('A', '```mermaid\ngraph TD\n\na[One --> b\na --> c\n```'),
    },
    status: 0,
    prints: [
      'content/lib/a.md:8:1 warning diagram-line  "[One --> b" is not drawn. Close what is open, correct it, or write it in another way: not all of Mermaid is supported.',
    ],
  },
  {
    rule: 'diagram-link',
    files: {
      'docs.config.ts': settings!,
      'content/lib/a.md': goodPage('A', '```mermaid\ngraph TD\na --> b\nclick a "https://example.com/"\n```'),
    },
    status: 0,
    prints: [
      'content/lib/a.md:8:1 warning diagram-link  The line \'click a "https://example.com/"\' is left out, because diagrams have no links. Link from the text around the diagram.',
    ],
  },
];
