// The modules of a package → the classes that its providers accept, such as a date adapter.
//
// A provider's prop requires an interface, and the package has a class for each library it supports, in a module of
// its own. A class is usable only if its library is installed: if the imports of its module can be resolved.

import ts from 'typescript';
import { readModule } from '../exports/read-module.ts';
import type { ApiPackage } from '../extraction.ts';
import type { ImportWay } from '../exports/import-way.ts';
import { remember } from '../remember.ts';
import type { Example } from './example.ts';

interface ExportedClass {
  readonly way: ImportWay;
  readonly declaration: ts.ClassDeclaration;
}

/** Creates a finder of classes by the interface they implement: `new () => Adapter`. */
export function createClassFinder({
  modules,
  program,
}: Pick<ApiPackage, 'modules' | 'program'>): (type: ts.Type) => Example | undefined {
  const checker = program.getTypeChecker();
  const classesOf = remember(listClasses);

  return function findClass(type) {
    const [construct] = type.getCallSignatures().length > 0 ? [] : type.getConstructSignatures();
    const wanted = construct?.getReturnType().symbol as ts.Symbol | undefined;
    if (!wanted || !(wanted.flags & ts.SymbolFlags.Interface)) return undefined;
    const ways = classesOf(program).flatMap(({ way, declaration }) =>
      listInterfaces(declaration).includes(wanted) && isUsable(declaration.getSourceFile()) ? [way] : [],
    );
    return ways.length > 0 ? { kind: 'export', ways } : undefined;
  };

  function listClasses(): ExportedClass[] {
    return modules.flatMap((module) =>
      readModule(module, program).flatMap(({ name, value }) =>
        (value.declarations ?? []).filter(ts.isClassDeclaration).map((declaration) => ({
          way: { specifier: module.specifier, exported: name, isUnnamed: false },
          declaration,
        })),
      ),
    );
  }

  // Includes the interfaces of base classes.
  function listInterfaces({ heritageClauses }: ts.ClassDeclaration): (ts.Symbol | undefined)[] {
    return (heritageClauses ?? [])
      .flatMap(({ types }) => [...types])
      .flatMap((base) => {
        const { symbol } = checker.getTypeAtLocation(base) as { readonly symbol?: ts.Symbol };
        const classes = (symbol?.declarations ?? []).filter(ts.isClassDeclaration);
        return [symbol, ...classes.flatMap(listInterfaces)];
      });
  }

  function isUsable({ statements }: ts.SourceFile): boolean {
    return statements
      .filter(ts.isImportDeclaration)
      .every(({ moduleSpecifier }) => checker.getSymbolAtLocation(moduleSpecifier) !== undefined);
  }
}
