// The root of a package → what it exports for its providers to be given: a theme, a system.

import ts from 'typescript';
import { readModule } from '../exports/read-module.ts';
import type { ApiPackage } from '../extraction.ts';
import { remember } from '../remember.ts';
import type { Example } from './example.ts';

interface Constant {
  readonly name: string;
  readonly type: ts.Type;
}

/** Creates the finder of constants by their types: of the very type, those first that are there by default. */
export function createConstantFinder({
  modules,
  program,
}: Pick<ApiPackage, 'modules' | 'program'>): (type: ts.Type) => Example | undefined {
  const checker = program.getTypeChecker();
  const [root] = modules;
  const constantsOf = remember(listConstants);

  return function findConstant(type) {
    if (!root || !isShape(type)) return undefined;
    const constants = constantsOf(program);
    const same = constants.filter((constant) => constant.type === type);
    // Where all of it may be left out, everything else has that type, too.
    const fitting = hasDemands(type)
      ? constants.filter((constant) => isDefault(constant) && checker.isTypeAssignableTo(constant.type, type))
      : [];
    const found = same.find(isDefault) ?? fitting[0] ?? same[0];
    return found && { kind: 'export', ways: [{ specifier: root.specifier, exported: found.name, isUnnamed: false }] };
  };

  function listConstants(): Constant[] {
    return (root ? readModule(root, program) : [])
      .filter(({ value }) => value.flags & ts.SymbolFlags.Variable)
      .map(({ name, value }) => ({ name, type: checker.getTypeOfSymbol(value) }))
      .filter(({ type }) => isShape(type));
  }
}

function isShape(type: ts.Type): boolean {
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

function hasDemands(type: ts.Type): boolean {
  return type.getProperties().some(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
}
