// Reads the files of another engine's site on demand. No code in it is run, and links to files outside of it are not
// followed, because the new site would publish them.

import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { SettingsModule } from '../../../adopt/settings/value.ts';
import type { AdoptNote, SourceFolder } from '../../../adopt/source-site.ts';
import type { SyntaxNode } from '../../../core/config/syntax-node.ts';
import { findDeepCode } from '../../../core/demos/find-deep-code.ts';
import { compareText } from '../../../core/text/compare-text.ts';
import { isFile, statPath } from '../../files/stat-path.ts';

/** Folders that tools create. */
const skipped =
  /^(?:node_modules|\.git|\.next|\.docusaurus|\.cache|\.temp|\.turbo|dist|build|out|coverage|storybook-static|\.vitrine|\.yarn|\.idea|\.vscode)$/;

const maxFiles = 60_000;
/** More than anyone writes by hand. */
const maxBytes = 8 * 1024 ** 2;
/** Packages that every new site has. */
const provided: ReadonlySet<string> = new Set(['react', 'react-dom', 'vitrine']);

const codeEndings = [
  '',
  '.ts',
  '.js',
  '.mts',
  '.mjs',
  '.cts',
  '.cjs',
  '.tsx',
  '.jsx',
  '.json',
  '/index.ts',
  '/index.js',
  '/index.mts',
  '/index.mjs',
];

/** Opens a folder, or only these files and folders in it. */
export function readSourceFolder(root: string, starts: readonly string[] = ['']): SourceFolder {
  const notes: AdoptNote[] = [];
  const files = listFolder(root, starts, notes);
  const fileNames = new Set(files);
  const texts = new Map<string, string>();
  const modules = new Map<string, SettingsModule | undefined>();
  const manifestNames = readManifestNames();
  return { files, notes, read, parse, parseText, hasPackage };

  /** Checks whether a package is installed beside the importing file or above, or is part of the folder itself. */
  function hasPackage(name: string, from: string): boolean {
    if (manifestNames.has(name) || provided.has(name)) return true;
    for (let folder = dirname(join(root, from)); ; folder = dirname(folder)) {
      if (existsSync(join(folder, 'node_modules', name))) return true;
      if (dirname(folder) === folder) return false;
    }
  }

  function readManifestNames(): ReadonlySet<string> {
    const manifests = files.filter((file) => /(?:^|\/)package\.json$/.test(file));
    return new Set(manifests.flatMap((file) => parseName(read(file)) ?? []));
  }

  function read(file: string): string {
    if (!fileNames.has(file)) return '';
    const text = texts.get(file) ?? readText(file);
    texts.set(file, text);
    return text;
  }

  function readText(file: string): string {
    const path = join(root, file);
    if ((statPath(path)?.size ?? 0) > maxBytes) {
      notes.push({
        file,
        kind: 'left',
        what: 'A file that is too large to be read',
        todo: `The limit for a text file is ${maxBytes / 1024 ** 2} MB. Split the file, and write its pages by hand.`,
      });
      return '';
    }
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n');
  }

  function parse(name: string): SettingsModule | undefined {
    const plain = name.replace(/\.[cm]?js$/, '');
    const file = [...codeEndings.map((ending) => name + ending), ...codeEndings.map((ending) => plain + ending)].find(
      (each) => fileNames.has(each),
    );
    if (file === undefined) return undefined;
    if (!modules.has(file)) {
      const text = read(file);
      const program = file.endsWith('.json') ? parseText('data.ts', `export default ${text}`) : parseText(file, text);
      modules.set(file, program && { file, text, program });
    }
    return modules.get(file);
  }
}

function parseText(name: string, text: string): SyntaxNode | undefined {
  if (findDeepCode(text) !== undefined) return undefined;
  // JavaScript of these sites is often JSX.
  const { program, errors } = parseSync(name.replace(/\.[cm]?js$/, '.jsx'), text);
  // The nodes are those of ESTree, which is all that is used.
  return errors.length > 0 ? undefined : (program as unknown as SyntaxNode);
}

function listFolder(root: string, starts: readonly string[], notes: AdoptNote[]): string[] {
  const files: string[] = [];
  const within = starts.map((start) => realpathSync(join(root, start)));
  for (const start of starts) {
    if (statPath(join(root, start))?.isDirectory()) walk(start);
    else files.push(start);
  }
  return [...new Set(files)].sort(compareText);

  function walk(folder: string): void {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (skipped.test(entry.name) || files.length >= maxFiles) continue;
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(name);
      else if (entry.isFile()) files.push(name);
      else if (entry.isSymbolicLink()) follow(name);
    }
  }

  function follow(name: string): void {
    const path = join(root, name);
    if (!isFile(path)) return;
    const target = realpathSync(path);
    if (within.some((each) => target === each || target.startsWith(each + sep))) files.push(name);
    else
      notes.push({
        file: name,
        kind: 'left',
        what: 'A link to a file outside the folder',
        todo: 'Copy what it points at into the old site, and adopt it again, if readers may see it.',
      });
  }
}

/** Parses the name of a package; undefined if the manifest cannot be read. */
function parseName(manifest: string): string | undefined {
  try {
    const { name } = Object(JSON.parse(manifest)) as { name?: unknown };
    return typeof name === 'string' && name !== '' ? name : undefined;
  } catch {
    return undefined;
  }
}
