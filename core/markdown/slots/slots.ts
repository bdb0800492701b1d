// Slots: places in the HTML tree that hold something of ours while the author's raw HTML is
// parsed and sanitised around them.
//
// A slot is a <section>, in a sentence a <span>, with a mark that the text of the page does not contain, so nothing that
// an author writes can be taken for one.

import type { Element, ElementContent } from 'hast';

/** A fenced block of code. */
export interface CodeSlot {
  readonly kind: 'code';
  readonly language: string;
  readonly meta: string;
  readonly code: string;
  readonly line: number;
  readonly column: number;
  /** The line in which it ends; not known of what stands for another one. */
  readonly lastLine?: number | undefined;
  /** Whether another one stands for its faults. */
  readonly isCopy?: boolean;
}

/** A callout; its content is the slot's children. */
export interface CalloutSlot {
  readonly kind: 'callout';
  readonly name: string;
  readonly title: string;
}

/** A group of fences of which one shows at a time; they are the slot's children. */
export interface TabsSlot {
  readonly kind: 'tabs';
  readonly storageKey: string;
  readonly labels: readonly string[];
}

/** A formula; its TeX is the slot's text as well, for headings and titles. */
export interface FormulaSlot {
  readonly kind: 'formula';
  readonly tex: string;
  readonly isDisplay: boolean;
}

/** A demo or component that the page places; its place in the page's list of insertions. */
interface InsertionSlot {
  readonly kind: 'insertion';
  readonly index: number;
}

/** A piece of code; without a line it follows the piece before it. */
export interface CodePiece {
  readonly code: string;
  readonly line?: number;
}

/** An element or an expression of MDX; its content is the slot's children. */
export interface JsxSlot {
  readonly kind: 'jsx';
  readonly open: readonly CodePiece[];
  readonly close: string;
  readonly isInline: boolean;
  /** Tells that it is a component of its author's, not an element of HTML. */
  readonly isComponent: boolean;
  /** What an author calls it: "<Card>". */
  readonly label: string;
  readonly line: number;
  readonly column: number;
}

/** What may stand in a slot. */
type Slot = CodeSlot | CalloutSlot | TabsSlot | FormulaSlot | InsertionSlot | JsxSlot;

/** The slots of one page, and the mark that they carry. */
export interface Slots {
  readonly mark: string;
  readonly list: Slot[];
}

/** Starts the list of a page's slots with a mark that stands nowhere in its text, entities read or not. */
export function createSlots(text: string): Slots {
  const decoded = decodeNumbers(text);
  let count = 0;
  while (text.includes(`slot${count}`) || decoded.includes(`slot${count}`)) count += 1;
  return { mark: `slot${count}`, list: [] };
}

/** Letters and digits hide in numbers only: no named entity stands for one. */
function decodeNumbers(text: string): string {
  return text.replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) => {
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    return code < 128 ? String.fromCharCode(code) : ' ';
  });
}

/** Adds a slot and gives the element that holds its place. */
export function placeSlot(slots: Slots, slot: Slot, children: ElementContent[] = []): Element {
  slots.list.push(slot);
  const dataSlot = `${slots.mark}-${slots.list.length - 1}`;
  // In a sentence, a section would end it.
  const isInline = slot.kind === 'formula' ? !slot.isDisplay : slot.kind === 'jsx' && slot.isInline;
  const tagName = isInline ? 'span' : 'section';
  return { type: 'element', tagName, properties: { dataSlot }, children };
}

/** Finds what an element holds the place of; undefined for an element of the author's. */
export function findSlot(slots: Slots, element: Element): Slot | undefined {
  const value = element.properties.dataSlot;
  if (!['section', 'span'].includes(element.tagName) || typeof value !== 'string') return undefined;
  if (!value.startsWith(`${slots.mark}-`)) return undefined;
  return slots.list[Number(value.slice(slots.mark.length + 1))];
}
