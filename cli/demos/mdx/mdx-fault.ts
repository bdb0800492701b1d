// An error of an MDX element → the problem, at the line of the page or of the file that threw it.

import type { JsxMarker } from '../../../core/model/document.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import { renderProblem } from '../run/demo-fault.ts';
import type { RenderedWrapper } from './render-wrapper.ts';
import { toMdxFile, toPagePlace } from './mdx-files.ts';
import type { PropFault } from './to-plain-props.ts';

/** Creates the problem of an element that cannot be rendered. */
export function elementProblem(
  error: unknown,
  {
    jsx,
    pageFile,
    root,
    maps,
  }: {
    jsx: Pick<JsxMarker, 'label' | 'line' | 'column'>;
    pageFile: string;
    root: string;
    /** Source maps of libraries that are worked on. */
    maps?: Readonly<Record<string, string>>;
  },
): Problem {
  const { message, place, hint = '', shownIn } = renderProblem(error, { root, file: toMdxFile(pageFile), maps });
  const pagePlace = toPagePlace(place, pageFile);
  const isHere = pagePlace.file === pageFile;
  const renderedBy = `It is rendered by ${pageFile}:${jsx.line}.`;
  return {
    rule: 'mdx-render',
    severity: 'error',
    place: isHere && pagePlace.line === undefined ? { file: pageFile, line: jsx.line, column: jsx.column } : pagePlace,
    message: message.replace(/^The demo/, jsx.label === '' ? 'The page' : quote(jsx.label.split('\n')[0] ?? '')),
    hint: isHere
      ? jsx.label === ''
        ? 'Correct its imports and exports: they run when the page is built.'
        : 'Correct the element or the values passed to it.'
      : shownIn
        ? `Correct the source of the library, or give the component what it needs. ${renderedBy}`
        : `${hint.replace('the demo', 'it').replace('a demo runs', 'a component runs')} ${renderedBy}`.replace(
            'Correct it: readers see it rendered before any script runs.',
            'Correct the component.',
          ),
  };
}

/** Creates the problem of an island prop that cannot be sent to a browser. */
export function propProblem(
  { path, what }: PropFault,
  { jsx, pageFile, name }: { jsx: Pick<JsxMarker, 'line' | 'column'>; pageFile: string; name: string },
): Problem {
  return {
    rule: 'island-props',
    severity: 'error',
    place: { file: pageFile, line: jsx.line, column: jsx.column },
    message: `The prop ${quote(path)} of the island ${quote(name)} is ${what}, which cannot be serialized into the page`,
    hint: `Pass text, numbers, lists or plain objects, or pass it from a file that starts with 'use client'.`,
  };
}

/** Elements that end a paragraph when browsers parse HTML. */
const blocks =
  /<(address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|section|table|ul)[\s/>]/;

/** Finds block elements inside a paragraph, rendered by an element or by the wrapper. */
export function findBlocks(
  html: string,
  {
    jsx,
    pageFile,
    wrapper,
  }: {
    jsx: Pick<JsxMarker, 'label' | 'line' | 'column' | 'isInParagraph'>;
    pageFile: string;
    wrapper?: RenderedWrapper | undefined;
  },
): Problem[] {
  if (!jsx.isInParagraph || !blocks.test(html)) return [];
  const place = { file: pageFile, line: jsx.line, column: jsx.column };
  const [, around] = (wrapper && html.includes(wrapper.start) && blocks.exec(wrapper.start)) || [];
  const [, tag] = blocks.exec(wrapper && around !== undefined ? html.replaceAll(wrapper.start, '') : html) ?? [];
  const problems: Problem[] = [];
  if (wrapper && around !== undefined)
    problems.push({
      rule: 'mdx-paragraph',
      severity: 'warning',
      place: { file: wrapper.file },
      message: `The component of "demos.wrapper" renders a ${quote(`<${around}>`)}, and browsers end a paragraph there`,
      hint: 'Have it render no element of its own, only its children and their providers, or put what it wraps on a line of its own.',
      shownIn: [{ ...place, part: `the wrapper of ${quote(jsx.label)}` }],
    });
  if (tag !== undefined)
    problems.push({
      rule: 'mdx-paragraph',
      severity: 'warning',
      place,
      message: `${quote(jsx.label)} renders a ${quote(`<${tag}>`)} inside a paragraph, and browsers end the paragraph there`,
      hint: 'Put it on its own line, or have it render an inline element, such as a "<span>".',
    });
  return problems;
}
