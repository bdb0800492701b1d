// An exported value → its parts, which are used as <Dialog.Root> or <Form.Item>.

import ts from 'typescript';
import { withoutStage } from './without-stage.ts';
import { listValues, type ModuleExport } from './read-module.ts';

/**
 * Lists the parts of a value under their full names: the members of a namespace (`export * as Dialog from './dialog'`)
 * and of nested ones, or the properties of a component (`Form.Item = FormItem`).
 */
export function listParts({ name, value, isUnnamed }: ModuleExport, checker: ts.TypeChecker): ModuleExport[] {
  if (isNamespace(value)) return listInner({ name, value, isUnnamed }, checker, []);
  if (!/^[A-Z]/.test(withoutStage(name))) return [];
  return listProperties(value, checker)
    .filter((part) => /^[A-Z]/.test(part.name))
    .map((part) => ({ name: `${name}.${part.name}`, value: part.value, isUnnamed }));
}

// The name of a namespace may be lowercase: <icons.Add />. A module may export itself under a name.
function listInner(
  { name, value, isUnnamed }: ModuleExport,
  checker: ts.TypeChecker,
  visited: readonly ts.Symbol[],
): ModuleExport[] {
  if (visited.includes(value)) return [];
  return listMembers({ name, value }, checker).flatMap((part) => {
    const inner = { name: `${name}.${part.name}`, value: part.value, isUnnamed };
    if (isNamespace(part.value)) return listInner(inner, checker, [...visited, value]);
    return /^[A-Z]/.test(part.name) ? [inner] : [];
  });
}

/** Returns whether a value is a namespace: export * as Dialog from './dialog'. */
export function isNamespace({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.ValueModule) !== 0 && (flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class)) === 0;
}

// A namespace may export everything twice: Dialog.Trigger and Dialog.DialogTrigger.
function listMembers({ name, value }: ModuleExport, checker: ts.TypeChecker): ModuleExport[] {
  const members = listValues(value, checker);
  const plain = withoutStage(name.split('.').at(-1) ?? name);
  const short = members.filter((member) => !member.name.startsWith(plain));
  const types = new Set(short.map((member) => checker.getTypeOfSymbol(member.value)));
  return members.filter((member) => short.includes(member) || !types.has(checker.getTypeOfSymbol(member.value)));
}

function listProperties(value: ts.Symbol, checker: ts.TypeChecker): ModuleExport[] {
  return checker.getPropertiesOfType(checker.getTypeOfSymbol(value)).map((part) => ({ name: part.name, value: part }));
}
