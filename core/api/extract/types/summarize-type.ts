// A type whose text would fill a screen → its outline: the names of its fields and the kind of each.

import ts from 'typescript';

/** Prints the outline of a type in words such as func, object and bool. */
export function summarizeType(type: ts.Type, checker: ts.TypeChecker): string {
  const fields = isPlainObject(type, checker) ? checker.getPropertiesOfType(type) : [];
  if (fields.length === 0 || fields.length > 40) return toWord(type, checker);

  const lines = fields.map((field) => {
    const optional = field.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${field.name}${optional}: ${toWord(checker.getNonNullableType(checker.getTypeOfSymbol(field)), checker)}`;
  });
  return `{ ${lines.join(', ')} }`;
}

function toWord(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.isUnion()) return [...new Set(type.types.map((member) => toWord(member, checker)))].sort().join(' | ');
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.flags & ts.TypeFlags.BooleanLike) return 'bool';
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return checker.typeToString(type);
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return 'func';
  if (checker.isArrayType(type)) return 'array';
  // The name of a generic type without its arguments ("Record") says nothing.
  const { aliasSymbol, aliasTypeArguments = [] } = type;
  return aliasSymbol && aliasTypeArguments.length === 0 ? aliasSymbol.name : 'object';
}

function isPlainObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion() || checker.isArrayType(type) || type.getCallSignatures().length > 0) return false;
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}
