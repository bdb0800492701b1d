// Slots: placeholders in the HTML tree for content of the engine, while the author's raw HTML is parsed and sanitized
// around them.
//
// A slot is a <section>, or a <span> in a sentence, with a mark that the text of the page does not contain, so that no
// HTML of an author can pass for one.

import type { Element, ElementContent } from 'hast';

/** A fenced block of code. */
export interface CodeSlot {
  readonly kind: 'code';
  readonly language: string;
  readonly meta: string;
  readonly code: string;
  readonly line: number;
  readonly column: number;
  /** The line on which it ends; unknown for a copy. */
  readonly lastLine?: number | undefined;
  /** Whether it repeats another fence, which reports the problems. */
  readonly isCopy?: boolean;
}

/** A callout, whose content is the slot's children. */
export interface CalloutSlot {
  readonly kind: 'callout';
  readonly name: string;
  readonly title: string;
}

/** A group of fences, the slot's children, of which one shows at a time. */
export interface TabsSlot {
  readonly kind: 'tabs';
  readonly storageKey: string;
  readonly labels: readonly string[];
}

/** A formula, whose TeX is also the slot's text, for headings and titles. */
export interface FormulaSlot {
  readonly kind: 'formula';
  readonly tex: string;
  readonly isDisplay: boolean;
}

/** A demo or component that the page places, by its index in the page's list of insertions. */
interface InsertionSlot {
  readonly kind: 'insertion';
  readonly index: number;
}

/** A piece of code. Without a line, it follows the piece before it. */
export interface CodePiece {
  readonly code: string;
  readonly line?: number;
}

/** An MDX element or expression, whose content is the slot's children. */
export interface JsxSlot {
  readonly kind: 'jsx';
  readonly open: readonly CodePiece[];
  readonly close: string;
  readonly isInline: boolean;
  /** Whether it is a component, not an HTML element. */
  readonly isComponent: boolean;
  /** Its name in messages: "<Card>". */
  readonly label: string;
  readonly line: number;
  readonly column: number;
}

/** The content of a slot. */
type Slot = CodeSlot | CalloutSlot | TabsSlot | FormulaSlot | InsertionSlot | JsxSlot;

/** The slots of one page, and the mark that identifies them. */
export interface Slots {
  readonly mark: string;
  readonly list: Slot[];
}

/** Creates the list of a page's slots, with a mark that is not in its text, even with entities decoded. */
export function createSlots(text: string): Slots {
  const decoded = decodeNumbers(text);
  let count = 0;
  while (text.includes(`slot${count}`) || decoded.includes(`slot${count}`)) count += 1;
  return { mark: `slot${count}`, list: [] };
}

/** Decodes numeric entities. No named entity means a letter or a digit. */
function decodeNumbers(text: string): string {
  return text.replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) => {
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    return code < 128 ? String.fromCharCode(code) : ' ';
  });
}

/** Adds a slot and returns its placeholder element. */
export function placeSlot(slots: Slots, slot: Slot, children: ElementContent[] = []): Element {
  slots.list.push(slot);
  const dataSlot = `${slots.mark}-${slots.list.length - 1}`;
  // A section would end the paragraph.
  const isInline = slot.kind === 'formula' ? !slot.isDisplay : slot.kind === 'jsx' && slot.isInline;
  const tagName = isInline ? 'span' : 'section';
  return { type: 'element', tagName, properties: { dataSlot }, children };
}

/** Finds the slot of a placeholder; undefined for any other element. */
export function findSlot(slots: Slots, element: Element): Slot | undefined {
  const value = element.properties.dataSlot;
  if (!['section', 'span'].includes(element.tagName) || typeof value !== 'string') return undefined;
  if (!value.startsWith(`${slots.mark}-`)) return undefined;
  return slots.list[Number(value.slice(slots.mark.length + 1))];
}
