// A tabs slot → radio buttons, labels and panels, which need no script.

import type { Element, ElementContent } from 'hast';
import type { Problem } from '../../model/problem.ts';
import type { TabsSlot } from '../slots/slots.ts';

/** Turns the slot's element into tabs; `number` makes their ids unique on the page. */
export function toCodeTabs(element: Element, slot: TabsSlot, number: number): Element {
  const panels = element.children.filter((child): child is Element => child.type === 'element');
  const labels = panels.map((_, index) => slot.labels[index] || `${index + 1}`);
  // No id of a heading has two hyphens.
  const group = `tabs--${number}`;

  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['tabs'],
      role: 'group',
      ariaLabel: labels.join(', '),
      ...(slot.storageKey && { dataDocsStorageKey: slot.storageKey }),
    },
    children: [
      ...labels.flatMap((label, index) => toTab({ label, group, index })),
      ...panels.map((panel): Element => ({
        type: 'element',
        tagName: 'div',
        properties: { className: ['tabs-panel'] },
        children: [panel],
      })),
    ],
  };
}

function toTab({ label, group, index }: { label: string; group: string; index: number }): ElementContent[] {
  const id = `${group}-${index}`;
  return [
    {
      type: 'element',
      tagName: 'input',
      properties: { type: 'radio', name: group, id, checked: index === 0, className: ['tabs-input'] },
      children: [],
    },
    {
      type: 'element',
      tagName: 'label',
      properties: { htmlFor: [id], className: ['tabs-label'] },
      children: [{ type: 'text', value: label }],
    },
  ];
}

/** Finds tabs without fences, with other content, or with a fence that has no label. */
export function findTabsProblem(element: Element, slot: TabsSlot, place: Problem['place']): Problem | undefined {
  const count = element.children.filter((child) => child.type === 'element').length;
  if (slot.labels.length === 0 || count !== slot.labels.length) {
    return {
      rule: 'tabs-content',
      severity: 'warning',
      place,
      message:
        slot.labels.length === 0
          ? 'These tabs contain no fenced code'
          : 'These tabs contain something other than fenced code',
      hint: 'Put only fences between <codeblock> and </codeblock>, each with a label: ```bash npm.',
    };
  }
  if (slot.labels.every(Boolean)) return undefined;
  return {
    rule: 'tabs-label',
    severity: 'warning',
    place,
    message: 'A fence in these tabs has no label, so its tab has no name',
    hint: 'Write the label after the language: ```bash npm.',
  };
}
