// The props of a component → the controls of its playground, derived from their types and defaults.
//
// Unions, enums and named types are resolved to their strings, numbers and booleans. Props that cannot be
// set by a switch, a choice, a text or a number have no control, and neither have props without a
// visible effect: class names, form attributes, styles, inner parts. `open` has none either: a layer
// that does not close would cover its own control.

import type {
  ChoiceControl,
  ControlCondition,
  PlaygroundControl,
  PlaygroundValue,
  PlaygroundValues,
} from '../../model/playground.ts';
import type { ApiEntry, ApiEnum, ApiProp, ApiVariant } from '../extract/api-entry.ts';
import { splitUnion } from '../split-union.ts';
import { findMemberValue } from './find-member-value.ts';
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
      planControl(name, prop, { props, isPair: Object.hasOwn(props, toPaired(name)), initial: start[name] }) ?? [],
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

type TypedProp = Pick<ApiProp, 'type' | 'plain' | 'enums' | 'deprecated' | 'default'> &
  Partial<Pick<ApiProp, 'required' | 'variants'>>;

interface PropSetting {
  /** All props of the component. */
  readonly props: ApiEntry['props'];
  readonly isPair: boolean;
  /** The value in the page's marker. */
  readonly initial: PlaygroundValue | undefined;
}

function planControl(
  prop: string,
  { type, plain, enums = [], deprecated, default: written, required, variants }: TypedProp,
  { props, isPair, initial }: PropSetting,
): PlaygroundControl | undefined {
  if (deprecated !== undefined || (hidden.test(prop) && initial === undefined)) return undefined;
  const fallback = written === undefined ? undefined : (findMemberValue(written, enums) ?? readLiteral(written));
  const control =
    planKind(enums.length > 0 ? `${type} | ${plain ?? 'never'}` : type, { enums, fallback, initial }) ??
    (plain === undefined ? undefined : planKind(plain, { fallback, initial }));
  if (!control) return undefined;
  // A required text or number needs a value from the page.
  const isKnown = initial !== undefined || control.kind === 'choice' || control.kind === 'switch';
  return {
    ...control,
    prop,
    ...(isPair && { restarts: true as const }),
    ...(required && written === undefined && isKnown && { required: true as const }),
    ...(variants && { when: variants.map((variant) => toCondition(variant, props)) }),
  };
}

function toCondition({ prop, values, orNone, required }: ApiVariant, props: ApiEntry['props']): ControlCondition {
  const enums = (Object.hasOwn(props, prop) ? props[prop]?.enums : undefined) ?? [];
  return {
    prop,
    values: values
      .map((value) => findMemberValue(value, enums) ?? readLiteral(value))
      .filter((value) => value !== undefined),
    ...(orNone && { orNone }),
    ...(required && { required: true as const }),
  };
}

type Kind = { readonly fallback?: PlaygroundValue } & (
  | Pick<ChoiceControl, 'kind' | 'options' | 'members' | 'imports'>
  | { readonly kind: keyof typeof typeofKind }
);

interface TypeSetting {
  readonly enums?: readonly ApiEnum[];
  readonly fallback: PlaygroundValue | undefined;
  readonly initial: PlaygroundValue | undefined;
}

/** Plans the kind of control for a type. An initial value that is not among the options makes it a free field. */
function planKind(type: string, { enums = [], fallback, initial }: TypeSetting): Kind | undefined {
  const members = splitUnion(type).filter((member) => !['undefined', 'null', 'never'].includes(member));
  const named: PlaygroundValues = Object.assign({}, ...enums.map((each) => each.members));
  const options = [...new Set([...Object.values(named), ...listOptions(members)])];
  const isListed =
    options.length > 1 &&
    (enums.length > 0 || members.some((member) => ['string', 'number'].includes(typeof readLiteral(member))));
  const isFree =
    initial !== undefined && initial !== fallback && !options.includes(initial) && members.includes(typeof initial);

  if (isListed && !isFree) {
    return {
      kind: 'choice',
      options: fallback === undefined || options.includes(fallback) ? options : [...options, fallback],
      ...(enums.length > 0 && { members: named, imports: listImports(enums) }),
      ...(fallback !== undefined && { fallback }),
    };
  }
  const kind = findPlainKind(isFree ? [typeof initial] : members);
  return kind && { kind, ...(fallback !== undefined && typeof fallback === typeofKind[kind] && { fallback }) };
}

/** Lists the imports of enums by the name that their code begins with. */
function listImports(enums: readonly ApiEnum[]): Record<string, string> {
  return Object.fromEntries(
    enums.flatMap(({ name, imports: [statement] }) =>
      statement === undefined ? [] : [[name.replace(/\..*/, ''), statement]],
    ),
  );
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
