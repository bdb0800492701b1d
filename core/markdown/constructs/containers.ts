// The containers that are no callouts, by the name that their authors write.

import type { Element } from 'hast';
import type { Problem } from '../../problem.ts';
import type { CalloutSlot } from '../slots/slots.ts';
import { splitAttributes } from '../syntax/split-attributes.ts';
import { drawCards } from './cards.ts';
import type { Container, DrawnContainer } from './container.ts';
import { drawDetails } from './details.ts';
import { drawFileTree } from './file-tree.ts';
import { drawSteps } from './steps.ts';

const containers: Readonly<Record<string, (container: Container) => DrawnContainer>> = {
  details: drawDetails,
  steps: drawSteps,
  cards: drawCards,
  files: drawFileTree,
};

/** The names of containers. */
export const containerNames: readonly string[] = Object.keys(containers);

/** Draws a container; undefined for what is a callout. */
export function drawContainer(
  element: Element,
  slot: CalloutSlot,
  place: Problem['place'],
): { element: Element; problem?: Problem } | undefined {
  const draw = Object.hasOwn(containers, slot.name) ? containers[slot.name] : undefined;
  if (!draw) return undefined;
  const { title, attributes } = splitAttributes(slot.title);
  const { title: named = title, ...others } = attributes;
  const drawn = draw({ title: named, attributes: others, children: element.children });
  return {
    element: { ...drawn.element, position: element.position },
    ...(drawn.fault && { problem: { rule: 'container-content', severity: 'warning', place, ...drawn.fault } }),
  };
}
