// Code → its HTML with a frame: file name or language, copy button, and the highlighted text.

import { escapeHtml } from '../text/escape-html.ts';
import type { LineMarks } from '../model/document.ts';
import { noMarks } from './line-marks.ts';
import { renderCode } from './render-code.ts';
import type { FindTypedLine } from './types/plan-typed-lines.ts';

/** A block of code and the labels of its frame. */
interface CodeBlock {
  readonly code: string;
  /** As written in the fence; '' for none. */
  readonly language: string;
  readonly title?: string;
  readonly marks?: LineMarks;
  /** Finds the types of its lines, if they are shown. */
  readonly findTypes?: FindTypedLine;
  readonly labels: CodeLabels;
}

/** The labels of a code block, in the reader's language. */
export interface CodeLabels {
  readonly copy: string;
  readonly copyCode: string;
}

/** Renders a code block. The copy button stays hidden until a script can copy. */
export function renderCodeBlock({ code, language, title = '', marks = noMarks, findTypes, labels }: CodeBlock): string {
  const attributes = language ? ` data-docs-language="${escapeHtml(language)}"` : '';
  const className = language ? ` class="language-${escapeHtml(language)}"` : '';
  const names = [
    'code',
    ...(marks.lines.focus ? ['code-focused'] : []),
    ...(marks.firstNumber ? ['code-numbered'] : []),
    ...(findTypes ? ['code-typed'] : []),
    ...(marks.frameClasses ?? []),
  ];

  return (
    `<figure class="${names.join(' ')}" data-code-block${attributes}>` +
    `<figcaption class="code-bar">${renderNames(title, language)}` +
    `<button class="code-copy" type="button" hidden aria-label="${escapeHtml(labels.copyCode)}">${escapeHtml(labels.copy)}</button>` +
    `</figcaption><pre tabindex="0"><code${className}>${renderCode(code, language, marks, findTypes)}</code></pre></figure>`
  );
}

function renderNames(title: string, language: string): string {
  const name = title ? `<span class="code-title">${escapeHtml(title)}</span>` : '';
  return language ? `${name}<span class="code-language">${escapeHtml(language)}</span>` : name;
}
