// The text of a finished page → what it points at, what it loads, and what is wrong with its HTML.
// It reads as a browser does, so whatever a browser would repair in silence is told here.

import type { ParserError } from 'parse5';
import { findPageProblems, findElementProblems } from './find-element-problems.ts';
import type { HtmlPage } from './html-page.ts';
import { listAddresses } from './list-addresses.ts';
import type { Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';
import { parseElements, type ParsedElements } from './parse-elements.ts';
import { createTagReader } from './plain/create-tag-reader.ts';
import { readPlainHtml } from './plain/read-plain-html.ts';
import type { HtmlElement } from './read-element.ts';
import { readRelations } from './relations/read-relations.ts';
import { createWeightReader } from './read-weights.ts';

/** Reads a page; `file` is the name under which its problems are told. */
export function parseHtmlPage(html: string, file: string, read = createElementReader()): HtmlPage {
  const { elements, faults } = read(html);
  const weights = createWeightReader();
  elements.forEach(weights.add);
  const relations = readRelations(elements);
  const { refresh } = relations;

  return {
    ids: listIds(elements),
    addresses: [...elements.flatMap(listAddresses), ...(refresh ? [{ ...refresh, kind: 'link' as const }] : [])],
    relations,
    isDated: elements.some(
      ({ name, attributes }) => name === 'body' && attributes.get('data-docs-template') === 'BlogPost',
    ),
    weights: weights.read(),
    demo: findDemo(elements),
    problems: [
      ...faults.map((error) => toSyntaxProblem(error, file)),
      ...findElementProblems(elements, file),
      ...findPageProblems(elements, file),
    ],
  };
}

/** Creates what reads the elements of page after page. Most pages need no parser, which takes ten times as long. */
export function createElementReader(): (html: string) => ParsedElements {
  const readTag = createTagReader();
  return (html) => {
    const elements = readPlainHtml(html, readTag);
    return elements ? { elements, faults: [] } : parseElements(html);
  };
}

/** A link may also be named, as pages of old do it. */
function listIds(elements: readonly HtmlElement[]): Set<string> {
  const ids = new Set<string>();
  for (const { name, attributes } of elements) {
    const id = attributes.get('id');
    if (id !== undefined) ids.add(id);
    const own = name === 'a' ? attributes.get('name') : undefined;
    if (own !== undefined) ids.add(own);
  }
  return ids;
}

function findDemo(elements: readonly HtmlElement[]): HtmlPage['demo'] {
  const demo = elements.find(({ attributes }) => attributes.has('data-demo'));
  return demo && { name: demo.attributes.get('data-demo') ?? '', source: demo.attributes.get('data-docs-source') };
}

function toSyntaxProblem({ code, startLine, startCol }: ParserError, file: string): Problem {
  return {
    rule: 'html-syntax',
    severity: 'error',
    place: { file, line: startLine, column: startCol },
    message: `A browser has to repair the HTML here: ${quote(code.replaceAll('-', ' '))}`,
    hint: 'Correct the raw HTML of the page, or the template or component that draws it.',
  };
}
