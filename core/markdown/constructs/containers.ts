// Draws the containers other than callouts: details, steps, cards and files.

import type { Element } from 'hast';
import type { Problem } from '../../model/problem.ts';
import type { CalloutSlot } from '../slots/slots.ts';
import { splitAttributes } from '../syntax/split-attributes.ts';
import { containersOfKind, type BlockName } from './container-names.ts';
import { createElement, drawListOf, nameList, type Container, type DrawnContainer } from './container.ts';
import { drawFileTree } from './file-tree.ts';

const drawers: Readonly<Record<BlockName, (container: Container) => DrawnContainer>> = {
  details: drawDetails,
  steps: drawSteps,
  cards: drawCards,
  files: drawFileTree,
};

/** Draws a container; undefined for a callout. */
export function drawContainer(
  element: Element,
  slot: CalloutSlot,
  place: Problem['place'],
): { element: Element; problem?: Problem } | undefined {
  const block = containersOfKind('block').find(({ name }) => name === slot.name);
  if (!block) return undefined;
  const { title, attributes } = splitAttributes(slot.title);
  const { title: titleAttribute = title, ...otherAttributes } = attributes;
  const drawn = drawers[block.name]({ title: titleAttribute, attributes: otherAttributes, children: element.children });
  return {
    element: { ...drawn.element, position: element.position },
    ...(drawn.fault && { problem: { rule: 'container-content', severity: 'warning', place, ...drawn.fault } }),
  };
}

/** Draws ":::details Title", a part of a page that readers can open. */
function drawDetails({ title, attributes, children }: Container): DrawnContainer {
  const unknown = Object.keys(attributes).find((name) => name !== 'open');
  const summary = createElement('summary', {}, [{ type: 'text', value: title || 'Details' }]);
  const body = createElement('div', { className: ['fold-body'] }, children);
  const fault =
    unknown !== undefined
      ? { message: `"${unknown}" has no meaning for ":::details"`, hint: 'Write {open}, or nothing.' }
      : title === ''
        ? {
            message: 'This ":::details" has no title',
            hint: 'Write a title: ":::details What is in it".',
          }
        : undefined;
  return {
    element: createElement('details', { className: ['fold'], open: 'open' in attributes }, [summary, body]),
    ...(fault && { fault }),
  };
}

/** Draws ":::steps" around a numbered list. */
function drawSteps(container: Container): DrawnContainer {
  const fault = {
    message: 'The steps are not a numbered list, or there is other content around the list',
    hint: 'Put one list between ":::steps" and ":::", with "1." before each step, and indent the content of a step.',
  };
  return drawListOf(container, { tagName: 'ol', draw: (list) => nameList(list, 'steps'), fault });
}

/** Draws ":::cards" around a list. Each item is a card, which leads to its first link. */
function drawCards(container: Container): DrawnContainer {
  const fault = {
    message: 'The cards are not a list, or there is other content around the list',
    hint: 'Put one list between ":::cards" and ":::", with "- " before each card.',
  };
  return drawListOf(container, { tagName: 'ul', draw: (list) => nameList(list, 'cards'), fault });
}
