// Slots of the HTML tree → highlighted code, figures, callouts and tabs, and placeholders for insertions.

import type { Root } from 'hast';
import { isLanguage, languages } from '../../code/languages.ts';
import { findNearest } from '../../text/find-nearest.ts';
import type { Block, ExcerptMarker } from '../../model/document.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import type { PageLabels } from '../constructs/page-labels.ts';
import { isTyped, parseFenceMeta, type FenceMeta } from '../slots/parse-fence-info.ts';
import { findSlot, type CodeSlot, type FormulaSlot, type Slots } from '../slots/slots.ts';
import { drawDiagram } from './draw-diagram.ts';
import { findUnclosedFence } from '../constructs/find-unclosed-fence.ts';
import { drawFence, findFenceProblems } from '../constructs/draw-fence.ts';
import { drawFormula } from './draw-formula.ts';
import type { Figures } from '../figures.ts';
import { drawContainer } from '../constructs/containers.ts';
import { findCalloutProblem, toCallout } from '../constructs/callouts.ts';
import { findNpmProblem, toNpmTabs } from '../constructs/npm-tabs.ts';
import { findTabsProblem, toCodeTabs } from '../constructs/code-tabs.ts';
import { walkElements } from '../elements/walk-elements.ts';

interface FillOptions {
  readonly slots: Slots;
  readonly labels: PageLabels;
  readonly file: string;
  /** The text of the page. */
  readonly text: string;
  readonly figures?: Figures | undefined;
  /** Number of the first placeholder: the tree already has this many. */
  readonly firstIndex: number;
}

/** Problems of the slots, and blocks for code that is read from files, in document order. */
interface FilledSlots {
  readonly problems: Problem[];
  readonly excerpts: Block[];
}

/** Fills the slots of a tree in place. */
export function fillSlots(
  tree: Root,
  { slots, labels, file, text, figures = {}, firstIndex }: FillOptions,
): FilledSlots {
  const problems: (Problem | undefined)[] = [];
  const excerpts: Block[] = [];
  // Split once, because a page may have thousands of fences.
  const lines = text.split(/\r\n?|\n/);
  let tabGroups = 0;
  let diagrams = 0;

  walkElements(tree, (element) => {
    const slot = findSlot(slots, element);
    if (!slot) return undefined;
    const place = { file, line: element.position?.start.line ?? 1, column: element.position?.start.column ?? 1 };

    switch (slot.kind) {
      case 'code': {
        const meta = parseFenceMeta(slot.meta);
        problems.push(findUnclosedFence(slot, { file, lines }));
        if (meta.source !== '' || isTyped(slot, meta)) {
          problems.push(findLanguageProblem(slot, file), ...findFenceProblems(slot, meta, file));
          excerpts.push({ kind: 'excerpt', excerpt: toExcerpt(slot, meta) });
          return { type: 'comment', value: `${slots.mark}:${firstIndex + excerpts.length - 1}` };
        }
        const figure = drawFigure(slot, meta);
        if (figure) return figure;
        if (meta.isForNpm) {
          problems.push(findNpmProblem(slot, { file, line: slot.line, column: slot.column }));
          return toNpmTabs(slot, { slots, number: (tabGroups += 1) });
        }
        if (slot.isCopy) return drawFence(slot, meta, labels);
        problems.push(findLanguageProblem(slot, file), ...findFenceProblems(slot, meta, file));
        return drawFence(slot, meta, labels);
      }
      case 'formula':
        return draw(slot, { place, offset: element.position?.start.offset });
      case 'callout': {
        const drawn = drawContainer(element, slot, place);
        problems.push(drawn?.problem);
        if (drawn) return drawn.element;
        problems.push(findCalloutProblem(slot, place, labels));
        return toCallout(element, slot, labels);
      }
      case 'tabs':
        problems.push(findTabsProblem(element, slot, place));
        return toCodeTabs(element, slot, (tabGroups += 1));
      // It is split off last, after its content is drawn.
      case 'jsx':
        return undefined;
      case 'insertion':
        return { type: 'comment', value: `${slots.mark}:${slot.index}` };
    }
  });

  return { problems: problems.filter((problem) => problem !== undefined), excerpts };

  function drawFigure({ language, code, line, column }: CodeSlot, { title }: FenceMeta) {
    if (language === 'math' && figures.formula) {
      const offset = text.split('\n', line).join('\n').length;
      return draw({ tex: code.trimEnd(), isDisplay: true }, { place: { file, line, column }, offset });
    }
    if (language !== 'mermaid' || !figures.diagram) return undefined;
    const drawn = drawDiagram(code, {
      draw: figures.diagram,
      number: (diagrams += 1),
      file,
      line,
      column,
      title,
      label: labels.diagram ?? 'Diagram',
    });
    problems.push(...drawn.problems);
    // A source that is not drawn is shown as plain code.
    return drawn.node ?? drawFence({ ...emptySlot, code }, parseFenceMeta(''), labels);
  }

  function draw({ tex, isDisplay }: Omit<FormulaSlot, 'kind'>, { place, offset = 0 }: FormulaPlace) {
    if (!figures.formula) return undefined;
    const start = text.indexOf(tex, offset);
    const { node, problem } = drawFormula(
      { tex, isDisplay, place, placeAt: (index) => (start < 0 ? place : placeAt(text, start + index, file)) },
      { draw: figures.formula, label: labels.formula ?? 'Formula' },
    );
    problems.push(problem);
    return node;
  }
}

interface FormulaPlace {
  readonly place: Problem['place'];
  readonly offset?: number | undefined;
}

const emptySlot: CodeSlot = { kind: 'code', language: '', meta: '', code: '', line: 1, column: 1 };

function placeAt(text: string, offset: number, file: string): Problem['place'] {
  const before = text.slice(0, offset).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function toExcerpt(slot: CodeSlot, meta: FenceMeta): ExcerptMarker {
  const { code, language, line, column } = slot;
  const { source, title, marks } = meta;
  return {
    source,
    ...(source === '' && { code }),
    ...(meta.isTyped && { isTyped: true }),
    language,
    title,
    marks,
    line,
    column,
  };
}

function findLanguageProblem({ language, line, column }: CodeSlot, file: string): Problem | undefined {
  if (!language || isLanguage(language)) return undefined;
  const place = { file, line, column };

  if (/^(sh|shell|zsh|console|terminal)$/.test(language)) {
    return {
      rule: 'fence-shell',
      severity: 'error',
      place,
      message: `Commands are written in "bash", but this fence says ${quote(language)}`,
      hint: 'Write ```bash.',
    };
  }
  const setting = { math: 'math', mermaid: 'mermaid' }[language];
  if (setting) {
    return {
      rule: 'fence-language',
      severity: 'error',
      place,
      message: `This site does not draw ${language === 'math' ? 'formulas' : 'diagrams'}, but this fence is one`,
      hint: `Set markdown.${setting} to true in docs.config.ts.`,
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
