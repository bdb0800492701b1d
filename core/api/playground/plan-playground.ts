// The request of a marker and the API of its product → a playground, or the fault that prevents it.

import { namesDemo } from '../../model/demo-marker.ts';
import { findNearest } from '../../text/find-nearest.ts';
import type {
  Playground,
  PlaygroundFault,
  PlaygroundRequest,
  PlaygroundValue,
  PlaygroundValues,
} from '../../model/playground.ts';
import { pickValues, restingValue } from '../../demos/playground/pick-values.ts';
import { listBindings } from '../../code/parse-import.ts';
import { quote } from '../../text/quote.ts';
import { voidElements } from '../../text/void-elements.ts';
import type { ApiEntry } from '../extract/api-entry.ts';
import { toCodeName } from '../entry-label.ts';
import { listRequiredProps } from '../needed-props.ts';
import { splitUnion } from '../split-union.ts';
import { findMemberValue } from './find-member-value.ts';
import { findTypeFault } from './find-type-fault.ts';
import { readLiteral } from './read-literal.ts';
import { pickEnumImports } from './pick-enum-imports.ts';
import { planControls } from './plan-controls.ts';

/** The page and the product of a playground. */
interface PlaygroundSetting {
  /** The components in the page's front matter, in order. */
  readonly components: readonly string[];
  /** Components of the page's product. */
  readonly entries: readonly ApiEntry[];
}

/** Plans a playground. */
export function planPlayground(
  { of, props = {}, stage }: PlaygroundRequest,
  { components, entries }: PlaygroundSetting,
): Playground | PlaygroundFault {
  if (of !== undefined && typeof of !== 'string')
    return optionFault('"of" is not a name', 'Write the name of a component: "of": "Button".');
  if (!isObject(props)) return optionFault('"props" is not an object', 'Write "props": { "name": "value" }.');
  if (stage !== undefined && !namesDemo(stage))
    return optionFault(
      '"stage" is not the name of a file next to the page',
      'Write the name of a file: "stage": "DialogStage.tsx".',
    );
  const name = of ?? components[0];
  if (name === undefined)
    return componentFault(
      'The playground names no component, and neither does the page',
      'Write "of": "Button" in the marker, or "components: Button" in the front matter.',
    );
  const entry = entries.find((each) => each.name === name && each.kind === 'component');
  const imported = entry && readStatement(entry);
  if (!entry || !imported) return unknownFault(name, entries);

  const given = withMemberValues(props, entry);
  const fault = findPropFault(given, entry);
  if (fault) return fault;
  const written = given as PlaygroundValues;
  // A button without text would be empty.
  const isBlank = stage === undefined && !Object.hasOwn(written, 'children') && takesText(entry);
  const withText = isBlank ? { ...written, children: toCodeName(name) } : written;
  // The stage provides the component's children.
  const named = { ...entry, props: pickEnumImports(entry, imported.statement) };
  const isEmpty = stage !== undefined || (isVoid(entry) && !Object.hasOwn(written, 'children'));
  const controls = planControls(named, withText).filter(({ prop }) => prop !== 'children' || !isEmpty);
  const hasText = controls.some(({ prop }) => prop === 'children') && !Object.hasOwn(withText, 'children');
  const requested: PlaygroundValues = { ...withText, ...(hasText && { children: toCodeName(name) }) };
  const setValues = Object.fromEntries(
    controls.map((control) => [control.prop, requested[control.prop] ?? restingValue(control)]),
  );
  const start = pickValues(controls, { start: requested, chosen: setValues }).values;
  const lacks = Object.entries(listRequiredProps(entry.props)).filter(([prop]) => !Object.hasOwn(start, prop));
  return {
    ...imported,
    controls,
    ...(lacks.length > 0 && { lacks: Object.fromEntries(lacks) }),
    ...(stage !== undefined && { stage }),
    start,
  };
}

/** Reads the import statement of a component and the name of its tag: "Dialog.Root" is imported as "Dialog". */
function readStatement({
  name,
  imports: [statement = ''],
}: ApiEntry): Pick<Playground, 'component' | 'statement'> | undefined {
  const [local] = listBindings(statement).keys();
  return local === undefined ? undefined : { component: toCodeName(name).replace(/^\w+/, local), statement };
}

/** Elements that usually contain text. */
const textTags =
  /^(?:a|abbr|b|blockquote|button|caption|cite|code|em|h[1-6]|kbd|label|legend|li|mark|p|pre|q|s|small|span|strong|sub|summary|sup|td|th|u)$/;

/** Returns whether a component without documented children renders them into a text element. */
function takesText({ props, nativeProps, rendered }: ApiEntry): boolean {
  const isNative = nativeProps.includes('children') && !Object.hasOwn(props, 'children');
  return isNative && textTags.test(rendered?.root ?? '');
}

/** Returns whether React throws where the component gets children, as an input does. */
function isVoid({ rendered }: ApiEntry): boolean {
  return voidElements.has(rendered?.root ?? '');
}

/** Members of enums are written by their names or by their values. */
function withMemberValues(
  props: Readonly<Record<string, unknown>>,
  { props: known }: ApiEntry,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(props).map(([prop, value]) => {
      const { enums = [], plain = '' } = (Object.hasOwn(known, prop) ? known[prop] : undefined) ?? {};
      const values = [...enums.flatMap(({ members }) => Object.values(members)), ...splitUnion(plain).map(readLiteral)];
      const isName = typeof value === 'string' && !values.includes(value);
      return [prop, (isName ? findMemberValue(value, enums) : undefined) ?? value];
    }),
  );
}

function findPropFault(
  props: Readonly<Record<string, unknown>>,
  { name, props: known, nativeProps, styleProps }: ApiEntry,
): PlaygroundFault | undefined {
  const names = [...Object.keys(known), ...nativeProps, ...styleProps];
  for (const [prop, value] of Object.entries(props)) {
    if (!names.includes(prop) && !/^(?:aria|data)-/.test(prop)) {
      const nearest = findNearest(prop, names);
      return optionFault(
        `${quote(name)} has no prop ${quote(prop)}`,
        nearest ? `Did you mean ${quote(nearest)}?` : 'Name a prop of its API.',
      );
    }
    if (!['string', 'number', 'boolean'].includes(typeof value))
      return optionFault(
        `the prop ${quote(prop)} has a value of the wrong type`,
        'Use a string, a number, true, or false.',
      );
    const type = Object.hasOwn(known, prop) ? known[prop] : undefined;
    const wrong = type && findTypeFault(value as PlaygroundValue, type);
    if (wrong) return optionFault(`the prop ${quote(prop)} ${wrong.message}`, wrong.hint);
  }
  return undefined;
}

function unknownFault(name: string, entries: readonly ApiEntry[]): PlaygroundFault {
  const names = entries.flatMap((entry) => (entry.kind === 'component' ? [entry.name] : []));
  const message = `No component ${quote(name)} in the API of this product`;
  if (names.length === 0)
    return componentFault(message, 'Name its package under "api" in docs.config.ts: controls are made from its types.');
  const nearest = findNearest(name, names);
  return componentFault(
    message,
    nearest ? `Did you mean ${quote(nearest)}?` : 'Set "of" to the name of a component that its packages export.',
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function componentFault(message: string, hint: string): PlaygroundFault {
  return { rule: 'playground-component', message, hint };
}

function optionFault(message: string, hint: string): PlaygroundFault {
  return { rule: 'playground-option', message: `The playground: ${message}`, hint };
}
