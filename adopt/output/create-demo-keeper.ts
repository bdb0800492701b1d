// A demo of the old site → a file next to its page, and its imported files in shared/.
//
// Imports are followed and rewritten. A demo that imports a file outside of the folder, or a package of the
// old engine, cannot be taken.

import { nodeOf, type SyntaxNode } from '../../core/config/syntax-node.ts';
import type { SourceDemo } from '../markdown/page-tools.ts';
import type { PlannedFile, SourceFolder } from '../source-site.ts';
import { basename, dirname, relativePath } from './source-path.ts';

interface KeeperOptions {
  readonly folder: SourceFolder;
  findFile(specifier: string, from: string): string | undefined;
  isOwnName(specifier: string): boolean;
}

/** Collects demos, and the files and packages that they need. */
export interface DemoKeeper {
  keep(
    demo: SourceDemo,
    page: { readonly file: string; readonly folder: string },
  ): { readonly name: string } | { readonly fault: string };
  /** Takes a file that a page imports; returns its new path, or why it cannot be taken. */
  keepModule(file: string): { readonly file: string } | { readonly fault: string };
  /** Checks whether a file that a page imports can be taken, without taking it. */
  tryModule(file: string): { readonly file: string } | { readonly fault: string };
  /** Takes code of a page as a file, unless it is only a trial. */
  keepCode(code: PageCode): { readonly file: string } | { readonly fault: string };
  /** Records a package that a page imports. */
  keepPackage(specifier: string): void;
  /** Returns why a package cannot be imported; undefined if it can. */
  findPackageFault(specifier: string, from: string): string | undefined;
  readonly files: ReadonlyMap<string, PlannedFile>;
  /** The packages that demos import. */
  readonly packages: ReadonlySet<string>;
}

/** Code in a page. */
interface PageCode {
  /** The file of the page. */
  readonly from: string;
  readonly text: string;
  /** Whether it is only checked, not added. */
  readonly isTrial?: boolean;
}

interface Import {
  readonly from: string;
  readonly start: number;
  readonly end: number;
  /** Whether only types are imported. */
  readonly isType: boolean;
}

interface Collected {
  readonly files: Map<string, PlannedFile>;
  readonly packages: Set<string>;
}

const maxFiles = 80;
/** Packages of stories, which the build replaces. */
const storyPackages = /^(?:@storybook\/|storybook\/)/;
const enginePackages =
  /^(?:@docusaurus\/|@theme(?:-\w+)?(?:\/|$)|dumi(?:\/|$)|umi(?:\/|$)|vitepress|vuepress|@vuepress\/|vue(?:\/|$)|nextra|next(?:\/|$)|node:|fs$|path$|virtual:|@site\/)/;

