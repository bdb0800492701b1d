// Slots → what readers see: coloured code, callouts, tabs, and marks where insertions go.

import type { Element, Root } from 'hast';
import type { Raw } from 'mdast-util-to-hast';
import { isLanguage, languages } from '../../code/languages.ts';
import { renderCodeBlock } from '../../code/render-code-block.ts';
import { findNearest } from '../../text/find-nearest.ts';
import type { Problem } from '../../problem.ts';
import { quote } from '../../text/quote.ts';
import type { PageLabels } from './page-labels.ts';
import { parseFenceMeta, type FenceMeta } from '../slots/parse-fence-info.ts';
import { findSlot, type CodeSlot, type Slots } from '../slots/slots.ts';
import { findCalloutProblem, toCallout } from './callouts.ts';
import { findTabsProblem, toCodeTabs } from './code-tabs.ts';
import { walkElements } from '../elements/walk-elements.ts';

interface FillOptions {
  readonly slots: Slots;
  readonly labels: PageLabels;
  readonly file: string;
}

/** Fills the slots of a tree in place. */
export function fillSlots(tree: Root, { slots, labels, file }: FillOptions): Problem[] {
  const problems: (Problem | undefined)[] = [];
  let tabGroups = 0;

  walkElements(tree, (element) => {
    const slot = findSlot(slots, element);
    if (!slot) return undefined;
    const place = { file, line: element.position?.start.line ?? 1, column: element.position?.start.column ?? 1 };

    switch (slot.kind) {
      case 'code': {
        const meta = parseFenceMeta(slot.meta);
        problems.push(findLanguageProblem(slot, file), findMetaProblem(slot, meta, file));
        return toCode(slot, meta, labels);
      }
      case 'callout':
        problems.push(findCalloutProblem(slot, place));
        return toCallout(element, slot, labels);
      case 'tabs':
        problems.push(findTabsProblem(element, slot, place));
        return toCodeTabs(element, slot, (tabGroups += 1));
      case 'insertion':
        return { type: 'comment', value: `${slots.mark}:${slot.index}` };
    }
  });

  return problems.filter((problem) => problem !== undefined);
}

function toCode(
  { code, language }: CodeSlot,
  { title, marked }: FenceMeta,
  labels: PageLabels,
): Element['children'][number] {
  const known = isLanguage(language) ? language : '';
  // Made of escaped text and fixed tags, so it may stand in the page as it is.
  const raw: Raw = { type: 'raw', value: renderCodeBlock({ code, language: known, title, marked, labels }) };
  return raw as unknown as Element['children'][number];
}

function findLanguageProblem({ language, line, column }: CodeSlot, file: string): Problem | undefined {
  if (!language || isLanguage(language)) return undefined;
  const place = { file, line, column };

  if (/^(sh|shell|zsh|console|terminal)$/.test(language)) {
    return {
      rule: 'fence-shell',
      severity: 'error',
      place,
      message: `Commands are written in "bash", and this fence says ${quote(language)}`,
      hint: 'Write ```bash.',
    };
  }
  const nearest = findNearest(language, languages);
  return {
    rule: 'fence-language',
    severity: 'error',
    place,
    message: `No language is named ${quote(language.slice(0, 40))}`,
    hint: nearest ? `Did you mean ${quote(nearest)}?` : `Use one of ${languages.join(', ')}.`,
  };
}

function findMetaProblem(
  { code, line, column }: CodeSlot,
  { marked, unknown }: FenceMeta,
  file: string,
): Problem | undefined {
  const place = { file, line, column };
  const count = code.split('\n').length - 1;
  const beyond = [...marked].filter((number) => number > count);

  if (unknown.length > 0) {
    return {
      rule: 'fence-info',
      severity: 'warning',
      place,
      message: `${quote(unknown[0]?.slice(0, 60) ?? '')} in the fence’s info string means nothing`,
      hint: 'Write a title and lines like this: ```tsx title="App.tsx" {2,4-6}.',
    };
  }
  if (beyond.length === 0) return undefined;
  return {
    rule: 'fence-lines',
    severity: 'warning',
    place,
    message: `The fence highlights line ${beyond[0]}, and the code has ${count} ${count === 1 ? 'line' : 'lines'}`,
    hint: 'Correct the numbers between the braces.',
  };
}
