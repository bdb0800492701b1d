// A page's document → the code that its fences take from files: read when the page is made, so that a save
// of the file is one of the page.

import { readdirSync, realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { cutLineMarks } from '../../../core/code/cut-line-marks.ts';
import { cutExcerpt } from '../../../core/code/excerpt/cut-excerpt.ts';
import { isLanguage } from '../../../core/code/languages.ts';
import { renderCodeBlock, type CodeLabels } from '../../../core/code/render-code-block.ts';
import type { Document, ExcerptMarker } from '../../../core/document.ts';
import { joinMarks } from '../../../core/code/line-marks.ts';
import type { Problem } from '../../../core/problem.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';
import type { ReadFile } from '../../build-context.ts';
import { decodeText } from '../../files/decode-text.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { hash } from '../../hash.ts';

/** The excerpts of a page. */
export interface PageExcerpts {
  /** Draws the excerpt of a marker. */
  readonly render: (marker: ExcerptMarker) => string;
  /** Writes it as a fence, for the page's copy. */
  readonly write: (marker: ExcerptMarker) => string;
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

/** Where excerpts are read, and the words around them. */
interface ExcerptOptions {
  readonly root: string;
  readonly pageFile: string;
  readonly labels: CodeLabels;
}

/** Reads the excerpts of a page. */
export function readExcerpts(
  { blocks }: Pick<Document, 'blocks'>,
  { root, pageFile, labels }: ExcerptOptions,
): PageExcerpts {
  const reads = new Map<string, ReadFile>();
  const problems: Problem[] = [];
  const codes = new Map<ExcerptMarker, string>();
  for (const block of blocks) if (block.kind === 'excerpt') codes.set(block.excerpt, read(block.excerpt));

  return {
    reads: [...reads.values()],
    problems,
    render: (marker) => {
      const { code, marks } = cutLineMarks(codes.get(marker) ?? '', languageOf(marker));
      return renderCodeBlock({
        code,
        language: languageOf(marker),
        title: marker.title || marker.source.replace(/#.*$/, '').replace(/^(?:\.{1,2}\/)+/, ''),
        marks: joinMarks(marker.marks, marks),
        labels,
      });
    },
    write: (marker) => {
      const { code } = cutLineMarks(codes.get(marker) ?? '', languageOf(marker));
      const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));
      return `${fence}${languageOf(marker)}\n${code}${fence}`;
    },
  };

  function read(marker: ExcerptMarker): string {
    const [path = '', fragment = ''] = marker.source.split('#');
    const file = /^\.{1,2}\//.test(path) ? posix.join(posix.dirname(pageFile), path) : posix.normalize(path);
    const bytes = isOwn(file) ? readIfThere(join(root, file)) : undefined;
    if (isOwn(file)) reads.set(file, { file, hash: bytes ? hash(bytes) : '' });
    if (bytes && !isWithin(root, file)) return tell(marker, outside(marker.source));
    if (!bytes) return tell(marker, isOwn(file) ? missing(file) : outside(marker.source));
    const decoded = decodeText(bytes, file);
    if ('problem' in decoded) {
      problems.push(decoded.problem);
      return '';
    }
    const excerpt = cutExcerpt(decoded.text, fragment);
    if ('code' in excerpt) {
      findMissingLines(marker, excerpt.code);
      return excerpt.code;
    }
    if (excerpt.fault === 'lines')
      return tell(marker, {
        message: `The file ${quote(file)} has no lines ${quote(fragment.slice(1))}`,
        hint: `It has ${excerpt.count}: write "#L1-${excerpt.count}", or the name of a region.`,
      });
    const listed = excerpt.names.length > 0 ? `It has ${excerpt.names.map(quote).join(', ')}.` : '';
    return tell(marker, {
      message: `The file ${quote(file)} has no region ${quote(fragment)}`,
      hint: excerpt.nearest
        ? `Did you mean ${quote(excerpt.nearest)}?`
        : listed || `Write "// #region ${fragment}" above its lines, and "// #endregion" below them.`,
    });
  }

  function missing(file: string): Pick<Problem, 'message' | 'hint'> {
    const nearest = findNearest(posix.basename(file), listNames(join(root, posix.dirname(file))));
    return {
      message: `No file ${quote(file)}`,
      hint: nearest
        ? `Did you mean ${quote(posix.join(posix.dirname(file), nearest))}?`
        : 'Write its path from the folder of the site, or from this page: "./Button.tsx".',
    };
  }

  function findMissingLines(marker: ExcerptMarker, written: string): void {
    const { code } = cutLineMarks(written, languageOf(marker));
    const count = code.split('\n').length - 1;
    const beyond = Object.values(marker.marks.lines)
      .flat()
      .find((line) => line > count);
    if (beyond === undefined) return;
    problems.push({
      rule: 'fence-lines',
      severity: 'warning',
      place: { file: pageFile, line: marker.line, column: marker.column },
      message: `The fence highlights line ${beyond}, and the code has ${count} ${count === 1 ? 'line' : 'lines'}`,
      hint: 'Count the lines from 1 at the first line that is shown.',
    });
  }

  function tell({ line, column }: ExcerptMarker, said: Pick<Problem, 'message' | 'hint'>): string {
    problems.push({ rule: 'fence-file', severity: 'error', place: { file: pageFile, line, column }, ...said });
    return '';
  }
}

function outside(source: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `${quote(source)} is no file of this site`,
    hint: 'Name a file in the folder of the site, outside node_modules and folders that begin with a dot.',
  };
}

function isOwn(file: string): boolean {
  const parts = file.split('/');
  return !file.startsWith('/') && !file.includes('\\') && !parts.some((part) => /^\.|^node_modules$/.test(part));
}

function isWithin(root: string, file: string): boolean {
  return realpathSync(join(root, file)).startsWith(`${realpathSync(root)}${sep}`);
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** The ending of the file says what the fence does not. */
function languageOf({ language, source }: ExcerptMarker): string {
  const ending = /\.(\w+)(?:#.*)?$/.exec(source)?.[1]?.toLowerCase() ?? '';
  const named = language || ending;
  return isLanguage(named) ? named : '';
}
