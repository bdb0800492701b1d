// An entry → its sections with the fragment of every line, for the table of contents, the check of
// links, and the templates. The fragments are documented and stable; see docs/site.md.

import type { Heading } from '../../model/document.ts';
import { compareText } from '../../text/compare-text.ts';
import type { ApiClass, ApiEntry, ApiProp, ApiRemoval, ApiSlot } from '../extract/api-entry.ts';
import { joinUnion } from '../join-union.ts';
import { splitUnion } from '../split-union.ts';
import { toKebab } from '../plan-api-tab.ts';

/** A prop, parameter or returned field with its fragment. */
export interface PropLine {
  readonly id: string;
  readonly name: string;
  readonly prop: ApiProp;
}

/** Props below one heading: a component's own first, then those of each origin. */
export interface PropSection {
  readonly kind: 'props' | 'parameters' | 'return-value';
  readonly id: string;
  readonly lines: readonly PropLine[];
}

/** The sections of an entry; an empty list is not shown. */
export interface ApiSections {
  readonly props: readonly PropSection[];
  readonly slots: { readonly id: string; readonly lines: readonly { readonly id: string; readonly slot: ApiSlot }[] };
  readonly classes: {
    readonly id: string;
    readonly lines: readonly { readonly id: string; readonly rule: ApiClass }[];
  };
  /** Parts that only earlier versions had. */
  readonly removed: { readonly id: string; readonly lines: readonly ApiRemoval[] };
}

/** Plans the sections. On the entry's own page ids are plain: "props"; in a tab they begin with the entry's name. */
export function planSections(entry: ApiEntry, place: 'page' | 'tab'): ApiSections {
  const kebab = toKebab(entry.name);
  const prefix = place === 'page' ? '' : `${kebab}-`;
  const toLines = (props: Readonly<Record<string, ApiProp>>, word: string) =>
    Object.entries(props).map(([name, prop]) => ({
      id: `${kebab}-${word}-${name || (Object.hasOwn(props, 'value') ? 'whole-value' : 'value')}`,
      name,
      prop,
    }));
  const sections: PropSection[] = [
    { kind: 'props', id: `${prefix}props`, lines: sortLines(toLines(entry.props, 'prop'), entry) },
    {
      kind: 'parameters',
      id: `${prefix}parameters`,
      lines: sortLines(toLines(entry.parameters, 'parameters'), entry),
    },
    // Returned fields are never marked as required.
    {
      kind: 'return-value',
      id: `${prefix}return-value`,
      lines: toLines(entry.returnValue, 'return-value')
        .map((line) => ({ ...line, prop: toReturned(line.prop) }))
        .sort((a, b) => compareNames(a.name, b.name)),
    },
  ];

  return {
    props: sections.filter(({ lines }) => lines.length > 0),
    slots: {
      id: `${prefix}slots`,
      lines: entry.slots.map((slot) => ({ id: `${entry.name}-css-${slot.class ?? slot.name}`, slot })),
    },
    classes: {
      id: `${prefix}classes`,
      lines: entry.classes.map((rule) => ({ id: `${kebab}-classes-${rule.key}`, rule })),
    },
    removed: { id: `${prefix}removed`, lines: entry.removed ?? [] },
  };
}

// A field that may be missing is read as undefined.
function toReturned(prop: ApiProp): ApiProp {
  const { type, required, variants } = prop;
  return {
    ...prop,
    type: required ? type : orUndefined(type),
    ...(variants && {
      variants: variants.map((variant) => ({
        ...variant,
        type: variant.required ? variant.type : orUndefined(variant.type),
        required: false,
      })),
    }),
  };
}

function orUndefined(type: string): string {
  const members = splitUnion(type);
  return members.some((member) => /^(?:undefined|any|unknown)$/.test(member))
    ? type
    : joinUnion([...members, 'undefined']);
}

// The entry's own props first, then those of the ancestor, then those of others; within each, the whole
// value, then required props, then by name.
function sortLines(lines: readonly PropLine[], { inheritance }: ApiEntry): PropLine[] {
  const origins = listOrigins(lines).sort(compareNames);
  const ancestor = inheritance && origins.includes(inheritance.component) ? [inheritance.component] : [];
  const order = [undefined, ...ancestor, ...origins.filter((origin) => !ancestor.includes(origin))];
  const rankOf = ({ prop }: PropLine) => order.indexOf(prop.inheritedFrom);
  return [...lines].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      Number(b.name === '') - Number(a.name === '') ||
      Number(b.prop.required) - Number(a.prop.required) ||
      compareNames(a.name, b.name),
  );
}

function listOrigins(lines: readonly PropLine[]): string[] {
  return [...new Set(lines.flatMap(({ prop }) => prop.inheritedFrom ?? []))];
}

/** Returns the fragment of the props inherited from a component or hook: "props-button-base". */
export function toOriginId({ id }: Pick<PropSection, 'id'>, origin: string): string {
  return `${id}-${toKebab(origin)}`;
}

// Case matters only between names that are otherwise equal.
function compareNames(a: string, b: string): number {
  return compareText(a.toLowerCase(), b.toLowerCase()) || compareText(a, b);
}

/** Lists every fragment of the sections. */
export function listSectionIds({ props, slots, classes, removed }: ApiSections): string[] {
  const own = props.flatMap(({ id, lines }) => [
    id,
    ...listOrigins(lines).map((origin) => toOriginId({ id }, origin)),
    ...lines.map((line) => line.id),
  ]);
  const others = [slots, classes].flatMap(({ id, lines }) =>
    lines.length > 0 ? [id, ...lines.map((line) => line.id)] : [],
  );
  return [...own, ...others, ...(removed.lines.length > 0 ? [removed.id] : [])];
}

/** Returns the title of a section in the reader's language. */
type SectionTitle = (kind: PropSection['kind'] | 'slots' | 'classes' | 'removed') => string;

/** Lists the headings of the sections, without their lines. */
export function toSectionHeadings(
  { props, slots, classes, removed }: ApiSections,
  { depth, toTitle }: { depth: 2 | 3; toTitle: SectionTitle },
): Heading[] {
  return [
    ...props.map(({ kind, id }) => ({ id, depth, text: toTitle(kind) })),
    ...(slots.lines.length > 0 ? [{ id: slots.id, depth, text: toTitle('slots') }] : []),
    ...(classes.lines.length > 0 ? [{ id: classes.id, depth, text: toTitle('classes') }] : []),
    ...(removed.lines.length > 0 ? [{ id: removed.id, depth, text: toTitle('removed') }] : []),
  ];
}
