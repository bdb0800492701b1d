// The declarations of an interface, a class, an enum or an object → its fields and methods, as written.
// Nothing is resolved: inherited members are not included.

import ts from 'typescript';
import type { ApiProp } from '../api-entry.ts';
import { readDocs, type Doc } from '../read-doc.ts';
import { formatNode } from '../types/format-node.ts';
import { noteType } from '../types/note-type.ts';
import { formatCall, joinCall, readCall } from './format-call.ts';
import { shortenText, withoutImages } from './shorten-text.ts';

/** The members of an object. */
interface ApiMembers {
  readonly fields: Readonly<Record<string, ApiProp>>;
  readonly methods: Readonly<Record<string, ApiProp>>;
}

/** A member of an interface, a class, an object or an enum. */
export type MemberNode = ts.TypeElement | ts.ClassElement | ts.EnumMember;

/** Reads members in source order. Several methods of one name become one method with overloads. */
export function readMembers(members: readonly MemberNode[]): ApiMembers {
  const fields = new Map<string, ApiProp>();
  const methods = new Map<string, ApiProp>();

  for (const [name, nodes] of groupByName(members.filter(isPublic))) {
    const doc = readDocs(nodes);
    if (doc.hidden) continue;
    const overloads = nodes.filter(isMethod);
    if (overloads.length > 0) methods.set(name, readMethod(overloads, doc));
    else if (nodes[0]) fields.set(name, readField(nodes[0], doc));
  }
  return { fields: Object.fromEntries(fields), methods: Object.fromEntries(methods) };
}

function groupByName(members: readonly MemberNode[]): ReadonlyMap<string, readonly MemberNode[]> {
  const groups = new Map<string, MemberNode[]>();
  for (const member of members) {
    const name = toName(member);
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), member]);
  }
  return groups;
}

function toName(member: MemberNode): string | undefined {
  const isStatic = (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0;
  if (ts.isIndexSignatureDeclaration(member))
    return `[${member.parameters.map((parameter) => parameter.getText()).join(', ')}]`;
  const { name } = member;
  if (!name || ts.isPrivateIdentifier(name)) return undefined;
  const text = ts.isStringLiteral(name) ? name.text : name.getText();
  return isStatic ? `static ${text}` : text;
}

function isPublic(member: MemberNode): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (ts.getCombinedModifierFlags(member) & hidden) === 0;
}

function isMethod(member: MemberNode): member is ts.MethodSignature | ts.MethodDeclaration {
  return ts.isMethodSignature(member) || ts.isMethodDeclaration(member);
}

function readMethod(overloads: readonly (ts.MethodSignature | ts.MethodDeclaration)[], doc: Doc): ApiProp {
  const types = overloads.map((overload) => joinCall(formatCall(overload)));
  const type = types.length === 1 ? (types[0] ?? '') : types.map((text) => `(${text})`).join(' & ');
  const [method] = overloads;
  return {
    ...toCommon(doc, type),
    required: method?.questionToken === undefined,
    ...(method && overloads.length === 1 && { signature: readCall(method, doc) }),
  };
}

function readField(member: MemberNode, doc: Doc): ApiProp {
  if (ts.isEnumMember(member)) return { ...toCommon(doc, readValue(member)), required: true };
  const node = 'type' in member ? (member.type as ts.TypeNode | undefined) : undefined;
  return {
    ...toCommon(doc, node ? formatNode(node) : 'any'),
    required: !('questionToken' in member && member.questionToken),
    ...(node && ts.isFunctionTypeNode(node) && { signature: readCall(node, doc) }),
  };
}

function toCommon(
  { default: fallback, description, deprecated, stage, seeMore, since }: Doc,
  type: string,
): Omit<ApiProp, 'required'> {
  return {
    type: shortenText(type),
    ...(fallback !== undefined && { default: fallback }),
    description: withoutImages(description),
    ...(deprecated !== undefined && { deprecated }),
    ...(stage !== undefined && { stage }),
    ...(seeMore !== undefined && { seeMore }),
    ...(since !== undefined && { since }),
    note: noteType(type),
  };
}

function readValue({ initializer }: ts.EnumMember): string {
  return initializer ? initializer.getText().replaceAll(/"([^"'\\]*)"/g, "'$1'") : 'number';
}
