// The props of a component → the controls of its playground, made from their types and defaults.
//
// What a reader cannot say by a switch, a choice, a word or a number has no control, and neither
// has what acts behind the scenes: names of classes, attributes of forms, styles, inner parts. What is
// open has none either: a layer that does not close would cover its own control.

import type { PlaygroundControl, PlaygroundValue } from '../../playground.ts';
import type { ApiEntry, ApiProp } from '../extract/api-entry.ts';
import { readLiteral } from './read-literal.ts';
import { splitUnion } from './split-union.ts';

const order = ['choice', 'text', 'number', 'switch'] as const;

/** Props by the names that libraries give to what is seen elsewhere, or not at all. */
const hidden =
  /^(?:id|key|ref|is|as|name|role|lang|style|className|sx|classes|component|components|componentsProps|slots|slotProps|action|icon|avatar|startDecorator|endDecorator|htmlFor|form|tabIndex|autoFocus|autoComplete|value|defaultValue|inputValue|defaultInputValue|open|defaultOpen|nonce|suppressHydrationWarning)$|^(?:on[A-Z]|aria-|data-|disablePortal|keepMounted)|(?:ClassName|Class|Open|Ref|Props|Component|Components|Icon|Adornment|Decorator|Indicator|Id)$/;

/** Plans the controls of a component: choices first, then texts, numbers and switches. */
export function planControls({ props, nativeProps }: Pick<ApiEntry, 'props' | 'nativeProps'>, wanted: readonly string[] = []): PlaygroundControl[] {
  const own = Object.entries(props).filter(([name, prop]) => prop.inheritedFrom === undefined || name === 'children' || wanted.includes(name));
  const controls = own.flatMap(([name, prop]) => planControl(name, prop, { isPair: Object.hasOwn(props, toPaired(name)), isWanted: wanted.includes(name) }) ?? []);
  // A component takes text that it says nothing of.
  const isNative = wanted.includes('children') && !Object.hasOwn(props, 'children') && nativeProps.includes('children');
  const all: PlaygroundControl[] = [...(isNative ? [{ kind: 'text' as const, prop: 'children' }] : []), ...controls];
  return all.sort((a, b) => rankOf(a) - rankOf(b));
}

/** The text between the tags is the first that a reader wants to change. */
function rankOf({ kind, prop }: PlaygroundControl): number {
  return order.indexOf(kind) - (prop === 'children' ? 0.5 : 0);
}

function planControl(prop: string, { type, deprecated, default: written }: ApiProp, { isPair, isWanted }: { isPair: boolean; isWanted: boolean }): PlaygroundControl | undefined {
  if (deprecated !== undefined || (hidden.test(prop) && !isWanted)) return undefined;
  const members = splitUnion(type).filter((member) => member !== 'undefined' && member !== 'null');
  const fallback = written === undefined ? undefined : readLiteral(written);
  const facts = { prop, ...(isPair && { restarts: true as const }) };
  const options = listOptions(members);

  if (options.length > 1 && members.some((member) => typeof readLiteral(member) === 'string')) {
    return { kind: 'choice', ...facts, options: fallback === undefined || options.includes(fallback) ? options : [...options, fallback], ...(fallback !== undefined && { fallback }) };
  }
  const kind = findPlainKind(members);
  return kind && { kind, ...facts, ...(fallback !== undefined && typeof fallback === typeofKind[kind] && { fallback }) };
}

const typeofKind = { switch: 'boolean', text: 'string', number: 'number' } as const;

function listOptions(members: readonly string[]): PlaygroundValue[] {
  const options = members.flatMap((member): PlaygroundValue[] => (member === 'boolean' ? [false, true] : [readLiteral(member)].filter((value) => value !== undefined)));
  return [...new Set(options)];
}

function findPlainKind(members: readonly string[]): 'switch' | 'text' | 'number' | undefined {
  const only = (...allowed: string[]) => members.length > 0 && members.every((member) => allowed.includes(member));
  if (only('boolean', 'true', 'false')) return 'switch';
  if (members.includes('number') && only('number', 'string')) return 'number';
  return only('string', 'number', 'ReactNode', 'React.ReactNode') ? 'text' : undefined;
}

/** "checked" → "defaultChecked", and back: one is the first value of the other. */
function toPaired(prop: string): string {
  return /^default[A-Z]/.test(prop) ? `${prop[7]?.toLowerCase()}${prop.slice(8)}` : `default${prop[0]?.toUpperCase()}${prop.slice(1)}`;
}
