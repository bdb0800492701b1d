// The props of a component → the controls of its playground, derived from their types and defaults.
//
// Unions and named types are resolved to their strings, numbers and booleans. Props that cannot be
// set by a switch, a choice, a text or a number have no control, and neither have props without a
// visible effect: class names, form attributes, styles, inner parts. `open` has none either: a layer
// that does not close would cover its own control.

import type { ControlCondition, PlaygroundControl, PlaygroundValue, PlaygroundValues } from '../../model/playground.ts';
import type { ApiEntry, ApiProp, ApiVariant } from '../extract/api-entry.ts';
import { splitUnion } from '../split-union.ts';
import { readLiteral } from './read-literal.ts';

const order = ['choice', 'text', 'number', 'switch'] as const;

/** Names of props whose effect is usually invisible, or visible elsewhere. */
const hidden =
  /^(?:id|key|ref|is|as|name|role|lang|style|className|sx|classes|component|components|componentsProps|slots|slotProps|action|icon|avatar|startDecorator|endDecorator|divider|htmlFor|form|tabIndex|autoFocus|autoComplete|value|defaultValue|inputValue|defaultInputValue|open|defaultOpen|nonce|suppressHydrationWarning)$|^(?:on[A-Z]|aria-|data-|disablePortal|keepMounted)|(?:ClassName|Class|Open|Ref|Props|Component|Components|Icon|Adornment|Decorator|Indicator|Id)$/;

/** Plans the controls of a component, choices first. Props in `start` always get one, with that initial value. */
export function planControls(
  { props, nativeProps, styleValues }: Pick<ApiEntry, 'props' | 'nativeProps' | 'styleValues'>,
  start: PlaygroundValues = {},
): PlaygroundControl[] {
  const isRequested = (name: string) => Object.hasOwn(start, name);
  const own = Object.entries(props).filter(
    ([name, prop]) => prop.inheritedFrom === undefined || name === 'children' || isRequested(name),
  );
  const styles = Object.entries(styleValues).flatMap(([type, names]) =>
    names
      .filter((name) => isRequested(name) && !Object.hasOwn(props, name))
      .map((name): [string, TypedProp] => [name, { type }]),
  );
  const controls = [...own, ...styles].flatMap(
    ([name, prop]) =>
      planControl(name, prop, { isPair: Object.hasOwn(props, toPaired(name)), initial: start[name] }) ?? [],
  );
  // A component that does not document children accepts them from its native element.
  const isNative = isRequested('children') && !Object.hasOwn(props, 'children') && nativeProps.includes('children');
  const all: PlaygroundControl[] = [...(isNative ? [{ kind: 'text' as const, prop: 'children' }] : []), ...controls];
  return all.sort((a, b) => rankOf(a) - rankOf(b));
}

/** Children come first among texts, because readers change them most. */
function rankOf({ kind, prop }: PlaygroundControl): number {
  return order.indexOf(kind) - (prop === 'children' ? 0.5 : 0);
}

type TypedProp = Pick<ApiProp, 'type' | 'plain' | 'deprecated' | 'default'> &
  Partial<Pick<ApiProp, 'required' | 'variants'>>;

interface PropSetting {
  readonly isPair: boolean;
  /** The value in the page's marker. */
  readonly initial: PlaygroundValue | undefined;
}

function planControl(
  prop: string,
  { type, plain, deprecated, default: written, required, variants }: TypedProp,
  { isPair, initial }: PropSetting,
): PlaygroundControl | undefined {
  if (deprecated !== undefined || (hidden.test(prop) && initial === undefined)) return undefined;
  const fallback = written === undefined ? undefined : readLiteral(written);
  const control =
    planKind(type, { fallback, initial }) ?? (plain === undefined ? undefined : planKind(plain, { fallback, initial }));
  if (!control) return undefined;
  // A required text or number needs a value from the page.
  const isKnown = initial !== undefined || control.kind === 'choice' || control.kind === 'switch';
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

/** Plans the kind of control for a type. An initial value that is not among the options makes it a free field. */
function planKind(
  type: string,
  { fallback, initial }: { fallback: PlaygroundValue | undefined; initial: PlaygroundValue | undefined },
): Kind | undefined {
  const members = splitUnion(type).filter((member) => member !== 'undefined' && member !== 'null');
  const options = listOptions(members);
  const isListed =
    options.length > 1 && members.some((member) => ['string', 'number'].includes(typeof readLiteral(member)));
  const isFree =
    initial !== undefined && initial !== fallback && !options.includes(initial) && members.includes(typeof initial);

  if (isListed && !isFree) {
    return {
      kind: 'choice',
      options: fallback === undefined || options.includes(fallback) ? options : [...options, fallback],
      ...(fallback !== undefined && { fallback }),
    };
  }
  const kind = findPlainKind(isFree ? [typeof initial] : members);
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

/** "checked" → "defaultChecked", and back: one is the initial value of the other. */
function toPaired(prop: string): string {
  return /^default[A-Z]/.test(prop)
    ? `${prop[7]?.toLowerCase()}${prop.slice(8)}`
    : `default${prop[0]?.toUpperCase()}${prop.slice(1)}`;
}
