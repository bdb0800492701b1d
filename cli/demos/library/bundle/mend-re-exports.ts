// Two faults of rolldown 1.2.19 where it writes each module apart: `export * from` a CommonJS module
// calls what that module exports, and whoever takes a name that comes through it asks a variable of
// another module. Both are mended here, in forms that only the bundler writes.

/** A module as the bundler has written it. */
interface WrittenModule {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
}

/** Mends the code of modules, by file name. */
export function mendReExports(written: readonly WrittenModule[]): Map<string, string> {
  const collections = new Map(written.map(({ fileName, code }) => [fileName, listCollections(code)]));
  return new Map(
    written.map(({ fileName, code, imports }) => {
      const strangers = imports.flatMap((name) =>
        (collections.get(name) ?? []).map((variable) => ({ name, variable })),
      );
      return [fileName, strangers.reduce(takeFromModule, withoutCalls(code))];
    }),
  );
}

/** Objects that hold what comes through a module: "lib_exports". */
function listCollections(code: string): string[] {
  return [...code.matchAll(/defineProperty\(exports, ?["'`](\w+_exports)["'`]/g)].map(([, name = '']) => name);
}

function takeFromModule(code: string, { name, variable }: { name: string; variable: string }): string {
  const isOwn = new RegExp(`(?:var|let|const) ${variable}\\b|["'\`]${variable}["'\`]`).test(code);
  return isOwn
    ? code
    : code.replace(new RegExp(`(?<![\\w$.])${variable}(?=\\.)`, 'g'), `require("./${name}").${variable}`);
}

function withoutCalls(code: string): string {
  return code.replace(/(__reExport\([\w$]+, ?(?:\/\*[^*]*\*\/ ?)?[\w$]+\.__toESM\([\w$]+\.default)\(\)/g, '$1');
}
