// Removes from an author's HTML what belongs to the engine: its ids, and the attributes by which its scripts and style
// sheets find their elements.

import type { Element, Root } from 'hast';
import { enginePrefix, hookPrefix, isEngineHook, isEngineId } from '../../model/engine-ids.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { walkElements } from './walk-elements.ts';

/** Removes ids and attributes of the engine in place, and reports them. Runs before headings get their ids. */
export function dropReserved(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];

  walkElements(tree, (element) => {
    for (const name of ['id', 'name']) {
      const value = element.properties[name];
      if (typeof value !== 'string' || !isEngineId(value)) continue;
      delete element.properties[name];
      problems.push(reservedId({ element, name, value }, file));
    }
    for (const property of Object.keys(element.properties)) {
      const attribute = toAttribute(property);
      if (!isEngineHook(attribute)) continue;
      delete element.properties[property];
      problems.push(reservedHook(element, attribute, file));
    }
  });

  return problems;
}

/** Turns a property name into an attribute name: "dataDemo" into "data-demo". MDX has attribute names already. */
function toAttribute(property: string): string {
  return property.startsWith('data-')
    ? property.toLowerCase()
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function reservedId(
  { element, name, value }: { element: Element; name: string; value: string },
  file: string,
): Problem {
  return {
    rule: 'name-reserved',
    severity: 'warning',
    place: placeOf(element, file),
    message: `The ${name} ${quote(value)} is reserved for the page around the text, so it is left out`,
    hint: `Choose another ${name}, one that does not begin with "${enginePrefix}".`,
  };
}

function reservedHook(element: Element, attribute: string, file: string): Problem {
  return {
    rule: 'name-reserved',
    severity: 'warning',
    place: placeOf(element, file),
    message: `The attribute ${quote(attribute)} is reserved for the page around the text, so it is left out`,
    hint: `Choose another name for the attribute, one that does not begin with "${hookPrefix}".`,
  };
}

function placeOf({ position }: Element, file: string): Problem['place'] {
  const start = position?.start;
  return { file, line: start?.line ?? 1, column: start?.column };
}
