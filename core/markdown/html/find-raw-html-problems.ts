// Finds the parts of a page's raw HTML that the allow list removes.

import type { Element, Root } from 'hast';
import type { Problem } from '../../model/problem.ts';
import { isAllowedElement, strippedElements } from './html-allow-list.ts';
import { walkElements } from '../elements/walk-elements.ts';
import { quote } from '../../text/quote.ts';

/** The page of a tree. */
export interface RawHtmlSource {
  readonly file: string;
  /** The text to which the positions of the tree refer. */
  readonly text: string;
  /** Components that a marker can place. */
  readonly components: readonly string[];
}

/** Finds elements and event handlers that are removed, and tags that name components. */
export function findRawHtmlProblems(tree: Root | Element, source: RawHtmlSource): Problem[] {
  const problems: Problem[] = [];

  for (const element of tree.children) {
    if (element.type !== 'element') continue;
    problems.push(...checkElement(element, source));
    // Children that are removed with their parent are not reported.
    if (!strippedElements.has(element.tagName)) problems.push(...findRawHtmlProblems(element, source));
  }

  return problems;
}

/** Finds tags that begin with a capital letter: they are meant as JSX, but HTML ignores the case. */
export function findComponentTags(tree: Root, source: RawHtmlSource): Problem[] {
  const problems: Problem[] = [];
  walkElements(tree, (element) => {
    const name = readComponentName(element, source.text);
    if (name !== undefined) problems.push(componentTag(element, name, source));
  });
  return problems;
}

/** Returns whether an element is a field other than the checkbox of a task. */
export function isForeignField({ tagName, properties }: Element): boolean {
  return tagName === 'input' && String(properties.type).toLowerCase() !== 'checkbox';
}

function checkElement(element: Element, source: RawHtmlSource): Problem[] {
  const { file, text } = source;
  const name = readComponentName(element, text);
  if (name !== undefined && isAllowedElement(element.tagName)) return [componentTag(element, name, source)];
  if (name !== undefined) return [{ ...componentTag(element, name, source), rule: 'raw-html-dropped' }];
  if (!isAllowedElement(element.tagName) || isForeignField(element)) return [droppedElement(element, text, file)];
  const handlers = Object.keys(element.properties).filter((key) => /^on[a-z]/i.test(key));
  return handlers.map((key) => droppedHandler(element, key, file));
}

/** Reads the name of a tag as written; the HTML parser turns it into lower case. */
function readTagName({ tagName, position }: Element, text: string): string {
  const [, name = ''] = /^<([A-Za-z][^\s/>]*)/.exec(text.slice(position?.start.offset ?? 0).slice(0, 200)) ?? [];
  return name.toLowerCase() === tagName ? name : tagName;
}

/** Finds the name of a component in a tag. Names in capitals only are old HTML. */
function readComponentName(element: Element, text: string): string | undefined {
  const name = readTagName(element, text);
  return /^[A-Z][\w$]*[a-z]|^[A-Za-z]\w*\.[A-Z]/.test(name) ? name : undefined;
}

function componentTag(element: Element, name: string, { file, components }: RawHtmlSource): Problem {
  const written = `<${name.slice(0, 40)}>`;
  const isAllowed = isAllowedElement(element.tagName);
  return {
    rule: 'component-tag',
    severity: 'warning',
    place: placeOf(element, file),
    message: isAllowed
      ? `${quote(written)} is read as the HTML element ${quote(`<${element.tagName}>`)}, as Markdown has no components`
      : `Markdown has no components, so ${quote(written)} is not drawn`,
    hint: components.includes(name)
      ? `Write {{"component": ${quote(name)}}} on a line of its own.`
      : isAllowed
        ? `Write ${quote(`<${element.tagName}>`)} for the element, or {{"demo": "Name.tsx"}} to show a component.`
        : `Show it with {{"demo": "Name.tsx"}}, or write it as code (\`${written}\`) if readers should see the name. MDX pages can have components.`,
  };
}

function droppedElement(element: Element, text: string, file: string): Problem {
  const written = `<${readTagName(element, text).slice(0, 40)}>`;
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
