// A demo of the old site → a file next to its page, and the files that it imports in shared/. Components and code that
// pages use are taken in the same way.

import type { SourceDemo } from '../markdown/page-tools.ts';
import type { PlannedFile, SourceFolder } from '../source-site.ts';
import { toPackage } from './find-package-fault.ts';
import type { ImportResolver } from './import-resolver.ts';
import { ImportedFiles, toSharedFile, type Fault, type TakenFile } from './imported-files.ts';
import { basename, dirname } from './source-path.ts';

interface KeeperOptions {
  readonly folder: SourceFolder;
  readonly imports: ImportResolver;
}

/** The page that shows a demo. */
interface DemoPage {
  readonly file: string;
  /** Its folder in the new site. */
  readonly folder: string;
}

/** Code in a page. */
interface PageCode {
  /** The file of the page. */
  readonly from: string;
  readonly text: string;
}

type TakenDemo = { readonly name: string } | Fault;

/** Keeps demos, and the files and packages that they and their pages need. */
export class DemoKeeper {
  readonly #options: KeeperOptions;
  readonly #files = new Map<string, PlannedFile>();
  readonly #packages = new Set<string>();
  /** The results for demos, by their folder with their file or code, and for files, by their path. */
  readonly #demos = new Map<string, TakenDemo>();
  readonly #trials = new Map<string, TakenFile>();

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** The files that were taken, by their paths in the new site. */
  get files(): ReadonlyMap<string, PlannedFile> {
    return this.#files;
  }

  /** The packages that these files import. */
  get packages(): ReadonlySet<string> {
    return this.#packages;
  }

  /** Takes a demo; returns its name for markers, or why it cannot be taken. */
  keep(demo: SourceDemo, page: DemoPage): TakenDemo {
    const key = `${page.folder} ${'file' in demo ? demo.file : demo.code}`;
    const result = this.#demos.get(key) ?? this.#take(demo, page);
    this.#demos.set(key, result);
    return result;
  }

  /** Takes a file that a page imports; returns its new path, or why it cannot be taken. */
  keepModule(file: string): TakenFile {
    const imported = this.#startImports();
    const taken = imported.take(file);
    if ('file' in taken) this.#add(imported);
    return taken;
  }

  /** Checks whether a file that a page imports can be taken, without taking it. */
  tryModule(file: string): TakenFile {
    const result = this.#trials.get(file) ?? this.#startImports().take(file);
    this.#trials.set(file, result);
    return result;
  }

  /** Takes code of a page as a file; returns its path, or why it cannot be taken. */
  keepCode({ from, text }: PageCode): TakenFile {
    const target = toCodeFile(from);
    const imported = this.#startImports();
    const written = imported.rewrite(text, { from, target, extension: 'tsx' });
    if ('fault' in written) return written;
    this.#add(imported);
    this.#files.set(target, { file: target, text: written.text });
    return { file: target };
  }

  /** Checks whether code of a page can be taken, without taking it. */
  canKeepCode({ from, text }: PageCode): boolean {
    return 'text' in this.#startImports().rewrite(text, { from, target: toCodeFile(from), extension: 'tsx' });
  }

  /** Records a package that a page imports. */
  keepPackage(specifier: string): void {
    this.#packages.add(toPackage(specifier));
  }

  #take(demo: SourceDemo, page: DemoPage): TakenDemo {
    const isFile = 'file' in demo;
    const extension = isFile ? /\.([jt]sx|[jt]s)$/.exec(demo.file)?.[1] : demo.extension;
    if (extension === undefined) return { fault: 'is not a React component' };
    const text = isFile ? this.#options.folder.read(demo.file) : demo.code;
    if (!/export\s+default\b|\bas\s+default\b/.test(text)) return { fault: 'has no default export' };

    const target = this.#nameFile(demo, { folder: page.folder, extension });
    const imported = this.#startImports();
    const written = imported.rewrite(text, { from: isFile ? demo.file : page.file, target, extension });
    if ('fault' in written) return written;
    this.#add(imported);
    this.#files.set(target, { file: target, text: written.text });
    return { name: basename(target) };
  }

  /** Names the file of a demo; a number tells it from the others in its folder. */
  #nameFile(demo: SourceDemo, { folder, extension }: { folder: string; extension: string }): string {
    const preferred = 'file' in demo ? nameOfFile(demo.file) : (demo.title ?? '').replace(/\.\w+$/, '');
    const name = toPascal(preferred) || 'Demo';
    const ending = extension === 'ts' ? 'tsx' : extension === 'js' ? 'jsx' : extension;
    for (let count = 1; ; count += 1) {
      const file = `${folder}/${name}${count === 1 ? '' : count}.${ending}`;
      const stem = file.replace(/\.\w+$/, '.').toLowerCase();
      if (![...this.#files.keys()].some((known) => known.toLowerCase().startsWith(stem))) return file;
    }
  }

  #startImports(): ImportedFiles {
    return new ImportedFiles({ ...this.#options, existingFiles: this.#files });
  }

  #add({ files, packages }: ImportedFiles): void {
    for (const [name, file] of files) this.#files.set(name, file);
    for (const name of packages) this.#packages.add(name);
  }
}

/** Returns the new file of the code of a page. */
function toCodeFile(page: string): string {
  return `${toSharedFile(page).replace(/\.\w+$/, '')}.code.tsx`;
}

function nameOfFile(file: string): string {
  const name = basename(file).replace(/\.\w+$/, '');
  return name === 'index' ? basename(dirname(file)) : name;
}

/** Turns a name into Pascal case: "basic-usage" is BasicUsage. */
function toPascal(text: string): string {
  return text
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^\d+/, '');
}
