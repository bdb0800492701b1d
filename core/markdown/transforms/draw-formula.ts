// A formula's TeX → MathML, which can be read aloud, selected and sized like text, without scripts or pictures.

import type { Element } from 'hast';
import type { Raw } from 'mdast-util-to-hast';
import { escapeHtml } from '../../text/escape-html.ts';
import { quote } from '../../text/quote.ts';
import type { Problem } from '../../model/problem.ts';
import type { Figures } from '../figures.ts';
import { convertFormulaStyle, formulaList } from '../html/formula-list.ts';
import { sanitizeFigure } from '../html/sanitize-figure.ts';

/** A formula and its place on the page. */
interface WrittenFormula {
  readonly tex: string;
  readonly isDisplay: boolean;
  /** Place of the formula. */
  readonly place: Problem['place'];
  /** Returns the place of a character in the formula. */
  readonly placeAt: (index: number) => Problem['place'];
}

/** The node of a formula, and its problem if it has one. */
interface DrawnFormula {
  readonly node: Element['children'][number];
  readonly problem?: Problem;
}

/** Draws a formula. Faulty TeX is shown as written. */
export function drawFormula(
  { tex, isDisplay, place, placeAt }: WrittenFormula,
  { draw, label }: { draw: NonNullable<Figures['formula']>; label: string },
): DrawnFormula {
  const drawn = draw(tex, isDisplay);
  if ('html' in drawn) {
    const html = sanitizeFigure(drawn.html, { list: formulaList, change: convertFormulaStyle });
    return { node: toRaw(isDisplay ? wrap(html, label) : html) };
  }

  const source = `<code>${escapeHtml(tex)}</code>`;
  const problem: Problem =
    'problem' in drawn
      ? { ...drawn.problem, place }
      : {
          rule: 'formula-syntax',
          severity: 'error',
          place: drawn.at === undefined ? place : placeAt(drawn.at),
          message: `The formula ${quote(tex.replace(/\s+/g, ' ').slice(0, 60))} cannot be read: ${drawn.fault}`,
          hint: 'Correct its TeX. A dollar sign that is not part of a formula is written "\\$".',
        };
  return { node: toRaw(isDisplay ? `<p>${source}</p>` : source), problem };
}

/** Wraps a formula in a frame that scrolls, and that the keyboard can reach. */
function wrap(html: string, label: string): string {
  return `<div class="math-block" tabindex="0" role="group" aria-label="${escapeHtml(label)}">${html}</div>`;
}

/** Creates a raw node, which is not sanitized again. */
function toRaw(value: string): Element['children'][number] {
  const raw: Raw = { type: 'raw', value };
  return raw as unknown as Element['children'][number];
}
