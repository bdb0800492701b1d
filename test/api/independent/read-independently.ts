// An installed package → what an editor offers for its components: which exports JSX accepts, and
// which attributes are completed in `<Name |`.
//
// It shares no code with the extraction, and asks TypeScript's language service, which the extraction
// never does, so that both can be compared.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A prop as an editor completes it. */
export interface CompletedProp {
  /** Undefined where the component has several signatures, of which an editor shows one. */
  readonly required?: boolean;
  /** The text of `@default`. */
  readonly fallback?: string;
  /** Whether a comment describes it. */
  readonly hasComment: boolean;
}

/** A component, with the props that its package declares itself. */
export interface CompletedComponent {
  readonly name: string;
  /** Other names of the same value. */
  readonly aliases: readonly string[];
  readonly own: Readonly<Record<string, CompletedProp>>;
}

/** The contents of a package. */
export interface IndependentReading {
  readonly components: readonly CompletedComponent[];
  /** Names in PascalCase that can be called, but that JSX does not accept as elements. */
  readonly refused: readonly string[];
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** Reads the root of a package that is installed below a folder. */
export function readIndependently(folder: string, packageName: string): IndependentReading {
  const file = join(folder, 'independent-probe.tsx').replaceAll('\\', '/');
  const head = `import * as Whole from '${packageName}';\n`;
  const probe = openProbe(file);
  const named = listNames(probe.write(`${head}Whole.`), file, head);
  const names = [...named.keys()];

  const lines = names.map((name) => `;<Whole.${name} {...({} as any)} />`);
  const faults = new Map(
    probe
      .write(head + lines.join('\n'))
      .getSemanticDiagnostics(file)
      .filter(({ code }) => [2604, 2605, 2607, 2786, 2739].includes(code))
      .map(({ start = 0 }) => [(head + lines.join('\n')).slice(0, start).split('\n').length - 2, true] as const),
  );
  const accepted = names.filter((_name, index) => !faults.has(index));

  const asked = accepted.map((name) => `;<Whole.${name}  />`);
  const service = probe.write(head + asked.join('\n'));
  const places = asked.map((_line, index) => {
    const start = head.length + asked.slice(0, index).join('\n').length + (index === 0 ? 0 : 1);
    return start + (asked[index] ?? '').length - 3;
  });
  const program = service.getProgram();
  if (!program) throw new Error('TypeScript gives no program');

  return {
    components: accepted.map((name, index) => ({
      name,
      aliases: named.get(name) ?? [],
      own: readOwn(service, { file, place: places[index] ?? 0, packageName, program }),
    })),
    refused: names.filter((_name, index) => faults.has(index)),
  };
}

/** Opens an editor with one file, whose text can be replaced without reading the package again. */
function openProbe(file: string): { write(text: string): ts.LanguageService } {
  let version = 0;
  let written = '';
  const read = (name: string): string | undefined =>
    name === file ? written : existsSync(name) ? readFileSync(name, 'utf8') : undefined;
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? String(version) : '1'),
    getScriptSnapshot: (name) => {
      const found = read(name);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    getCurrentDirectory: () => file.slice(0, file.lastIndexOf('/')),
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  });
  return {
    write(text) {
      written = text;
      version += 1;
      return service;
    },
  };
}

