// The modules of a package → the classes that its providers may be given: an adapter of dates.
//
// A provider names an interface, and the package has a class for each library that it can work with, in a
// module of its own. Which of those libraries is installed tells whether the imports of the module are found.

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

/** Creates the finder of classes by the interface that they are to have: `new () => Adapter`. */
export function createClassFinder({
  modules,
  program,
}: Pick<ApiPackage, 'modules' | 'program'>): (type: ts.Type) => Example | undefined {
  const checker = program.getTypeChecker();
  const classesOf = remember(listClasses);

  return function findClass(type) {
    const [made] = type.getCallSignatures().length > 0 ? [] : type.getConstructSignatures();
    const wanted = made?.getReturnType().symbol as ts.Symbol | undefined;
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

  // Those of its bases count as well.
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
