// Turns the dialect's nodes and fenced code into slots of the HTML tree: handlers for remark-rehype.
//
// Code leaves the tree here, so that no later step parses, sanitizes or walks it.

import type { Code } from 'mdast';
import type { ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { FormulaNode } from '../syntax/formulas.ts';
import type { EnclosureNode, InsertionNode } from '../syntax/group-markers.ts';
import { parseFenceInfo, parseFenceMeta } from './parse-fence-info.ts';
import { createSlots, placeSlot, type Slots } from './slots.ts';

/** What the handlers collect for one page, stored on the page's virtual file. */
interface SlotCollection {
  readonly slots: Slots;
  readonly insertions: InsertionNode[];
}

declare module 'vfile' {
  interface DataMap {
    collection: SlotCollection;
  }
}

/** Creates the collection of a page. */
export function createCollection(text: string): SlotCollection {
  return { slots: createSlots(text), insertions: [] };
}

/** The handlers by node type. */
export const slotHandlers = {
  code: codeToSlot,
  callout: calloutToSlot,
  tabs: tabsToSlot,
  formula: formulaToSlot,
  insertion: insertionToSlot,
};

function codeToSlot(state: State, node: Code): ElementContent {
  const start = node.position?.start;
  const { language, meta } = parseFenceInfo(node.lang ?? '', node.meta ?? '');
  const code = node.value ? `${node.value}\n` : '';
  return placeSlot(collectionOf(state).slots, {
    kind: 'code',
    language,
    meta,
    code,
    line: start?.line ?? 1,
    column: start?.column ?? 1,
    lastLine: node.position?.end.line,
  });
}

function calloutToSlot(state: State, node: EnclosureNode): ElementContent {
  const children = state.wrap(state.all(node), true);
  const slot = placeSlot(collectionOf(state).slots, { kind: 'callout', name: node.name, title: node.title }, children);
  return { ...slot, position: node.position };
}

function tabsToSlot(state: State, node: EnclosureNode): ElementContent {
  const fences = node.children.filter((child): child is Code => child.type === 'code');
  const labels = fences.map((fence) => parseFenceMeta(parseFenceInfo(fence.lang ?? '', fence.meta ?? '').meta).label);
  const children = state.all(node).filter((child) => child.type === 'element');
  const slot = placeSlot(collectionOf(state).slots, { kind: 'tabs', storageKey: node.name, labels }, children);
  return { ...slot, position: node.position };
}

function formulaToSlot(state: State, { value: tex, isDisplay, position }: FormulaNode): ElementContent {
  const text: ElementContent = { type: 'text', value: tex };
  return { ...placeSlot(collectionOf(state).slots, { kind: 'formula', tex, isDisplay }, [text]), position };
}

function insertionToSlot(state: State, node: InsertionNode): ElementContent {
  const { slots, insertions } = collectionOf(state);
  insertions.push(node);
  return placeSlot(slots, { kind: 'insertion', index: insertions.length - 1 });
}

/** Finds the collection of the page that is being rendered. */
export function collectionOf(state: State): SlotCollection {
  const collection = state.options.file?.data.collection;
  if (!collection) throw new Error('The page has no collection of slots');
  return collection;
}
