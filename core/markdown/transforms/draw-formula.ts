// A formula's TeX → MathML: no script and no picture, so it is read aloud, selected and sized like text.

import type { Element } from 'hast';
import type { Raw } from 'mdast-util-to-hast';
import { escapeHtml } from '../../text/escape-html.ts';
import { quote } from '../../text/quote.ts';
import type { Problem } from '../../model/problem.ts';
import type { Figures } from '../figures.ts';
import { convertFormulaStyle, formulaList } from '../html/formula-list.ts';
import { sanitizeFigure } from '../html/sanitize-figure.ts';

/** A formula where its author wrote it. */
interface WrittenFormula {
  readonly tex: string;
  readonly isDisplay: boolean;
  /** Where it stands. */
  readonly place: Problem['place'];
  /** Where a character of it stands. */
  readonly placeAt: (index: number) => Problem['place'];
}

/** What takes the formula's place, and what is wrong with it. */
interface DrawnFormula {
  readonly node: Element['children'][number];
  readonly problem?: Problem;
}

/** Draws a formula; one that cannot be read is shown as it is written. */
export function drawFormula(
  { tex, isDisplay, place, placeAt }: WrittenFormula,
  { draw, label }: { draw: NonNullable<Figures['formula']>; label: string },
): DrawnFormula {
  const drawn = draw(tex, isDisplay);
  if ('html' in drawn) {
    const html = sanitizeFigure(drawn.html, { list: formulaList, change: convertFormulaStyle });
    return { node: toRaw(isDisplay ? wrap(html, label) : html) };
  }

  const shown = `<code>${escapeHtml(tex)}</code>`;
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
  return { node: toRaw(isDisplay ? `<p>${shown}</p>` : shown), problem };
}

/** A long line scrolls in a frame of its own, which the keyboard reaches. */
function wrap(html: string, label: string): string {
  return `<div class="math-block" tabindex="0" role="group" aria-label="${escapeHtml(label)}">${html}</div>`;
}

/** Sanitised, so it may stand in the page as it is. */
function toRaw(value: string): Element['children'][number] {
  const raw: Raw = { type: 'raw', value };
  return raw as unknown as Element['children'][number];
}
