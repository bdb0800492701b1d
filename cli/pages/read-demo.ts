// A demo marker → the sources that show it, read from beside its page.

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { demoCandidates } from '../../core/demos/demo-candidates.ts';
import { findNearest } from '../../core/find-nearest.ts';
import type { DemoMarker } from '../../core/model.ts';
import type { Problem } from '../../core/problem.ts';
import { quote } from '../../core/quote.ts';
import type { ReadFile } from '../build-context.ts';
import { decodeText } from '../load/decode-text.ts';
import { hash } from '../hash.ts';

/** One source of a demo. */
export interface DemoSource {
  /** As readers know it: "BasicButtons.tsx", "system/index.tsx". */
  readonly name: string;
  readonly styling: 'system' | 'tailwind' | 'css';
  readonly language: 'tsx' | 'jsx' | 'js';
  readonly code: string;
}

/** A demo's sources, every file that was looked at, and what is wrong. */
export interface ReadDemo {
  readonly sources: readonly DemoSource[];
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

/** Reads a demo of the page whose source is `pageFile`. */
export function readDemo(marker: DemoMarker, { root, pageFile }: { root: string; pageFile: string }): ReadDemo {
  const sources: DemoSource[] = [];
  const reads: ReadFile[] = [];
  const problems: Problem[] = [];

  for (const { file, styling } of demoCandidates(marker.file)) {
    // One file for each styling, and folders only where no single file is.
    if (sources.some((source) => source.styling === styling || !source.name.includes('/'))) continue;
    const siteFile = posix.join(posix.dirname(pageFile), file);
    const bytes = readWithin(root, siteFile);
    reads.push({ file: siteFile, hash: bytes ? hash(bytes) : '' });
    if (!bytes) continue;

    const decoded = decodeText(bytes, siteFile);
    if ('problem' in decoded) problems.push(decoded.problem);
    else sources.push(toSource(file, styling, decoded.text));
  }

  if (sources.length === 0 && problems.length === 0) problems.push(missingProblem(marker, root, pageFile));
  return { sources, reads, problems };
}

/** A link that leads out of the site is judged with the other files; here it counts as no file. */
function readWithin(root: string, file: string): Buffer | undefined {
  const bytes = readIfThere(join(root, file));
  return bytes && realpathSync(join(root, file)).startsWith(`${realpathSync(root)}${sep}`) ? bytes : undefined;
}

function toSource(file: string, styling: DemoSource['styling'], code: string): DemoSource {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const language = ending === 'tsx' || ending === 'jsx' ? ending : 'js';
  const isStyled = file.endsWith(`/${styling}/index.${ending}`);
  return { name: isStyled ? `${styling}/index.${ending}` : posix.basename(file), styling, language, code };
}

/** Reads a file, or gives undefined where there is none. */
export function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}

function missingProblem({ name, file, line, column }: DemoMarker, root: string, pageFile: string): Problem {
  const folder = posix.dirname(pageFile);
  const written = /\.\w+$/.test(file) ? file.replace(/\.(js|jsx|ts)$/, '.tsx') : `${file}.tsx`;
  const nearest = findNearest(name, listDemos(join(root, dirname(pageFile))));

  return {
    rule: 'demo-not-found',
    severity: 'error',
    place: { file: pageFile, line, column },
    message: `No file ${written} beside this page`,
    hint: nearest ? `Did you mean ${nearest}.tsx?` : `Add ${quote(`${folder}/${written}`)}, or correct the name.`,
  };
}

function listDemos(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => (/^[A-Z][\w-]*(\.(tsx|jsx|js))?$/.test(name) ? [name.replace(/\.\w+$/, '')] : []));
}
