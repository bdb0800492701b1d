// A callout slot → the <aside> that readers see.

import type { Element } from 'hast';
import { findNearest } from '../../text/find-nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { splitAttributes } from '../syntax/split-attributes.ts';
import { containerNames } from './containers.ts';
import type { PageLabels } from './page-labels.ts';
import type { CalloutSlot } from '../slots/slots.ts';

const kinds = ['info', 'success', 'warning', 'error'] as const;

/** Names of other engines and of GitHub: the kind that each is drawn as, and its title in English. */
const others = {
  note: ['info', 'Note'],
  important: ['info', 'Important'],
  tip: ['success', 'Tip'],
  caution: ['warning', 'Caution'],
  danger: ['error', 'Danger'],
} as const;

type CalloutName = (typeof kinds)[number] | keyof typeof others;

/** The names that a callout may have. */
const calloutNames: readonly string[] = [...kinds, ...Object.keys(others)];

/** Turns the slot's element into a callout. An unknown name is shown as "info". */
export function toCallout(element: Element, slot: CalloutSlot, labels: PageLabels): Element {
  const { kind, word } = describeName(slot.name, labels);
  const title = readTitle(slot.title).title || word;

  return {
    type: 'element',
    tagName: 'aside',
    properties: { className: ['callout', `callout-${kind}`], ariaLabel: title, role: 'note' },
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

function describeName(name: string, labels: PageLabels): { kind: string; word: string } {
  if (Object.hasOwn(others, name)) {
    const known = name as keyof typeof others;
    return { kind: others[known][0], word: labels[known] ?? others[known][1] };
  }
  const kind = kinds.find((known) => known === name) ?? 'info';
  // A word of another language is a title that readers understand.
  const isForeign = kind !== name && !/^[\w-]+$/.test(name);
  return { kind, word: isForeign ? name : labels[kind] };
}

/** Finds the title in "Title", "[Title]" and `{title="Title"}`, and what means nothing there. */
function readTitle(written: string): { title: string; unknown?: string; unclosed?: string } {
  const { title, attributes } = splitAttributes(written);
  const names = Object.keys(attributes);
  const isWritten = title === '' || /\]\s*\{/.test(written) || /\{\s*[.#]|=[^{}=]*\}$/.test(written);
  if (names.length > 0 && isWritten) {
    const unknown = names.find((name) => name !== 'title');
    return { title: attributes.title ?? title, ...(unknown !== undefined && { unknown }) };
  }
  const unclosed = /^\[(?!.*\])/.test(written) ? '[' : /^\{(?!.*\})/.test(written) ? '{' : undefined;
  return { title: written, ...(unclosed && { unclosed }) };
}

/** Finds a callout whose name means nothing. */
export function findCalloutProblem(
  slot: CalloutSlot,
  place: Problem['place'],
  labels: PageLabels,
): Problem | undefined {
  if (calloutNames.includes(slot.name)) return findTitleProblem(slot, place);

  // NFKC makes full-width letters plain ones.
  const nearest =
    calloutNames.find((name) => labels[name as CalloutName]?.toLowerCase() === slot.name.toLowerCase()) ??
    findNearest(slot.name.normalize('NFKC'), [...calloutNames, ...containerNames]);
  return {
    rule: 'callout-unknown',
    severity: 'warning',
    place,
    message: `No callout is named ${quote(slot.name)}`,
    hint: nearest ? `Did you mean ":::${nearest}"?` : 'Use ":::info", ":::success", ":::warning" or ":::error".',
  };
}

function findTitleProblem({ name, title }: CalloutSlot, place: Problem['place']): Problem | undefined {
  const { unknown, unclosed } = readTitle(title);
  if (unknown === undefined && unclosed === undefined) return undefined;
  return {
    rule: 'callout-title',
    severity: 'warning',
    place,
    message:
      unclosed === undefined
        ? `${quote(unknown ?? '')} has no meaning for a callout`
        : `Nothing closes the ${quote(unclosed)} behind ":::${name}"`,
    hint: `Write ":::${name} Title" or ":::${name}[Title]".`,
  };
}