/** Creates the collector of demos. */
export function createDemoKeeper({ folder, findFile, isOwnName }: KeeperOptions): DemoKeeper {
  const files = new Map<string, PlannedFile>();
  const packages = new Set<string>();
  const trials = new Map<string, { file: string } | { fault: string }>();
  const results = new Map<string, { name: string } | { fault: string }>();
  return { keep, keepModule, tryModule, keepCode, keepPackage, findPackageFault, files, packages };

  function keep(
    demo: SourceDemo,
    page: { readonly file: string; readonly folder: string },
  ): { name: string } | { fault: string } {
    const key = 'file' in demo ? `${page.folder} ${demo.file}` : `${page.folder} ${demo.code}`;
    const result = results.get(key) ?? take(demo, page);
    results.set(key, result);
    return result;
  }

  function take(
    demo: SourceDemo,
    page: { readonly file: string; readonly folder: string },
  ): { name: string } | { fault: string } {
    const from = 'file' in demo ? demo.file : page.file;
    const extension = 'file' in demo ? /\.([jt]sx|[jt]s)$/.exec(demo.file)?.[1] : demo.extension;
    if (extension === undefined) return { fault: 'is not a React component' };
    const text = 'file' in demo ? folder.read(demo.file) : demo.code;
    if (!/export\s+default\b|\bas\s+default\b/.test(text)) return { fault: 'has no default export' };

    const target = nameFile(demo, page.folder, extension);
    const collected: Collected = { files: new Map(), packages: new Set() };
    const written = rewrite(text, { from, target, extension, collected });
    if ('fault' in written) return written;
    collected.files.set(target, { file: target, text: written.text });
    for (const [name, file] of collected.files) files.set(name, file);
    for (const name of collected.packages) packages.add(name);
    return { name: basename(target) };
  }

  function keepModule(file: string): { file: string } | { fault: string } {
    const collected: Collected = { files: new Map(), packages: new Set() };
    const taken = takeImport(file, collected);
    if ('fault' in taken) return taken;
    for (const [name, each] of collected.files) files.set(name, each);
    for (const name of collected.packages) packages.add(name);
    return taken;
  }

  function tryModule(file: string): { file: string } | { fault: string } {
    const result = trials.get(file) ?? takeImport(file, { files: new Map(), packages: new Set() });
    trials.set(file, result);
    return result;
  }

  function keepCode({ from, text, isTrial = false }: PageCode): { file: string } | { fault: string } {
    const target = `shared/${from.replace(/^(?:\.\.\/)+/, '').replace(/\.\w+$/, '')}.code.tsx`;
    const collected: Collected = { files: new Map(), packages: new Set() };
    const written = rewrite(text, { from, target, extension: 'tsx', collected });
    if ('fault' in written) return written;
    if (isTrial) return { file: target };
    for (const [name, each] of collected.files) files.set(name, each);
    for (const name of collected.packages) packages.add(name);
    files.set(target, { file: target, text: written.text });
    return { file: target };
  }

  function keepPackage(specifier: string): void {
    packages.add(toPackage(specifier));
  }

  function findPackageFault(specifier: string, from: string): string | undefined {
    if (isOwnName(specifier)) return `imports "${specifier}", which is not in the folder`;
    if (enginePackages.test(specifier)) return `imports "${specifier}"`;
    const name = toPackage(specifier);
    return folder.hasPackage(name, from) ? undefined : `imports "${name}", which is not installed in the old site`;
  }

  function nameFile(demo: SourceDemo, pageFolder: string, extension: string): string {
    const preferred = 'file' in demo ? nameOfFile(demo.file) : (demo.title ?? '').replace(/\.\w+$/, '');
    const name = toPascal(preferred) || 'Demo';
    const ending = extension === 'ts' ? 'tsx' : extension === 'js' ? 'jsx' : extension;
    for (let count = 1; ; count += 1) {
      const file = `${pageFolder}/${name}${count === 1 ? '' : count}.${ending}`;
      const stem = file.replace(/\.\w+$/, '.').toLowerCase();
      if (![...files.keys()].some((known) => known.toLowerCase().startsWith(stem))) return file;
    }
  }

  function rewrite(
    text: string,
    { from, target, extension, collected }: { from: string; target: string; extension: string; collected: Collected },
  ): { text: string } | { fault: string } {
    const program = folder.parseText(`demo.${extension === 'js' ? 'jsx' : extension}`, text);
    if (!program) return { fault: 'cannot be read as code' };
    let written = text;
    if (showsPicture(text)) return { fault: 'shows a picture as a component, which a tool of the old site made of it' };
    for (const { from: specifier, start, end, isType } of listImports(program).toReversed()) {
      const isOwn = /^(?:\.|~source\/)/.test(specifier) || findFile(specifier, from) !== undefined;
      if (!isOwn) {
        if (storyPackages.test(specifier) || isType) continue;
        const fault = findPackageFault(specifier, from);
        if (fault !== undefined) return { fault };
        collected.packages.add(toPackage(specifier));
        continue;
      }
      const file = specifier.startsWith('~source/') ? specifier.slice('~source/'.length) : findFile(specifier, from);
      if (file === undefined && isType) continue;
      if (file === undefined) return { fault: `imports "${specifier}", which is not in the folder` };
      const taken = takeImport(file, collected);
      if ('fault' in taken) return taken;
      if (isType && file.endsWith('.d.ts')) continue;
      const shown = relativePath(dirname(target), taken.file).replace(/\.[jt]sx?$/, '');
      written = `${written.slice(0, start)}'${shown}'${written.slice(end)}`;
    }
    return { text: written };
  }

  function takeImport(file: string, collected: Collected): { file: string } | { fault: string } {
    const target = `shared/${file.replace(/^(?:\.\.\/)+/, '')}`;
    if (collected.files.has(target) || files.has(target)) return { file: target };
    if (collected.files.size >= maxFiles) return { fault: `needs more than ${maxFiles} files of the project` };
    const extension = /\.([jt]sx?|mjs)$/.exec(file)?.[1];
    if (file.endsWith('.vue')) return { fault: 'imports a Vue component' };
    if (/\.mdx?$/.test(file)) return { fault: `imports the text "${basename(file)}" as a component` };
    if (extension === undefined || file.endsWith('.d.ts')) {
      if (/\.s[ac]ss$/.test(file)) collected.packages.add('sass');
      if (file.endsWith('.less')) collected.packages.add('less');
      collected.files.set(target, { file: target, copyOf: file });
      return { file: target };
    }
    // Added before its imports, which may import it again.
    collected.files.set(target, { file: target, copyOf: file });
    const written = rewrite(folder.read(file), { from: file, target, extension, collected });
    if ('fault' in written) return written;
    collected.files.set(target, { file: target, text: written.text });
    return { file: target };
  }
}

/** Finds the places of all import specifiers in a module. */
function listImports(program: SyntaxNode): Import[] {
  const imports: Import[] = [];
  walk(program);
  return imports.sort((a, b) => a.start - b.start);

  function walk(node: unknown): void {
    if (Array.isArray(node)) {
      for (const each of node) walk(each);
      return;
    }
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const syntax = node as SyntaxNode;
    const isType = syntax.importKind === 'type' && syntax.type === 'ImportDeclaration';
    const source = /^(?:Import|Export)/.test(syntax.type) ? nodeOf(syntax, 'source') : undefined;
    if (source?.type === 'Literal')
      imports.push({ from: String(source.value), start: source.start, end: source.end, isType });
    for (const [key, value] of Object.entries(syntax)) if (key !== 'source' && typeof value === 'object') walk(value);
  }
}

/** Returns whether code renders an imported SVG: import Logo from './logo.svg' and <Logo />. */
function showsPicture(text: string): boolean {
  const names = [
    ...text.matchAll(
      /\bimport\s+(?:(\w+)|\{\s*ReactComponent\s+as\s+(\w+)\s*\})\s+from\s*["'][^"']+\.svg(?:\?\w+)?["']/g,
    ),
  ];
  // export { default as Logo } from './logo.svg'
  if (/\bexport\s*\{\s*default\s+as\s+[A-Z]\w*\s*\}\s*from\s*["'][^"']+\.svg(?:\?\w+)?["']/.test(text)) return true;
  return names.some(([, plain, named]) => new RegExp(`<${plain ?? named}[\\s/>]`).test(text));
}

/** Returns the package of a specifier: "@acme/ui/button" is "@acme/ui". */
function toPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
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
