// The files of the engine, as text → figures about its readability.
//
// Type imports and files outside of rooms count like all others, as readers follow them too. Must not
// read from disk.

import ts from 'typescript';

/** Measures the files of the engine, parsed or not, and the packages that users install by its lockfile. */
export function measureHouse({ files, lock }) {
  const sources = files.map((code) => ({ ...code, syntax: code.syntax ?? parse(code), lines: countLines(code.text) }));
  const exported = listExports(sources);
  const imports = sources.flatMap((source) => listImports(source, exported));
  const functions = sources.flatMap(listFunctions).sort((a, b) => b.lines - a.lines);

  return {
    ...countFiles(sources, imports),
    ...countExports(exported, imports),
    build: sources.find(({ file }) => file === 'cli/build.ts')?.lines ?? 0,
    longestOfBuild: functions.find(({ file }) => file === 'cli/build.ts'),
    longest: functions.slice(0, 10),
    rooms: countRooms(sources),
    circles: findCircles(imports),
    chain: findLongestChain('cli/build.ts', imports),
    packages: countPackages(lock),
  };
}

function parse({ file, text }) {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

function countLines(text) {
  return text.split('\n').length - 1;
}

/** Lists the names that each file exports. */
function listExports(sources) {
  return new Map(sources.map(({ file, syntax }) => [file, new Set(syntax.statements.flatMap(namesOfExport))]));
}

function namesOfExport(statement) {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) return (statement.exportClause?.elements ?? []).map(({ name }) => name.text);
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOfBinding(name));
  return [statement.name.text];
}

function namesOfBinding(name) {
  return ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => namesOfBinding(element.name));
}

/** Lists the imports of a file from others of the engine, with the imported names. */
function listImports({ file, syntax }, exported) {
  const imports = [];
  const add = (specifier, names) => {
    const target = specifier && ts.isStringLiteralLike(specifier) ? join(file, specifier.text) : undefined;
    if (exported.has(target)) imports.push({ from: file, to: target, names: names ?? [...exported.get(target)] });
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, namesOfImport(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, namesOfElements(node.exportClause));
    else if (ts.isImportTypeNode(node))
      add(node.argument.literal, node.qualifier && [node.qualifier.getText().split('.')[0]]);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(syntax);
  return imports;
}

/** Returns the imported names, or undefined for a namespace import. */
function namesOfImport(clause) {
  if (!clause) return [];
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) return undefined;
  return [...(clause.name ? ['default'] : []), ...(bindings ? namesOfElements(bindings) : [])];
}

function namesOfElements(clause) {
  return clause?.elements?.map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** Resolves a relative specifier from a file's folder. */
function join(file, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  return decodeURIComponent(new URL(specifier, `file:///${file}`).pathname).slice(1);
}

function listFunctions({ file, syntax }) {
  const functions = [];
  const visit = (node) => {
    const name = ts.isFunctionLike(node) && node.body ? (node.name ?? node.parent.name) : undefined;
    if (name) {
      const lineOf = (place) => syntax.getLineAndCharacterOfPosition(place).line;
      const lines = lineOf(node.end) - lineOf(node.getStart(syntax)) + 1;
      functions.push({ file, name: name.getText(syntax), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(syntax);
  return functions;
}

function countFiles(sources, imports) {
  const importers = gather(imports, ({ from, to }) => [[to, from]]);
  const single = sources.filter(({ file }) => importers.get(file)?.size === 1);
  return {
    lines: sources.reduce((sum, { lines }) => sum + lines, 0),
    files: sources.length,
    folders: new Set(sources.map(({ file }) => folderOf(file))).size,
    single: single.length,
    shortSingle: single.filter(({ lines }) => lines < 40).length,
  };
}

function countExports(exported, imports) {
  const importers = gather(imports, ({ from, to, names }) => names.map((name) => [`${to}:${name}`, from]));
  const exports = [...exported].flatMap(([file, names]) => [...names].map((name) => `${file}:${name}`));
  return {
    exports: exports.length,
    singleExports: exports.filter((key) => importers.get(key)?.size === 1).length,
  };
}

/** Groups unique values by key. */
function gather(entries, toPairs) {
  const groups = new Map();
  for (const entry of entries)
    for (const [key, value] of toPairs(entry)) groups.set(key, (groups.get(key) ?? new Set()).add(value));
  return groups;
}

function folderOf(file) {
  return file.slice(0, file.lastIndexOf('/'));
}

/** Returns the room of a file, "cli/pages" for "cli/pages/threads/x.ts", or the file itself outside of rooms. */
function roomOf(file) {
  return file.split('/').slice(0, 2).join('/');
}

function countRooms(sources) {
  const rooms = new Set(sources.map(({ file }) => roomOf(file)).filter((room) => !/\.tsx?$/.test(room)));
  return Object.fromEntries(
    ['cli', 'core', 'runtime'].map((floor) => [
      floor,
      [...rooms].filter((room) => room.startsWith(`${floor}/`)).length,
    ]),
  );
}

/** Finds the sets of rooms that all reach each other, the largest first. */
function findCircles(imports) {
  const next = gather(imports, ({ from, to }) => [[roomOf(from), roomOf(to)]]);
  const reached = new Map([...next.keys()].map((room) => [room, reachFrom(room, next)]));
  const circles = new Map();
  for (const [room, others] of reached) {
    const circle = [...others].filter((other) => reached.get(other)?.has(room)).sort();
    if (circle.length > 1) circles.set(circle.join(), circle);
  }
  return [...circles.values()].sort((a, b) => b.length - a.length);
}

function reachFrom(start, next) {
  const reached = new Set();
  const open = [start];
  while (open.length > 0)
    for (const other of next.get(open.pop()) ?? [])
      if (!reached.has(other)) {
        reached.add(other);
        open.push(other);
      }
  return reached;
}

/** Finds the longest chain of imports from a file; in an import cycle, a file counts once. */
function findLongestChain(start, imports) {
  const next = gather(imports, ({ from, to }) => [[from, to]]);
  const chains = new Map();
  const follow = (file) => {
    if (!chains.has(file)) {
      chains.set(file, []);
      const longest = [...(next.get(file) ?? [])].map(follow).sort((a, b) => b.length - a.length)[0] ?? [];
      chains.set(file, [file, ...longest]);
    }
    return chains.get(file);
  };
  return follow(start);
}

/** Counts the packages in a lockfile that are installed with the engine. */
function countPackages(lock) {
  return Object.entries(lock.packages).filter(
    ([place, { dev, optional, devOptional, peer }]) => place !== '' && !dev && !optional && !devOptional && !peer,
  ).length;
}
