// A demo's file → everything it reaches: local files with their texts, and packages.
//
// Imports are followed in reading order, each file once, so circles are fine. An import that leads
// nowhere is a problem at its own place, and the rest is read all the same.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Closure, ClosureFile, ClosureImport } from '../../core/demos/closure/closure.ts';
import { findImports } from '../../core/demos/closure/find-imports.ts';
import type { ImportStatement } from '../../core/demos/closure/find-imports.ts';
import { importProblem } from '../../core/demos/closure/import-problem.ts';
import type { Problem } from '../../core/problem.ts';
import { decodeText } from '../load/decode-text.ts';
import { createTargetFinder } from './closure/create-target-finder.ts';
import type { PackageMemory } from './closure/find-package.ts';

/** Where to read a closure, and what to remember. */
export interface ClosureOptions {
  readonly root: string;
  /** The demo, relative to the root: "content/joy-ui/react-button/BasicButtons.tsx". It is there. */
  readonly file: string;
  /** The text of the demo, where the engine has written it and it is no file. */
  readonly text?: string;
  readonly alias?: Readonly<Record<string, string>>;
  /** More folders whose packages count as installed, after the root's. */
  readonly packageFolders?: readonly string[];
  /** Lookups that outlive one closure; they hold for one root and one list of folders. */
  readonly packages?: PackageMemory;
}

const assetEndings = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wav|pdf|zip|wasm)$/i;

/** Reads all that a demo reaches. */
export function readClosure({
  root,
  file,
  text,
  alias = {},
  packageFolders = [],
  packages = new Map(),
}: ClosureOptions): Closure {
  const files: ClosureFile[] = [];
  const assets: string[] = [];
  const imports: ClosureImport[] = [];
  const problems: Problem[] = [];
  const absent = new Set<string>();
  const seen = new Set<string>();
  const findTarget = createTargetFinder({ root, alias, packageFolders, packages }, absent);

  read(file);
  return { files, assets, imports, absent: [...absent], problems };

  function read(path: string): void {
    if (seen.has(path)) return;
    seen.add(path);
    if (assetEndings.test(path)) {
      assets.push(path);
      return;
    }

    const decoded = path === file && text !== undefined ? { text } : decodeText(readFileSync(join(root, path)), path);
    if ('problem' in decoded) {
      problems.push(decoded.problem);
      return;
    }
    files.push({ path, text: decoded.text });
    findImports(path, decoded.text).forEach((statement) => follow(path, statement));
  }

  function follow(from: string, statement: ImportStatement): void {
    const { specifier, names, typeOnly, line, column } = statement;
    const target = findTarget(from, statement);
    const stated = { file: from, line, column, specifier, names, typeOnly };

    if (target.kind === 'missing') {
      imports.push({ ...stated, kind: 'missing' });
      problems.push(importProblem(target.fault, { specifier, place: { file: from, line, column } }));
      return;
    }
    const isLocal = target.kind === 'local';
    imports.push({ ...stated, kind: target.kind, target: isLocal ? target.path : target.name });
    if (isLocal) read(target.path);
  }
}
