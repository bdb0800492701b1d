import { drawListOf, nameList, type Container, type DrawnContainer } from './container.ts';

const fault = {
  message: 'The cards are not a list, or there is other content around the list',
  hint: 'Put one list between ":::cards" and ":::", with "- " before each card.',
};

/** Draws ":::cards" around a list: each item is a card, and its first link the card's. */
export function drawCards(container: Container): DrawnContainer {
  return drawListOf(container, { tagName: 'ul', draw: (list) => nameList(list, 'cards'), fault });
}
