// The props of a component → those that only declare an attribute of its element again.
//
// A prop is the element's if it says nothing, can be left out, and takes what the attribute does.
// What says something, or is of another type, is the component's own.

import ts from 'typescript';
import type { KnownNames } from '../known-names.ts';
import type { ComponentDraft } from '../read-component.ts';
import { readDoc } from '../read-doc.ts';
import { takesNothingNew } from '../types/takes-nothing-new.ts';
import { isExplained } from '../script/read-script.ts';
import type { NamedProp } from './read-prop.ts';

/** Finds the props that are the element's: where the component takes attributes, or has a whole list of them. */
export function findRepeated(
  {
    name,
    props,
    isOpen,
    hasChoice,
    refHolder,
    script,
  }: Pick<ComponentDraft, 'name' | 'props' | 'isOpen' | 'hasChoice' | 'refHolder' | 'script'>,
  known: KnownNames,
  checker: ts.TypeChecker,
): NamedProp[] {
  const isListed = createListFinder(name, known);
  const isPlain = !hasChoice && refHolder !== undefined && plain.has(refHolder);
  const isOfElement = (prop: NamedProp): boolean =>
    isOpen && (!isPlain || prop.declarations.length === 0 || isForAll(prop.name, known));
  const isTold = isCommented(props.filter((prop) => !isAttribute(prop.name, known) && !isListed(prop)));

  return props.filter((prop) => {
    if (prop.doc.description !== '' || prop.doc.hidden || !isAttribute(prop.name, known)) return false;
    if (prop.name === 'key' || prop.name === 'ref') return true;
    if (isExplained(prop.name, script)) return false;
    return isTold && !prop.required && (isOfElement(prop) || isListed(prop)) && hasAttributeType(prop, known, checker);
  });
}

/** Elements that have the attributes of all elements, and none beside them. */
const plain = new Set([
  'HTMLDivElement',
  'HTMLElement',
  'HTMLHeadingElement',
  'HTMLParagraphElement',
  'HTMLSpanElement',
]);

// `open` is an attribute of a dialog, and a prop of what draws a div.
function isForAll(name: string, known: KnownNames): boolean {
  const declared = known.attributes.get(name) ?? [];
  return (
    declared.length === 0 ||
    declared.some(
      ({ parent }) =>
        ts.isInterfaceDeclaration(parent) && /^(?:Aria|Class|DOM|HTML|Ref)?Attributes$/.test(parent.name.text),
    )
  );
}

// Where most props come without a comment, one that is missing tells nothing.
function isCommented(props: readonly NamedProp[]): boolean {
  const own = props.filter(({ doc }) => !doc.hidden);
  return own.filter(({ doc }) => doc.description !== '').length >= own.length / 2;
}

const fewest = 3;

// A library may write the attributes of all elements down anew: in a type of hardly anything else, with nothing said.
function createListFinder(component: string, known: KnownNames): (prop: NamedProp) => boolean {
  const judged = new Map<ts.Node, boolean>();
  return ({ declarations }) =>
    declarations.length > 0 &&
    declarations.every(({ parent }) => {
      const isList = judged.get(parent) ?? (isShared(parent, component) && listsAttributes(parent, known));
      judged.set(parent, isList);
      return isList;
    });
}

// A type without a name, or with the component's own, is written for this component.
function isShared(type: ts.Node, component: string): boolean {
  const named = ts.isTypeLiteralNode(type) ? ts.findAncestor(type, ts.isTypeAliasDeclaration) : type;
  return (
    named !== undefined &&
    (ts.isInterfaceDeclaration(named) || ts.isTypeAliasDeclaration(named)) &&
    !named.name.text.startsWith(component)
  );
}

function listsAttributes(type: ts.Node, known: KnownNames): boolean {
  const members = ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type) ? type.members : [];
  const silent = members.filter(
    (member) => isAttribute(member.name?.getText() ?? '', known) && readDoc(member).description === '',
  );
  return silent.length >= fewest && silent.length > members.length / 2;
}

function hasAttributeType({ name, symbols }: NamedProp, known: KnownNames, checker: ts.TypeChecker): boolean {
  const types = (known.attributes.get(name) ?? []).map((attribute) => checker.getTypeAtLocation(attribute));
  return (
    isCustom(name, known) ||
    symbols.every((symbol) => types.some((type) => takesNothingNew(checker.getTypeOfSymbol(symbol), type, checker)))
  );
}

function isAttribute(name: string, known: KnownNames): boolean {
  return known.attributes.has(name) || isCustom(name, known);
}

// "data-…" has no type, and neither have attributes that are younger than React's types.
function isCustom(name: string, { attributes }: KnownNames): boolean {
  return !attributes.has(name) && /^(?:aria|data)-/.test(name);
}
