// The text of a finished page → its links, its resources, and problems in its HTML. It parses as a browser does, and
// reports what a browser would repair silently.

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

/** Parses a page; `file` is its name in problems. */
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

/** Creates a reader of elements for many pages. Most need no full parser, which takes ten times as long. */
export function createElementReader(): (html: string) => ParsedElements {
  const readTag = createTagReader();
  return (html) => {
    const elements = readPlainHtml(html, readTag);
    return elements ? { elements, faults: [] } : parseElements(html);
  };
}

/** Lists ids, and the `name` of links, which old pages use instead. */
function listIds(elements: readonly HtmlElement[]): Set<string> {
  const ids = new Set<string>();
  for (const { name, attributes } of elements) {
    const id = attributes.get('id');
    if (id !== undefined) ids.add(id);
    const linkName = name === 'a' ? attributes.get('name') : undefined;
    if (linkName !== undefined) ids.add(linkName);
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
