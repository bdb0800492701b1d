// Works around two bugs of rolldown 1.2.19 with separate modules: `export * from` a CommonJS module calls the exports of
// that module, and importers of a re-exported name refer to a variable of another module. Both are fixed here, in forms
// that only the bundler writes.

/** A module as written by the bundler. */
interface WrittenModule {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
}

/** Fixes the code of modules, by file name. */
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

/** Lists the objects of re-exported names: "lib_exports". */
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
