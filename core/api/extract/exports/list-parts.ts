// An exported value → the components that readers reach through it: <Dialog.Root>, <Form.Item>.

import ts from 'typescript';
import { withoutStage } from './without-stage.ts';
import { listValues, type ModuleExport } from './read-module.ts';

/**
 * Lists the parts of a value under their whole names: the members of a namespace
 * (`export * as Dialog from './dialog'`) and of those inside it, or what a component carries (`Form.Item = FormItem`).
 */
export function listParts({ name, value, isUnnamed }: ModuleExport, checker: ts.TypeChecker): ModuleExport[] {
  if (isNamespace(value)) return listInner({ name, value, isUnnamed }, checker, []);
  if (!/^[A-Z]/.test(withoutStage(name))) return [];
  return listCarried(value, checker)
    .filter((part) => /^[A-Z]/.test(part.name))
    .map((part) => ({ name: `${name}.${part.name}`, value: part.value, isUnnamed }));
}

// A namespace may be called anything, as <icons.Add /> is JSX. A module may export itself under a name.
function listInner(
  { name, value, isUnnamed }: ModuleExport,
  checker: ts.TypeChecker,
  passed: readonly ts.Symbol[],
): ModuleExport[] {
  if (passed.includes(value)) return [];
  return listMembers({ name, value }, checker).flatMap((part) => {
    const inner = { name: `${name}.${part.name}`, value: part.value, isUnnamed };
    if (isNamespace(part.value)) return listInner(inner, checker, [...passed, value]);
    return /^[A-Z]/.test(part.name) ? [inner] : [];
  });
}

/** Finds whether a value is a module under a name: export * as Dialog from './dialog'. */
export function isNamespace({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.ValueModule) !== 0 && (flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class)) === 0;
}

// A namespace may hold everything twice: Dialog.Trigger is what Dialog.DialogTrigger was.
function listMembers({ name, value }: ModuleExport, checker: ts.TypeChecker): ModuleExport[] {
  const members = listValues(value, checker);
  const plain = withoutStage(name.split('.').at(-1) ?? name);
  const short = members.filter((member) => !member.name.startsWith(plain));
  const types = new Set(short.map((member) => checker.getTypeOfSymbol(member.value)));
  return members.filter((member) => short.includes(member) || !types.has(checker.getTypeOfSymbol(member.value)));
}

function listCarried(value: ts.Symbol, checker: ts.TypeChecker): ModuleExport[] {
  return checker.getPropertiesOfType(checker.getTypeOfSymbol(value)).map((part) => ({ name: part.name, value: part }));
}
