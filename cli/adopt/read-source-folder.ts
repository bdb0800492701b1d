// The folder of a stranger's site → its files, read when they are asked for. Nothing in it is run.

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { SettingsModule } from '../../core/adopt/settings/value.ts';
import type { SourceFolder } from '../../core/adopt/source-site.ts';
import type { SyntaxNode } from '../../core/config/syntax-node.ts';
import { compareText } from '../../core/text/compare-text.ts';

/** What is made, fetched or kept by tools. */
const skipped =
  /^(?:node_modules|\.git|\.next|\.docusaurus|\.cache|\.temp|\.turbo|dist|build|out|coverage|storybook-static|\.vitrine|\.yarn|\.idea|\.vscode)$/;

const mostFiles = 60_000;
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

/** Opens a folder. */
export function readSourceFolder(root: string): SourceFolder {
  const files = listFolder(root);
  const known = new Set(files);
  const texts = new Map<string, string>();
  const modules = new Map<string, SettingsModule | undefined>();
  return { files, read, parse, parseText };

  function read(file: string): string {
    if (!known.has(file)) return '';
    const text =
      texts.get(file) ??
      readFileSync(join(root, file), 'utf8')
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n');
    texts.set(file, text);
    return text;
  }

  function parse(name: string): SettingsModule | undefined {
    const plain = name.replace(/\.[cm]?js$/, '');
    const file = [...codeEndings.map((ending) => name + ending), ...codeEndings.map((ending) => plain + ending)].find(
      (each) => known.has(each),
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
  // JavaScript of these sites is often JSX.
  const { program, errors } = parseSync(name.replace(/\.[cm]?js$/, '.jsx'), text);
  // Its nodes are those of ESTree, which is all that is asked of them.
  return errors.length > 0 ? undefined : (program as unknown as SyntaxNode);
}

function listFolder(root: string): string[] {
  const files: string[] = [];
  walk('');
  return files.sort(compareText);

  function walk(folder: string): void {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (skipped.test(entry.name) || files.length >= mostFiles) continue;
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(name);
      else if (entry.isFile() || (entry.isSymbolicLink() && isFile(join(root, name)))) files.push(name);
    }
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
