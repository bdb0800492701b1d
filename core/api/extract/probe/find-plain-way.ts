// The signatures of a polymorphic component → the plain one, without type parameters, if the generic one adds no
// props but the choice of the element.
//
// interface ForwardRefComponent<Tag, Props> extends React.ForwardRefExoticComponent<…Props & { as?: Tag }> {
//   <As = Tag>(props: As extends … ? Merge<JSX.IntrinsicElements[As], Props & { as: As }> : never): …
// }
//
// Reading only the plain signature saves time: the compiler resolves a generic one for every element, in each component.

import ts from 'typescript';
import { isElementType } from '../types/is-element-type.ts';
import { findAliased } from '../types/literal-order.ts';

/** The plain signature and its props. */
interface PlainWay {
  readonly signature: ts.Signature;
  readonly props: ts.Type;
  readonly choice: ElementChoice;
}

/** The prop that chooses the element. */
export interface ElementChoice {
  readonly prop: string;
  /** Whether it accepts every element, and not only those that the authors list. */
  readonly isAny: boolean;
}

/** What a type may consist of. */
interface AllowedParts {
  readonly checker: ts.TypeChecker;
  /** Type parameters whose fields the plain signature has as well. */
  readonly plainParameters: ReadonlySet<string>;
  /** The type parameter of the element. */
  readonly element?: string;
  /** Is called with each prop that chooses the element. */
  readonly onChoice?: (prop: string) => void;
}

/** Finds the plain one of two signatures; undefined where the generic one may add props. */
export function findPlainWay(ways: readonly ts.Signature[], checker: ts.TypeChecker): PlainWay | undefined {
  const [generic, plain, ...others] = ways;
  const [parameter, ...more] = generic?.typeParameters ?? [];
  if (!generic || !plain || !parameter || plain.typeParameters || others.length + more.length > 0) return undefined;
  const standard = parameter.getDefault();
  if (parameter.getConstraint() || !standard || !isTags(standard)) return undefined;

  const prop = findChoiceProp(generic.getDeclaration(), parameter.symbol.name, checker);
  const props = plain.parameters[0] && checker.getTypeOfSymbol(plain.parameters[0]);
  const choice = prop === undefined ? undefined : props?.getProperty(prop);
  if (!props || !choice) return undefined;
  const isAny =
    (choice.declarations ?? []).every(takesAny(checker)) ||
    !isTags(checker.getNonNullableType(checker.getTypeOfSymbol(choice)));
  return { signature: plain, props, choice: { prop: choice.name, isAny } };
}

function isTags(type: ts.Type): boolean {
  const members = type.isUnion() ? type.types : [type];
  return members.every((member) => member.isStringLiteral() && /^[a-z][a-z\d]*$/.test(member.value));
}

/** Finds the only prop that the generic signature adds to the type arguments of its interface. */
function findChoiceProp(
  declaration: ts.SignatureDeclaration,
  element: string,
  checker: ts.TypeChecker,
): string | undefined {
  const propsNode = declaration.parameters[0]?.type;
  if (!ts.isCallSignatureDeclaration(declaration) || !ts.isInterfaceDeclaration(declaration.parent) || !propsNode)
    return undefined;
  const bases = (declaration.parent.heritageClauses ?? []).flatMap(({ types }) => types);
  const plainParameters = new Set(
    bases.flatMap(({ typeArguments = [] }) =>
      typeArguments.flatMap((node) => (ts.isTypeReferenceNode(node) ? [node.typeName.getText()] : [])),
    ),
  );
  const choices = new Set<string>();
  const addsNothingElse = hasOnlyKnownFields(propsNode, {
    checker,
    plainParameters,
    element,
    onChoice: (prop) => choices.add(prop),
  });
  const [prop, ...others] = choices;
  return addsNothingElse && others.length === 0 ? prop : undefined;
}

/** Returns whether a type has no fields but those of its type arguments and those of an element. */
function hasOnlyKnownFields(node: ts.TypeNode, parts: AllowedParts): boolean {
  if (ts.isParenthesizedTypeNode(node)) return hasOnlyKnownFields(node.type, parts);
  if (ts.isIntersectionTypeNode(node)) return node.types.every((type) => hasOnlyKnownFields(type, parts));
  if (ts.isTypeOperatorNode(node)) return hasOnlyKnownFields(node.type, parts);
  if (ts.isConditionalTypeNode(node)) {
    const plainParameters = new Set([...parts.plainParameters, ...listInferred(node.extendsType)]);
    return [node.trueType, node.falseType].every((type) => hasOnlyKnownFields(type, { ...parts, plainParameters }));
  }
  if (ts.isTypeLiteralNode(node)) return node.members.every((member) => isChoice(member, parts));
  if (ts.isIndexedAccessTypeNode(node)) return isElements(node.objectType) && isNamed(node.indexType, parts.element);
  if (ts.isTypeReferenceNode(node)) return refersToKnownFields(node, parts);
  return node.kind === ts.SyntaxKind.NeverKeyword;
}

// Merge<P, Own> = Omit<P, keyof Own> & Own
function refersToKnownFields(node: ts.TypeReferenceNode, parts: AllowedParts): boolean {
  const { typeArguments = [], typeName } = node;
  if (typeArguments.length === 0) return parts.plainParameters.has(typeName.getText());
  if (!typeArguments.every((argument) => hasOnlyKnownFields(argument, parts))) return false;
  if (typeName.getText() === 'Omit') return true;
  const aliases = findAliased(node, parts.checker);
  return (
    aliases.length > 0 &&
    aliases.every((alias) => {
      const { typeParameters = [] } = alias.parent as ts.TypeAliasDeclaration;
      return hasOnlyKnownFields(alias, {
        checker: parts.checker,
        plainParameters: new Set(typeParameters.map(({ name }) => name.text)),
      });
    })
  );
}

// as: As, or as: keyof JSX.IntrinsicElements
function isChoice(member: ts.TypeElement, { element, onChoice }: AllowedParts): boolean {
  if (!onChoice || !ts.isPropertySignature(member) || !member.type || !ts.isIdentifier(member.name)) return false;
  onChoice(member.name.text);
  return isNamed(member.type, element) || (ts.isTypeOperatorNode(member.type) && isElements(member.type.type));
}

function isNamed(node: ts.TypeNode, name: string | undefined): boolean {
  return ts.isTypeReferenceNode(node) && name !== undefined && node.typeName.getText() === name;
}

function isElements(node: ts.TypeNode): boolean {
  return ts.isTypeReferenceNode(node) && /(?:^|\.)IntrinsicElements$/.test(node.typeName.getText());
}

function listInferred(node: ts.Node): string[] {
  if (ts.isInferTypeNode(node)) return [node.typeParameter.name.text];
  const names: string[] = [];
  ts.forEachChild(node, (child) => {
    names.push(...listInferred(child));
  });
  return names;
}

// as?: Tag, a type parameter that the plain signature fixes, or as?: React.ElementType
function takesAny(checker: ts.TypeChecker): (declaration: ts.Declaration) => boolean {
  return (declaration) => {
    if (!ts.isPropertySignature(declaration) || !declaration.type) return false;
    const type = checker.getTypeFromTypeNode(declaration.type);
    return type.isTypeParameter() || isElementType(type);
  };
}
