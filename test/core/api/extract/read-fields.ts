// The text of a declaration file with an interface "Props" → its fields, as symbols of the type checker.

import ts from 'typescript';

/** Reads the fields without the standard library, which keeps tests fast. */
export function readFields(text: string): { checker: ts.TypeChecker; fields: ts.Symbol[] } {
  const file = ts.createSourceFile(
    'a.d.ts',
    `export {};\n${text}\ninterface Array<T> { readonly [index: number]: T; }\ninterface ReadonlyArray<T> { readonly [index: number]: T; }`,
    ts.ScriptTarget.ESNext,
    true,
  );
  const options: ts.CompilerOptions = { strict: true, noLib: true, types: [] };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => (name === 'a.d.ts' ? file : undefined),
    fileExists: (name) => name === 'a.d.ts',
  };
  const checker = ts.createProgram({ rootNames: ['a.d.ts'], options, host }).getTypeChecker();
  const props = file.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'Props');
  return { checker, fields: props ? checker.getPropertiesOfType(checker.getTypeAtLocation(props)) : [] };
}
