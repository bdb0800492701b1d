// Reads the lines that a fence shows from a file, or finds why it cannot. The file belongs to the site, or to the
// source of a library that is developed beside it, which demos may show as well.

import { existsSync, realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { cutExcerpt, toRegionName } from '../../../core/code/excerpt/cut-excerpt.ts';
import type { ExcerptMarker } from '../../../core/model/document.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { toSlashes } from '../../../core/model/paths/to-slashes.ts';
import { quote } from '../../../core/text/quote.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { decodeText } from '../../files/decode-text.ts';
import { findNearFile } from '../../files/find-near-file.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { hash } from '../../files/hash.ts';

/** The lines that a fence shows, and their origin. */
export interface ReadExcerpt {
  readonly code: string;
  /** The file, relative to the site, and all of its text. */
  readonly file: string;
  readonly text: string;
  /** The line number in the file of each shown line. */
  readonly sourceLines: readonly number[];
  /** The number of characters that are cut from the start of each line. */
  readonly indent: number;
}

interface ExcerptAnswer {
  readonly excerpt?: ReadExcerpt;
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

/** The places of the files of excerpts. */
export interface ExcerptPlace {
  readonly root: string;
  readonly pageFile: string;
  /** Files and folders of developed libraries, absolute. */
  readonly sources?: readonly string[];
}

/** More than any page shows; highlighted code takes a hundred times its length. */
const maxLetters = 2 ** 20;

/** Reads the excerpt of a fence. */
export function readExcerpt(
  { source, line, column }: ExcerptMarker,
  { root, pageFile, sources = [] }: ExcerptPlace,
): ExcerptAnswer {
  const [path = '', fragment = ''] = source.split('#');
  const file = /^\.{1,2}\//.test(path) ? posix.join(posix.dirname(pageFile), path) : posix.normalize(path);
  const place = isOfSite(file) ? [root] : isOfSource(file, { root, sources }) ? sources : undefined;
  const bytes = place && readIfThere(join(root, file));
  const reads = place ? [{ file, hash: bytes ? hash(bytes) : '' }] : [];
  if (bytes && !place.some((each) => isWithin(each, join(root, file)))) return toAnswer(outside(source));
  if (!bytes) return toAnswer(place ? missing(file, root) : outside(source));
  const decoded = decodeText(bytes, file);
  if ('problem' in decoded) return { reads, problems: [decoded.problem] };
  const excerpt = cutExcerpt(decoded.text, fragment);
  if ('code' in excerpt && excerpt.code.length > maxLetters)
    return toAnswer({
      message: `The fence shows ${excerpt.code.length} characters of ${quote(file)}, but only ${maxLetters} can be shown`,
      hint: 'Name the lines that readers need, such as "#L1-40", or a region.',
    });
  if ('code' in excerpt) return { excerpt: { ...excerpt, file, text: decoded.text }, reads, problems: [] };
  if (excerpt.fault === 'lines')
    return toAnswer({
      message: `The file ${quote(file)} has no lines ${quote(fragment.slice(1))}`,
      hint: `It has ${excerpt.count}: write "#L1-${excerpt.count}", or the name of a region.`,
    });
  return toAnswer({
    message: `The file ${quote(file)} has no region ${quote(fragment)}`,
    hint: findRegionHint(excerpt, fragment),
  });

  function toAnswer(fault: Pick<Problem, 'message' | 'hint'>): ExcerptAnswer {
    const place = { file: pageFile, line, column };
    return { reads, problems: [{ rule: 'fence-file', severity: 'error', place, ...fault }] };
  }
}

function findRegionHint({ nearest, names }: { nearest: string | undefined; names: readonly string[] }, wanted: string) {
  if (nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
  if (names.length > 0) return `It has ${names.map(quote).join(', ')}.`;
  const name = toRegionName(wanted);
  const cure = `Write "// #region ${name || 'usage'}" above its lines, and "// #endregion" below them`;
  return name === wanted
    ? `${cure}.`
    : `${cure}, and "#${name || 'usage'}" here: names of regions have letters, digits, "_", "-" and ".".`;
}

function missing(file: string, root: string): Pick<Problem, 'message' | 'hint'> {
  const near = findNearFile(root, file);
  return {
    message: `No file ${quote(file)}`,
    hint: near
      ? `Did you mean ${quote(near)}?`
      : 'Write its path from the folder of the site, or from this page: "./Button.tsx".',
  };
}

function outside(source: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `${quote(source)} is not a file of this site`,
    hint: source.includes('\\')
      ? `Write ${quote(toSlashes(source))}, with slashes.`
      : source.startsWith('.')
        ? 'Name a file of the site, or a source of a library that is linked into its node_modules or named by "sources" in docs.config.ts. Files in node_modules, and files whose path has a name that begins with a dot, are not shown.'
        : 'Name a file in the folder of the site, outside node_modules and folders that begin with a dot.',
  };
}

function isOfSite(file: string): boolean {
  const parts = file.split('/');
  return !file.startsWith('/') && !file.includes('\\') && !parts.some((part) => /^\.|^node_modules$/.test(part));
}

/** Returns whether a file belongs to the source of a developed library. */
function isOfSource(file: string, { root, sources }: { root: string; sources: readonly string[] }): boolean {
  const path = join(realpathSync(root), file);
  const isNamed = sources.some((each) => path === each || path.startsWith(each + sep));
  return isNamed && isOfSite(file.replace(/^(?:\.\.\/)+/, ''));
}

function isWithin(folder: string, path: string): boolean {
  if (!existsSync(folder)) return false;
  const [real, top] = [realpathSync(path), realpathSync(folder)];
  return real === top || real.startsWith(top + sep);
}
