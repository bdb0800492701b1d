// Says what of a page's raw HTML the allow list is about to drop.

import type { Element, Root } from 'hast';
import type { Problem } from '../../problem.ts';
import { isAllowedElement, strippedElements } from './html-allow-list.ts';
import { quote } from '../../text/quote.ts';

/** Finds elements and event handlers that will not reach the reader. */
export function findRawHtmlProblems(tree: Root | Element, file: string): Problem[] {
  const problems: Problem[] = [];

  for (const element of tree.children) {
    if (element.type !== 'element') continue;
    problems.push(...judge(element, file));
    // What goes with its parent needs no word of its own.
    if (!strippedElements.has(element.tagName)) problems.push(...findRawHtmlProblems(element, file));
  }

  return problems;
}

/** Tells whether a field is more than the checkbox of a task. */
export function isForeignField({ tagName, properties }: Element): boolean {
  return tagName === 'input' && String(properties.type).toLowerCase() !== 'checkbox';
}

function judge(element: Element, file: string): Problem[] {
  if (!isAllowedElement(element.tagName) || isForeignField(element)) return [droppedElement(element, file)];
  const handlers = Object.keys(element.properties).filter((name) => /^on[a-z]/i.test(name));
  return handlers.map((name) => droppedHandler(element, name, file));
}

function droppedElement(element: Element, file: string): Problem {
  const written = `<${element.tagName.slice(0, 40)}>`;
  return {
    rule: 'raw-html-dropped',
    severity: 'warning',
    place: placeOf(element, file),
    message: `The element ${quote(written)} is not on the list of allowed HTML, so it is left out`,
    hint: `Write it as code (\`${written}\`) if readers should see it, or set markdown.html to "trusted".`,
  };
}

function droppedHandler(element: Element, name: string, file: string): Problem {
  return {
    rule: 'raw-html-dropped',
    severity: 'warning',
    place: placeOf(element, file),
    message: `The attribute ${quote(name.toLowerCase())} runs code, so it is left out`,
    hint: 'Write a component and place it with {{"component": "Name"}}.',
  };
}

function placeOf(element: Element, file: string): Problem['place'] {
  const start = element.position?.start;
  return start ? { file, line: start.line, column: start.column } : { file, line: 1 };
}
