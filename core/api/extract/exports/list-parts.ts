// An exported value → the components that readers reach through it: <Dialog.Root>, <Form.Item>.

import ts from 'typescript';
import { listValues, type ModuleExport } from './read-module.ts';

/**
 * Lists the parts of a value under their whole names: the members of a namespace
 * (`export * as Dialog from './dialog'`), or what a component carries (`Form.Item = FormItem`).
 */
export function listParts({ name, value, isUnnamed }: ModuleExport, checker: ts.TypeChecker): ModuleExport[] {
  const parts = (isNamespace(value) ? listMembers({ name, value }, checker) : listCarried(value, checker)).filter(
    (part) => /^[A-Z]/.test(part.name),
  );
  return parts.map((part) => ({ name: `${name}.${part.name}`, value: part.value, isUnnamed }));
}

function isNamespace({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.ValueModule) !== 0 && (flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class)) === 0;
}

// A namespace may hold everything twice: Dialog.Trigger is what Dialog.DialogTrigger was.
function listMembers({ name, value }: ModuleExport, checker: ts.TypeChecker): ModuleExport[] {
  const members = listValues(value, checker);
  const plain = name.replace(/^(?:unstable|experimental)_/, '');
  const short = members.filter((member) => !member.name.startsWith(plain));
  const types = new Set(short.map((member) => checker.getTypeOfSymbol(member.value)));
  return members.filter((member) => short.includes(member) || !types.has(checker.getTypeOfSymbol(member.value)));
}

function listCarried(value: ts.Symbol, checker: ts.TypeChecker): ModuleExport[] {
  return checker.getPropertiesOfType(checker.getTypeOfSymbol(value)).map((part) => ({ name: part.name, value: part }));
}
