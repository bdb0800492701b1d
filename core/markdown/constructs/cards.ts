import { createElement, elementsOf, type Container, type DrawnContainer } from './container.ts';

/** Draws ":::cards" around a list: each item is a card, and its first link the card's. */
export function drawCards({ children }: Container): DrawnContainer {
  const [list, ...others] = elementsOf(children);
  const isList = list?.tagName === 'ul' && others.length === 0;
  const fault = {
    message: 'The cards are no list, or something stands beside it',
    hint: 'Put one list between ":::cards" and ":::", with "- " before each card.',
  };
  return isList
    ? { element: createElement('ul', { ...list.properties, className: ['cards'] }, list.children) }
    : { element: createElement('div', {}, children), fault };
}
