// The props of a component → those that only redeclare an attribute of its element.
//
// Such a prop has no comment, is optional, and accepts the same values as the attribute. One with a
// comment or of another type is the component's own.

import ts from 'typescript';
import type { KnownNames } from '../known-names.ts';
import type { ComponentDraft } from '../read-component.ts';
import { readDoc } from '../read-doc.ts';
import { isExplained } from '../script/read-script.ts';
import type { NamedProp } from './read-prop.ts';

/** Finds props that are attributes of the element, if the component takes attributes or declares a list of them. */
export function findRepeated(
  {
    name,
    props,
    takesAttributes,
    hasElementChoice,
    refHolder,
    script,
  }: Pick<ComponentDraft, 'name' | 'props' | 'takesAttributes' | 'hasElementChoice' | 'refHolder' | 'script'>,
  knownNames: KnownNames,
  checker: ts.TypeChecker,
): NamedProp[] {
  const isListed = createListFinder(name, knownNames);
  const isPlain = !hasElementChoice && refHolder !== undefined && plainElements.has(refHolder);
  const isOfElement = (prop: NamedProp): boolean =>
    takesAttributes && (!isPlain || prop.declarations.length === 0 || isGlobalAttribute(prop.name, knownNames));
  const hasComments = areCommented(props.filter((prop) => !isAttribute(prop.name, knownNames) && !isListed(prop)));

  return props.filter((prop) => {
    if (prop.doc.description !== '' || prop.doc.hidden || !isAttribute(prop.name, knownNames)) return false;
    if (prop.name === 'key' || prop.name === 'ref') return true;
    if (isExplained(prop.name, script)) return false;
    return (
      hasComments &&
      !prop.required &&
      (isOfElement(prop) || isListed(prop)) &&
      hasAttributeType(prop, knownNames, checker)
    );
  });
}

/** Elements that have only the global attributes. */
const plainElements = new Set([
  'HTMLDivElement',
  'HTMLElement',
  'HTMLHeadingElement',
  'HTMLParagraphElement',
  'HTMLSpanElement',
]);

// `open` is an attribute of a dialog, but a prop of a component that renders a div.
function isGlobalAttribute(name: string, knownNames: KnownNames): boolean {
  const declared = knownNames.attributes.get(name) ?? [];
  return (
    declared.length === 0 ||
    declared.some(
      ({ parent }) =>
        ts.isInterfaceDeclaration(parent) && /^(?:Aria|Class|DOM|HTML|Ref)?Attributes$/.test(parent.name.text),
    )
  );
}

// Where most props have no comment, a missing comment means nothing.
function areCommented(props: readonly NamedProp[]): boolean {
  const own = props.filter(({ doc }) => !doc.hidden);
  return own.filter(({ doc }) => doc.description !== '').length >= own.length / 2;
}

const minAttributes = 3;

// A library may redeclare the global attributes in a type of hardly anything else, without comments.
function createListFinder(component: string, knownNames: KnownNames): (prop: NamedProp) => boolean {
  const judged = new Map<ts.Node, boolean>();
  return ({ declarations }) =>
    declarations.length > 0 &&
    declarations.every(({ parent }) => {
      const isList = judged.get(parent) ?? (isShared(parent, component) && listsAttributes(parent, knownNames));
      judged.set(parent, isList);
      return isList;
    });
}

// A type without a name, or named after the component, belongs to this component alone.
function isShared(type: ts.Node, component: string): boolean {
  const named = ts.isTypeLiteralNode(type) ? ts.findAncestor(type, ts.isTypeAliasDeclaration) : type;
  return (
    named !== undefined &&
    (ts.isInterfaceDeclaration(named) || ts.isTypeAliasDeclaration(named)) &&
    !named.name.text.startsWith(component)
  );
}

function listsAttributes(type: ts.Node, knownNames: KnownNames): boolean {
  const members = ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type) ? type.members : [];
  const uncommented = members.filter(
    (member) => isAttribute(member.name?.getText() ?? '', knownNames) && readDoc(member).description === '',
  );
  return uncommented.length >= minAttributes && uncommented.length > members.length / 2;
}

function hasAttributeType({ name, symbols }: NamedProp, knownNames: KnownNames, checker: ts.TypeChecker): boolean {
  const types = (knownNames.attributes.get(name) ?? []).map((attribute) => checker.getTypeAtLocation(attribute));
  return (
    isCustom(name, knownNames) ||
    symbols.every((symbol) => types.some((type) => takesNothingNew(checker.getTypeOfSymbol(symbol), type, checker)))
  );
}

function isAttribute(name: string, knownNames: KnownNames): boolean {
  return knownNames.attributes.has(name) || isCustom(name, knownNames);
}

// "data-…" has no type, nor have "aria-…" attributes that are newer than React's types.
function isCustom(name: string, { attributes }: KnownNames): boolean {
  return !attributes.has(name) && /^(?:aria|data)-/.test(name);
}

/** Returns whether a prop takes the same values as the attribute, only its strings or numbers, or `any`. */
function takesNothingNew(prop: ts.Type, attribute: ts.Type, checker: ts.TypeChecker): boolean {
  const [propType, attributeType] = [checker.getNonNullableType(prop), checker.getNonNullableType(attribute)];
  if (propType === attributeType || prop.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  // A string where the element takes strings and numbers.
  if (propType.flags & (ts.TypeFlags.String | ts.TypeFlags.Number))
    return checker.isTypeAssignableTo(propType, attributeType);

  const events = findEvents(attributeType, checker);
  if (events.length > 0) return findEvents(propType, checker).some((event) => events.includes(event));
  return checker.isTypeAssignableTo(propType, attributeType) && checker.isTypeAssignableTo(attributeType, propType);
}

// (event: MouseEvent<T>) => void, for any element, even if the library adds to the event.
function findEvents(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const [signature, ...others] = type.getCallSignatures();
  const [event, ...rest] = signature?.parameters ?? [];
  if (!event || others.length > 0 || rest.length > 0) return [];

  const eventType = checker.getNonNullableType(checker.getTypeOfSymbol(event));
  return (eventType.isIntersection() ? eventType.types : [eventType]).map(({ symbol }) => symbol).filter(Boolean);
}
