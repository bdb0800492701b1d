// The props of a component → the controls of its playground, made from their types and defaults.
//
// A control sees through a union and the names in it to the words, numbers and truth values there.
// What a reader cannot say by a switch, a choice, a word or a number has no control, and neither
// has what acts behind the scenes: names of classes, attributes of forms, styles, inner parts. What is
// open has none either: a layer that does not close would cover its own control.

import type { ControlCondition, PlaygroundControl, PlaygroundValue, PlaygroundValues } from '../../model/playground.ts';
import type { ApiEntry, ApiProp, ApiVariant } from '../extract/api-entry.ts';
import { splitUnion } from '../split-union.ts';
import { readLiteral } from './read-literal.ts';

const order = ['choice', 'text', 'number', 'switch'] as const;

/** Props by the names that libraries give to what is seen elsewhere, or not at all. */
const hidden =
  /^(?:id|key|ref|is|as|name|role|lang|style|className|sx|classes|component|components|componentsProps|slots|slotProps|action|icon|avatar|startDecorator|endDecorator|divider|htmlFor|form|tabIndex|autoFocus|autoComplete|value|defaultValue|inputValue|defaultInputValue|open|defaultOpen|nonce|suppressHydrationWarning)$|^(?:on[A-Z]|aria-|data-|disablePortal|keepMounted)|(?:ClassName|Class|Open|Ref|Props|Component|Components|Icon|Adornment|Decorator|Indicator|Id)$/;

/** Plans the controls of a component, choices first; it begins with the values of `start`, whose props are wanted. */
export function planControls(
  { props, nativeProps, styleValues }: Pick<ApiEntry, 'props' | 'nativeProps' | 'styleValues'>,
  start: PlaygroundValues = {},
): PlaygroundControl[] {
  const isWanted = (name: string) => Object.hasOwn(start, name);
  const own = Object.entries(props).filter(
    ([name, prop]) => prop.inheritedFrom === undefined || name === 'children' || isWanted(name),
  );
  const styles = Object.entries(styleValues).flatMap(([type, names]) =>
    names
      .filter((name) => isWanted(name) && !Object.hasOwn(props, name))
      .map((name): [string, TypedProp] => [name, { type }]),
  );
  const controls = [...own, ...styles].flatMap(
    ([name, prop]) =>
      planControl(name, prop, { isPair: Object.hasOwn(props, toPaired(name)), begins: start[name] }) ?? [],
  );
  // A component takes text that it says nothing of.
  const isNative = isWanted('children') && !Object.hasOwn(props, 'children') && nativeProps.includes('children');
  const all: PlaygroundControl[] = [...(isNative ? [{ kind: 'text' as const, prop: 'children' }] : []), ...controls];
  return all.sort((a, b) => rankOf(a) - rankOf(b));
}

/** The text between the tags is the first that a reader wants to change. */
function rankOf({ kind, prop }: PlaygroundControl): number {
  return order.indexOf(kind) - (prop === 'children' ? 0.5 : 0);
}

type TypedProp = Pick<ApiProp, 'type' | 'plain' | 'deprecated' | 'default'> &
  Partial<Pick<ApiProp, 'required' | 'variants'>>;

interface PropSetting {
  readonly isPair: boolean;
  /** The value that a page gives it. */
  readonly begins: PlaygroundValue | undefined;
}

function planControl(
  prop: string,
  { type, plain, deprecated, default: written, required, variants }: TypedProp,
  { isPair, begins }: PropSetting,
): PlaygroundControl | undefined {
  if (deprecated !== undefined || (hidden.test(prop) && begins === undefined)) return undefined;
  const fallback = written === undefined ? undefined : readLiteral(written);
  const control =
    planKind(type, { fallback, begins }) ?? (plain === undefined ? undefined : planKind(plain, { fallback, begins }));
  if (!control) return undefined;
  // Which text or number is needed is for the page to say.
  const isKnown = begins !== undefined || control.kind === 'choice' || control.kind === 'switch';
  return {
    ...control,
    prop,
    ...(isPair && { restarts: true as const }),
    ...(required && written === undefined && isKnown && { required: true as const }),
    ...(variants && { when: variants.map(toCondition) }),
  };
}

function toCondition({ prop, values, orNone, required }: ApiVariant): ControlCondition {
  return {
    prop,
    values: values.map(readLiteral).filter((value) => value !== undefined),
    ...(orNone && { orNone }),
    ...(required && { required: true as const }),
  };
}

type Kind = { readonly fallback?: PlaygroundValue } & (
  | { readonly kind: 'choice'; readonly options: readonly PlaygroundValue[] }
  | { readonly kind: keyof typeof typeofKind }
);

/** What a value of the type is given by. A value to begin with that is no word of the list is not chosen from it. */
function planKind(
  type: string,
  { fallback, begins }: { fallback: PlaygroundValue | undefined; begins: PlaygroundValue | undefined },
): Kind | undefined {
  const members = splitUnion(type).filter((member) => member !== 'undefined' && member !== 'null');
  const options = listOptions(members);
  const isListed =
    options.length > 1 && members.some((member) => ['string', 'number'].includes(typeof readLiteral(member)));
  const isFree =
    begins !== undefined && begins !== fallback && !options.includes(begins) && members.includes(typeof begins);

  if (isListed && !isFree) {
    return {
      kind: 'choice',
      options: fallback === undefined || options.includes(fallback) ? options : [...options, fallback],
      ...(fallback !== undefined && { fallback }),
    };
  }
  const kind = findPlainKind(isFree ? [typeof begins] : members);
  return kind && { kind, ...(fallback !== undefined && typeof fallback === typeofKind[kind] && { fallback }) };
}

const typeofKind = { switch: 'boolean', text: 'string', number: 'number' } as const;

function listOptions(members: readonly string[]): PlaygroundValue[] {
  const options = members.flatMap((member): PlaygroundValue[] =>
    member === 'boolean' ? [false, true] : [readLiteral(member)].filter((value) => value !== undefined),
  );
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
  return /^default[A-Z]/.test(prop)
    ? `${prop[7]?.toLowerCase()}${prop.slice(8)}`
    : `default${prop[0]?.toUpperCase()}${prop.slice(1)}`;
}
