// A callout slot → the <aside> that readers see.

import type { Element } from 'hast';
import { findNearest } from '../../text/find-nearest.ts';
import type { Problem } from '../../problem.ts';
import { quote } from '../../text/quote.ts';
import { containerNames } from './containers.ts';
import type { PageLabels } from './page-labels.ts';
import type { CalloutSlot } from '../slots/slots.ts';

const names = ['info', 'success', 'warning', 'error'] as const;

/** Turns the slot's element into a callout. An unknown name is shown as "info". */
export function toCallout(element: Element, slot: CalloutSlot, labels: PageLabels): Element {
  const name = names.find((known) => known === slot.name) ?? 'info';
  const title = slot.title || labels[name];

  return {
    type: 'element',
    tagName: 'aside',
    properties: { className: ['callout', `callout-${name}`], ariaLabel: title, role: 'note' },
    children: [
      {
        type: 'element',
        tagName: 'p',
        properties: { className: ['callout-title'] },
        children: [{ type: 'text', value: title }],
      },
      ...element.children,
    ],
    position: element.position,
  };
}

/** Finds a callout whose name means nothing. */
export function findCalloutProblem(slot: CalloutSlot, place: Problem['place']): Problem | undefined {
  if (names.some((name) => name === slot.name)) return undefined;

  const nearest = findNearest(slot.name, [...names, ...containerNames]);
  return {
    rule: 'callout-unknown',
    severity: 'warning',
    place,
    message: `No callout is named ${quote(slot.name)}`,
    hint: nearest ? `Did you mean ":::${nearest}"?` : 'Use ":::info", ":::success", ":::warning" or ":::error".',
  };
}
