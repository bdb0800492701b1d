// Slots of the HTML tree → highlighted code, figures, callouts and tabs, and placeholders for insertions.

import type { Comment, Element, Root } from 'hast';
import { isLanguage, languages } from '../../code/languages.ts';
import { findNearest } from '../../text/find-nearest.ts';
import type { Block, ExcerptMarker } from '../../model/document.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import type { PageLabels } from '../constructs/page-labels.ts';
import { isTyped, parseFenceMeta, type FenceMeta } from '../slots/parse-fence-info.ts';
import { findSlot, type CalloutSlot, type CodeSlot, type FormulaSlot, type Slots } from '../slots/slots.ts';
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
export function fillSlots(tree: Root, options: FillOptions): FilledSlots {
  const filler = new SlotFiller(options);
  walkElements(tree, (element) => filler.fill(element));
  const { problems, excerpts } = filler;
  return { problems: problems.filter((problem) => problem !== undefined), excerpts };
}

/** Draws slots one by one, and collects their problems and excerpts. */
class SlotFiller {
  readonly problems: (Problem | undefined)[] = [];
  readonly excerpts: Block[] = [];
  readonly #options: FillOptions;
  readonly #figures: Figures;
  /** Split once, because a page may have thousands of fences. */
  readonly #lines: readonly string[];
  #tabGroups = 0;
  #diagrams = 0;

  constructor(options: FillOptions) {
    this.#options = options;
    this.#figures = options.figures ?? {};
    this.#lines = options.text.split(/\r\n?|\n/);
  }

  /** Returns what replaces an element; undefined if it is no slot, or stays. */
  fill(element: Element) {
    const { slots, file } = this.#options;
    const slot = findSlot(slots, element);
    if (!slot) return undefined;
    const place = { file, line: element.position?.start.line ?? 1, column: element.position?.start.column ?? 1 };

    switch (slot.kind) {
      case 'code':
        return this.#fillCode(slot);
      case 'formula':
        return this.#drawFormula(slot, { place, offset: element.position?.start.offset });
      case 'callout':
        return this.#drawCallout(element, slot, place);
      case 'tabs':
        this.problems.push(findTabsProblem(element, slot, place));
        return toCodeTabs(element, slot, (this.#tabGroups += 1));
      // It is split off last, after its content is drawn.
      case 'jsx':
        return undefined;
      case 'insertion':
        return this.#writePlaceholder(slot.index);
    }
  }

  #fillCode(slot: CodeSlot) {
    const { slots, labels, file } = this.#options;
    const meta = parseFenceMeta(slot.meta);
    this.problems.push(findUnclosedFence(slot, { file, lines: this.#lines }));
    if (meta.source !== '' || isTyped(slot, meta)) {
      this.#findCodeProblems(slot, meta);
      this.excerpts.push({ kind: 'excerpt', excerpt: toExcerpt(slot, meta) });
      return this.#writePlaceholder(this.#options.firstIndex + this.excerpts.length - 1);
    }
    const figure = this.#drawFigure(slot, meta);
    if (figure) return figure;
    if (meta.isForNpm) {
      this.problems.push(findNpmProblem(slot, { file, line: slot.line, column: slot.column }));
      return toNpmTabs(slot, { slots, number: (this.#tabGroups += 1) });
    }
    if (!slot.isCopy) this.#findCodeProblems(slot, meta);
    return drawFence(slot, meta, labels);
  }

  #findCodeProblems(slot: CodeSlot, meta: FenceMeta): void {
    const { file } = this.#options;
    this.problems.push(findLanguageProblem(slot, file), ...findFenceProblems(slot, meta, file));
  }

  #drawFigure(slot: CodeSlot, meta: FenceMeta) {
    const { language, code, line, column } = slot;
    const { file, text } = this.#options;
    if (language === 'math' && this.#figures.formula) {
      const offset = text.split('\n', line).join('\n').length;
      return this.#drawFormula({ tex: code.trimEnd(), isDisplay: true }, { place: { file, line, column }, offset });
    }
    return language === 'mermaid' && this.#figures.diagram
      ? this.#drawDiagram(slot, meta, this.#figures.diagram)
      : undefined;
  }

  #drawDiagram({ code, line, column }: CodeSlot, { title }: FenceMeta, draw: NonNullable<Figures['diagram']>) {
    const { file, labels } = this.#options;
    const { node, problems } = drawDiagram(code, {
      draw,
      number: (this.#diagrams += 1),
      file,
      line,
      column,
      title,
      label: labels.diagram ?? 'Diagram',
    });
    this.problems.push(...problems);
    // A source that is not drawn is shown as plain code.
    return node ?? drawFence({ ...emptySlot, code }, parseFenceMeta(''), labels);
  }

  #drawFormula({ tex, isDisplay }: Omit<FormulaSlot, 'kind'>, { place, offset = 0 }: FormulaPlace) {
    const { file, text, labels } = this.#options;
    if (!this.#figures.formula) return undefined;
    const start = text.indexOf(tex, offset);
    const { node, problem } = drawFormula(
      { tex, isDisplay, place, placeAt: (index) => (start < 0 ? place : placeAt(text, start + index, file)) },
      { draw: this.#figures.formula, label: labels.formula ?? 'Formula' },
    );
    this.problems.push(problem);
    return node;
  }

  #drawCallout(element: Element, slot: CalloutSlot, place: Problem['place']) {
    const { labels } = this.#options;
    const drawn = drawContainer(element, slot, place);
    this.problems.push(drawn?.problem);
    if (drawn) return drawn.element;
    this.problems.push(findCalloutProblem(slot, place, labels));
    return toCallout(element, slot, labels);
  }

  #writePlaceholder(index: number): Comment {
    return { type: 'comment', value: `${this.#options.slots.mark}:${index}` };
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
