// A callout slot → an <aside>.

import type { Element } from 'hast';
import { findNearest } from '../../text/find-nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { splitAttributes } from '../syntax/split-attributes.ts';
import { calloutNames, containers, containersOfKind } from './container-names.ts';
import type { PageLabels } from './page-labels.ts';
import type { CalloutSlot } from '../slots/slots.ts';

/** Turns the slot's element into a callout, of the kind "info" if its name is unknown. */
export function toCallout(element: Element, slot: CalloutSlot, labels: PageLabels): Element {
  const { kind, defaultTitle } = describeName(slot.name, labels);
  const title = readTitle(slot.title).title || defaultTitle;

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

function describeName(name: string, labels: PageLabels): { kind: string; defaultTitle: string } {
  const alias = containersOfKind('alias').find((each) => each.name === name);
  if (alias) return { kind: alias.shownAs, defaultTitle: labels[alias.name] ?? alias.title };

  const kind = containersOfKind('callout').find((each) => each.name === name)?.name ?? 'info';
  // A name in another language serves readers as a title.
  const isForeign = kind !== name && !/^[\w-]+$/.test(name);
  return { kind, defaultTitle: isForeign ? name : labels[kind] };
}

/** Finds the title in "Title", "[Title]" and `{title="Title"}`, and what has no meaning there. */
function readTitle(written: string): { title: string; unknown?: string; unclosed?: string } {
  const { title, attributes } = splitAttributes(written);
  const names = Object.keys(attributes);
  const hasAttributes = title === '' || /\]\s*\{/.test(written) || /\{\s*[.#]|=[^{}=]*\}$/.test(written);
  if (names.length > 0 && hasAttributes) {
    const unknown = names.find((name) => name !== 'title');
    return { title: attributes.title ?? title, ...(unknown !== undefined && { unknown }) };
  }
  const unclosed = /^\[(?!.*\])/.test(written) ? '[' : /^\{(?!.*\})/.test(written) ? '{' : undefined;
  return { title: written, ...(unclosed && { unclosed }) };
}

/** Finds an unknown name of a callout, or a faulty title. */
export function findCalloutProblem(
  slot: CalloutSlot,
  place: Problem['place'],
  labels: PageLabels,
): Problem | undefined {
  if (calloutNames.some((name) => name === slot.name)) return findTitleProblem(slot, place);

  // NFKC turns full-width letters into plain ones.
  const nearest =
    calloutNames.find((name) => labels[name]?.toLowerCase() === slot.name.toLowerCase()) ??
    findNearest(
      slot.name.normalize('NFKC'),
      containers.map(({ name }) => name),
    );
  return {
    rule: 'callout-unknown',
    severity: 'warning',
    place,
    message: `No callout is named ${quote(slot.name)}`,
    hint: nearest ? `Did you mean ":::${nearest}"?` : `Use ${listKinds()}.`,
  };
}

/** Writes the kinds of callouts for a hint: ":::info", ":::success" or ":::warning". */
function listKinds(): string {
  const kinds = containersOfKind('callout').map(({ name }) => quote(`:::${name}`));
  return `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`;
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
        : `Nothing closes the ${quote(unclosed)} after ":::${name}"`,
    hint: `Write ":::${name} Title" or ":::${name}[Title]".`,
  };
}
