// Says what of a page's raw HTML the allow list is about to drop.

import type { Element, Root } from 'hast';
import type { Problem } from '../problem.ts';
import { isAllowedElement } from './html-allow-list.ts';
import { quote } from '../quote.ts';
import { walkElements } from './walk-elements.ts';

/** Finds elements and event handlers that will not reach the reader. */
export function findRawHtmlProblems(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];

  walkElements(tree, (element) => {
    if (!isAllowedElement(element.tagName)) problems.push(droppedElement(element, file));
    for (const name of Object.keys(element.properties)) {
      if (/^on[a-z]/i.test(name)) problems.push(droppedHandler(element, name, file));
    }
  });

  return problems;
}

function droppedElement(element: Element, file: string): Problem {
  const written = `<${element.tagName.slice(0, 40)}>`;
  return {
    rule: 'raw-html-dropped', severity: 'warning', place: placeOf(element, file),
    message: `The element ${quote(written)} is not on the list of allowed HTML, so it is left out`,
    hint: `Write it as code (\`${written}\`) if readers are to see it, or set markdown.html to "trusted".`,
  };
}

function droppedHandler(element: Element, name: string, file: string): Problem {
  return {
    rule: 'raw-html-dropped', severity: 'warning', place: placeOf(element, file),
    message: `The attribute ${quote(name.toLowerCase())} runs code, so it is left out`,
    hint: 'Write a component and place it with {{"component": "Name"}}.',
  };
}

function placeOf(element: Element, file: string): Problem['place'] {
  const start = element.position?.start;
  return start ? { file, line: start.line, column: start.column } : { file, line: 1 };
}