// The names after "Whole.", and those of the parts of a namespace or component: by their
// first name, with the other names of the same value.
function listNames(service: ts.LanguageService, file: string, head: string): Map<string, readonly string[]> {
  const program = service.getProgram();
  const checker = program?.getTypeChecker();
  const source = program?.getSourceFile(file);
  const [statement] = source?.statements ?? [];
  const bindings = statement && ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
  if (!checker || !bindings || !ts.isNamespaceImport(bindings) || head === '') return new Map();

  const whole = bindings.name;
  const type = checker.getTypeAtLocation(whole);
  const called = type
    .getProperties()
    .filter(({ name }) => /^(?:unstable_|Unstable_|experimental_)?[A-Z]/.test(name))
    .flatMap((symbol) => {
      const value = checker.getTypeOfSymbolAtLocation(symbol, whole);
      const isContext = ['Provider', 'Consumer'].every((name) => value.getProperty(name));
      const parts = value
        .getProperties()
        // A context has its parts from React.
        .filter(({ name }) => /^[A-Z][a-z]/.test(name) && !(isContext && /^(?:Provider|Consumer)$/.test(name)))
        .filter((part) => !isHidden(part, checker))
        .filter((part) => isCalled(checker.getTypeOfSymbolAtLocation(part, whole), checker))
        .map((part) => ({ name: `${symbol.name}.${part.name}`, symbol: part }));
      return [
        ...(isCalled(value, checker) && !isHidden(symbol, checker) ? [{ name: symbol.name, symbol }] : []),
        ...parts,
      ];
    });

  // A second name of the same value is an alias, not a component.
  const byTarget = new Map<ts.Symbol, string[]>();
  for (const { name, symbol } of called) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    byTarget.set(target, [...(byTarget.get(target) ?? []), name]);
  }
  return new Map([...byTarget.values()].map(([first = '', ...others]) => [first, others]));
}

// Exports that are marked as internal count as missing.
function isHidden(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const type = checker.getTypeOfSymbol(target);
  return [symbol, target, type.symbol as ts.Symbol | undefined].some((one) =>
    one?.getJsDocTags(checker).some(({ name }) => ['ignore', 'internal', 'private'].includes(name)),
  );
}

function isCalled(type: ts.Type, checker: ts.TypeChecker): boolean {
  const forms = type.isUnion() ? type.types : [type];
  const takesText = (signature: ts.Signature): boolean => {
    const [first] = signature.parameters;
    const taken = first?.valueDeclaration && checker.getTypeOfSymbolAtLocation(first, first.valueDeclaration);
    return ((taken?.flags ?? 0) & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)) !== 0;
  };
  return forms.some(
    (form) =>
      form.getCallSignatures().some((signature) => !takesText(signature)) || form.getConstructSignatures().length > 0,
  );
}

function readOwn(
  service: ts.LanguageService,
  { file, place, packageName, program }: { file: string; place: number; packageName: string; program: ts.Program },
): Record<string, CompletedProp> {
  const checker = program.getTypeChecker();
  const completions = service.getCompletionsAtPosition(file, place, {
    includeCompletionsWithInsertText: true,
    includeSymbol: true,
  });
  const own: Record<string, CompletedProp> = {};
  const hasOneForm = countForms(program.getSourceFile(file), { place, checker }) === 1;

  for (const { name, symbol, kindModifiers = '' } of completions?.entries ?? []) {
    const plain = name.replace(/\?$/, '').replace(/^["'](.*)["']$/, '$1');
    const declarations = symbol?.declarations ?? [];
    if (!symbol || plain === 'key' || plain === 'ref' || plain.startsWith('__')) continue;
    const isOwnPart = (one: ts.Declaration): boolean =>
      one.getSourceFile().fileName.includes(`/node_modules/${packageName}/`);
    const isOwn = declarations.some(isOwnPart);
    const tags = symbol.getJsDocTags(checker);
    if (!isOwn || tags.some((tag) => ['ignore', 'internal', 'private'].includes(tag.name))) continue;
    if (checker.getTypeOfSymbol(symbol).flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) continue;

    const defaultTag = tags.find((tag) => tag.name === 'default' || tag.name === 'defaultValue');
    own[plain] = {
      required: hasOneForm
        ? !kindModifiers.includes('optional') && (symbol.flags & ts.SymbolFlags.Optional) === 0
        : undefined,
      hasComment: declarations
        .filter(isOwnPart)
        .some((one) => ts.getJSDocCommentsAndTags(one).some((doc) => ts.isJSDoc(doc) && doc.comment !== undefined)),
      fallback: defaultTag && ts.displayPartsToString(defaultTag.text).trim(),
    };
  }
  return own;
}

function countForms(
  source: ts.SourceFile | undefined,
  { place, checker }: { place: number; checker: ts.TypeChecker },
): number {
  const statement = source?.statements.find(({ pos, end }) => pos <= place && place < end);
  const element = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (!element || !ts.isJsxSelfClosingElement(element)) return 0;
  const type = checker.getTypeAtLocation(element.tagName);
  return type.getCallSignatures().length + type.getConstructSignatures().length;
}
