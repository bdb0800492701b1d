// The root of a package → the constants that its providers accept, such as a theme.

import ts from 'typescript';
import { readModule } from '../exports/read-module.ts';
import type { ApiPackage } from '../extraction.ts';
import { remember } from '../remember.ts';
import type { Example } from './example.ts';

interface Constant {
  readonly name: string;
  readonly type: ts.Type;
}

/** Creates a finder of constants by type. Constants named "default…" are preferred. */
export function createConstantFinder({
  modules,
  program,
}: Pick<ApiPackage, 'modules' | 'program'>): (type: ts.Type) => Example | undefined {
  const checker = program.getTypeChecker();
  const [root] = modules;
  const constantsOf = remember(listConstants);

  return function findConstant(type) {
    if (!root || !isPlainObject(type)) return undefined;
    const constants = constantsOf(program);
    const same = constants.filter((constant) => constant.type === type);
    // If all fields are optional, any object is assignable, which proves nothing.
    const assignable = hasRequiredFields(type)
      ? constants.filter((constant) => isDefault(constant) && checker.isTypeAssignableTo(constant.type, type))
      : [];
    const found = same.find(isDefault) ?? assignable[0] ?? same[0];
    return found && { kind: 'export', ways: [{ specifier: root.specifier, exported: found.name, isUnnamed: false }] };
  };

  function listConstants(): Constant[] {
    return (root ? readModule(root, program) : [])
      .filter(({ value }) => value.flags & ts.SymbolFlags.Variable)
      .map(({ name, value }) => ({ name, type: checker.getTypeOfSymbol(value) }))
      .filter(({ type }) => isPlainObject(type));
  }
}

function isPlainObject(type: ts.Type): boolean {
  return (
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    type.getProperties().length > 0 &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    type.getNumberIndexType() === undefined
  );
}

function isDefault({ name }: Constant): boolean {
  return /^default/i.test(name);
}

function hasRequiredFields(type: ts.Type): boolean {
  return type.getProperties().some(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
}
