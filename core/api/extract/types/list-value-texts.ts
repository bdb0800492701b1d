// A type node → the comments on its values: the members of a union or an enum.
//
// TypeScript does not attach comments to members of a union, so they are read from the text before each.

import ts from 'typescript';
import { readComment, readDoc } from '../read-doc.ts';
import { findAliased, findSymbol } from './literal-order.ts';

/** A value as code, and its comment. */
interface ValueText {
  readonly value: string;
  readonly text: string;
}

const maxDepth = 4;

/** Lists the values that have a comment, in source order, with named types resolved. */
export function listValueTexts(node: ts.TypeNode, checker: ts.TypeChecker, depth = 0): ValueText[] {
  if (depth > maxDepth) return [];
  const type = ts.isParenthesizedTypeNode(node) ? node.type : node;
  if (ts.isUnionTypeNode(type))
    return type.types.flatMap((member, index) => {
      const start = type.types[index - 1]?.end ?? Math.min(node.pos, type.pos);
      const text = ts.isLiteralTypeNode(member) ? readBefore(member, start) : '';
      return text === '' ? listValueTexts(member, checker, depth + 1) : [{ value: formatLiteral(member), text }];
    });
  if (!ts.isTypeReferenceNode(type)) return [];
  return [
    ...findAliased(type, checker).flatMap((target) => listValueTexts(target, checker, depth + 1)),
    ...listEnumTexts(type, checker),
  ];
}

/** Adds the values to a description, as a Markdown list. */
export function withValueTexts(description: string, values: readonly ValueText[]): string {
  const lines = values.map(({ value, text }) => `- \`${value}\`: ${joinLines(text)}`);
  return [description, lines.join('\n')].filter(Boolean).join('\n\n');
}

function joinLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

function readBefore(member: ts.TypeNode, start: number): string {
  const source = member.getSourceFile();
  const between = source.text.slice(start, member.getStart(source, false));
  const before = between.slice(0, between.replaceAll('|', ' ').trimEnd().length);
  if (!before.endsWith('*/')) return '';
  // After the end of the comment before it.
  const comment = before.indexOf('/**', before.lastIndexOf('*/', before.length - 3) + 1);
  return comment < 0 ? '' : readComment(before.slice(comment)).description;
}

function formatLiteral(member: ts.TypeNode): string {
  return member.getText().replace(/^"([^"'\\]*)"$/, "'$1'");
}

function listEnumTexts({ typeName }: ts.TypeReferenceNode, checker: ts.TypeChecker): ValueText[] {
  return (findSymbol(typeName, checker)?.declarations ?? []).filter(ts.isEnumDeclaration).flatMap(({ name, members }) =>
    members.flatMap((member) => {
      const text = readDoc(member).description;
      return text === '' ? [] : [{ value: `${name.text}.${member.name.getText()}`, text }];
    }),
  );
}
