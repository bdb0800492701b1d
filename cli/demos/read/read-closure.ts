// A demo's file → everything it imports, directly or not: local files with their texts, and packages.
//
// Imports are followed in reading order, each file once, so cycles are fine. An unresolved import is a problem at its own
// place, and the rest is still read.

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Closure, ClosureFile, ClosureImport, ImportStatement } from '../../../core/demos/closure/closure.ts';
import { findImports } from '../../../core/demos/closure/find-imports.ts';
import { isStoryFile, toRunnableStories } from '../../../core/demos/stories/story-tools.ts';
import { importProblem } from '../../../core/demos/closure/import-problem.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { createSiteReader, type SiteReader } from '../../files/create-site-reader.ts';
import { decodeText } from '../../files/decode-text.ts';
import { isAssetFile } from '../../files/asset-file.ts';
import { parseCode } from './parse-demo-file.ts';
import { createTargetFinder } from './closure/create-target-finder.ts';
import type { PackageMemory } from '../library/packages/find-package.ts';
import type { ListStore } from '../../files/store/open-list-store.ts';
import type { FindSource } from '../../site/workspace/open-workspace.ts';

/** Where closures are read, and what is remembered. */
interface ReaderOptions {
  readonly root: string;
  readonly alias?: Readonly<Record<string, string>>;
  /** More folders whose packages count as installed, after the root's. */
  readonly packageFolders?: readonly string[];
  /** Lookups that outlive one reader; valid for one root and one list of folders. */
  readonly packages?: PackageMemory;
  /** Finds sources of libraries that are worked on. */
  readonly findSource?: FindSource;
  /** The files that other stages of the same build have read. */
  readonly files?: SiteReader;
  /** Imports of files that earlier builds parsed, by their bytes. */
  readonly importStore?: ListStore<readonly ImportStatement[]>;
}

/** Options for reading the closure of one file. */
interface ClosureOptions extends ReaderOptions {
  /** The demo, relative to the root: "content/joy-ui/react-button/BasicButtons.tsx". It exists. */
  readonly file: string;
  /** The text of the demo, if it is generated and not a file. */
  readonly text?: string;
}

/** Reads the closure of a file; with a text, there need be no file. */
export type ReadClosure = (file: string, text?: string) => Closure;

/** The facts of one file, regardless of its importer. */
interface FileFacts {
  readonly file?: ClosureFile;
  readonly imports: readonly ClosureImport[];
  readonly absent: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads the closure of a demo. */
export function readClosure({ file, text, ...options }: ClosureOptions): Closure {
  return createClosureReader(options)(file, text);
}

/** Creates a reader that reads each file once. It remembers files and folders, so create one per run. */
export function createClosureReader(options: ReaderOptions): ReadClosure {
  const reader = new FactsReader(options);
  return (file, text) => collectClosure(reader, { first: file, text });
}

/** Follows the imports of a file in reading order, each file once. */
function collectClosure(
  reader: FactsReader,
  { first, text }: { readonly first: string; readonly text: string | undefined },
): Closure {
  const files: ClosureFile[] = [];
  const assets: string[] = [];
  const imports: ClosureImport[] = [];
  const problems: Problem[] = [];
  const absent = new Set<string>();
  const seen = new Set<string>();

  visit(first);
  return { files, assets, imports, absent: [...absent], problems };

  function visit(path: string): void {
    if (seen.has(path)) return;
    seen.add(path);
    if (isAssetFile(path) && !isDrawing(path)) {
      assets.push(path);
      return;
    }
    const facts = path === first && text !== undefined ? reader.readText(path, text) : reader.readFile(path);
    if (facts.file) files.push(facts.file);
    facts.absent.forEach((each) => absent.add(each));
    problems.push(...facts.problems);
    for (const statement of facts.imports) {
      imports.push(statement);
      if (statement.kind === 'local' && statement.target !== undefined) visit(statement.target);
    }
  }
}

/** Reads the facts of files, those of each file once. */
class FactsReader {
  readonly #root: string;
  readonly #siteFiles: SiteReader;
  readonly #importStore: ReaderOptions['importStore'];
  readonly #factsByFile = new Map<string, FileFacts>();
  /** The paths that the imports of the current file were looked for at. */
  readonly #lookedFor = new Set<string>();
  readonly #findTarget: ReturnType<typeof createTargetFinder>;

  constructor(options: ReaderOptions) {
    const { root, alias = {}, packageFolders = [], packages = new Map(), findSource, importStore } = options;
    const { files = createSiteReader(root) } = options;
    this.#root = root;
    this.#siteFiles = files;
    this.#importStore = importStore;
    this.#findTarget = createTargetFinder({ root, alias, packageFolders, packages, findSource }, this.#lookedFor);
  }

  /** Reads a file of the site; a missing one throws an error with the reason. */
  readFile(path: string): FileFacts {
    const facts = this.#factsByFile.get(path) ?? this.#readFacts(path);
    this.#factsByFile.set(path, facts);
    return facts;
  }

  /** Reads a generated text as if it were a file. */
  readText(path: string, text: string): FileFacts {
    return this.#readFacts(path, text);
  }

  #readFacts(path: string, given?: string): FileFacts {
    const decoded = given === undefined ? decodeText(this.#readBytes(path), path) : { text: given };
    if ('problem' in decoded) return { imports: [], absent: [], problems: [decoded.problem] };
    const text = isStoryFile(path) ? toRunnable(path, decoded.text) : decoded.text;

    this.#lookedFor.clear();
    const problems: Problem[] = [];
    const isAsRead = given === undefined && text === decoded.text;
    const statements = isAsRead ? this.#recallImports(path, text) : findImports(path, text, parseCode);
    const imports = statements.flatMap((statement) => this.#follow(path, statement, problems) ?? []);
    return { file: { path, text }, imports, absent: [...this.#lookedFor], problems };
  }

  #readBytes(path: string): Buffer {
    return this.#siteFiles.read(path) ?? readFileSync(join(this.#root, path));
  }

  /** Returns the stored imports of an unchanged file, so that it is not parsed again. */
  #recallImports(path: string, text: string): readonly ImportStatement[] {
    if (!this.#importStore) return findImports(path, text, parseCode);
    const key = `${this.#siteFiles.hash(path)}${posix.extname(path)}`;
    const found = this.#importStore.read(key);
    if (found) return found;
    const statements = findImports(path, text, parseCode);
    this.#importStore.write(key, statements);
    return statements;
  }

  #follow(from: string, statement: ImportStatement, problems: Problem[]): ClosureImport | undefined {
    const { specifier, names, typeOnly, line, column } = statement;
    const target = this.#findTarget(from, statement);
    const stated = { file: from, line, column, specifier, names, typeOnly };

    if (target.kind === 'unknown') return undefined;
    if (target.kind === 'missing') {
      problems.push(importProblem(target.fault, { specifier, place: { file: from, line, column } }));
      return { ...stated, kind: 'missing' };
    }
    return target.kind === 'local'
      ? { ...stated, kind: 'local', target: target.path }
      : { ...stated, kind: 'package', target: target.name, module: target.specifier };
  }
}

/** A file that cannot be read is reported by the page that shows it. */
function toRunnable(path: string, text: string): string {
  const parsed = parseCode(path, text);
  return parsed ? toRunnableStories(text, parsed.program) : text;
}

/** Returns whether a file is an SVG drawing, which is text and is read with the code. */
function isDrawing(path: string): boolean {
  return /\.svg$/i.test(path);
}
