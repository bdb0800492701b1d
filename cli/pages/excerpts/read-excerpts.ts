// Reads the code that fences of a page take from files, and its types. Both are read when the page is made, so that a
// saved file makes the page again.

import { cutLineMarks } from '../../../core/code/cut-line-marks.ts';
import { isLanguage } from '../../../core/code/languages.ts';
import { renderCodeBlock, type CodeLabels } from '../../../core/code/render-code-block.ts';
import { cutTypedCode } from '../../../core/code/types/cut-typed-code.ts';
import { planTypedLines } from '../../../core/code/types/plan-typed-lines.ts';
import type { TypedCode } from '../../../core/code/types/typed-code.ts';
import type { Document, ExcerptMarker } from '../../../core/model/document.ts';
import { formatFenceInfo, writeFence } from '../../../core/markdown/copy/write-fence.ts';
import { joinMarks } from '../../../core/code/line-marks.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { readExcerpt, type ExcerptPlace, type ReadExcerpt } from './read-excerpt.ts';

/** The excerpts of a page. */
export interface PageExcerpts {
  /** Renders the excerpt of a marker. */
  readonly render: (marker: ExcerptMarker) => string;
  /** Writes the excerpt as a fence, for the copy of the page. */
  readonly write: (marker: ExcerptMarker) => string;
  /** Returns the whole code that a marker shows a part of, and its file. */
  readonly wholeOf: (marker: ExcerptMarker) => WholeCode;
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

/** Code that TypeScript reads, and its file. */
interface WholeCode extends Pick<ExcerptMarker, 'language'> {
  readonly code: string;
  readonly file: string;
}

/** Finds the types of a fence. */
export type FindTypes = (
  marker: ExcerptMarker,
  whole: WholeCode,
) => {
  readonly typed?: TypedCode;
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
};

/** The places of excerpts, and their labels. */
interface ExcerptOptions extends ExcerptPlace {
  readonly labels?: CodeLabels;
  /** Finds the types of fences with types. */
  readonly types?: FindTypes;
}

/** Reads the excerpts of a page. */
export function readExcerpts(
  { blocks }: Pick<Document, 'blocks'>,
  { labels = { copy: '', copyCode: '' }, types, ...place }: ExcerptOptions,
): PageExcerpts {
  const { pageFile } = place;
  const reads = new Map<string, ReadFile>();
  const problems: Problem[] = [];
  const codes = new Map<ExcerptMarker, Pick<ReadExcerpt, 'code'> & Partial<ReadExcerpt>>();
  const typed = new Map<ExcerptMarker, TypedCode>();
  for (const block of blocks) {
    if (block.kind !== 'excerpt') continue;
    const { excerpt } = block;
    codes.set(excerpt, excerpt.code === undefined ? read(excerpt) : { code: excerpt.code });
    if (excerpt.isTyped && types) readTypes(excerpt, types);
  }

  return {
    reads: [...reads.values()],
    problems,
    wholeOf,
    render: (marker) => {
      const { code, marks, sourceLines } = cutLineMarks(shownOf(marker), languageOf(marker));
      const typedExcerpt = typed.get(marker);
      const id = `types-${[...codes.keys()].indexOf(marker) + 1}`;
      return renderCodeBlock({
        code,
        language: languageOf(marker),
        title: titleOf(marker),
        marks: joinMarks(marker.marks, marks),
        ...(typedExcerpt && { findTypes: planTypedLines(typedExcerpt, { sourceLines, id }) }),
        labels,
      });
    },
    write: (marker) => {
      const { code } = cutLineMarks(shownOf(marker), languageOf(marker));
      const info = formatFenceInfo(languageOf(marker), { title: titleOf(marker), marks: marker.marks });
      return writeFence(info, code === '' ? [] : code.replace(/\n$/, '').split('\n')).join('\n');
    },
  };

  function shownOf(marker: ExcerptMarker): string {
    return typed.get(marker)?.code ?? codes.get(marker)?.code ?? '';
  }

  function wholeOf(marker: ExcerptMarker): WholeCode {
    const { code = '', text = code, file = pageFile } = codes.get(marker) ?? {};
    return { code: text, file, language: languageOf(marker) };
  }

  function readTypes(marker: ExcerptMarker, find: FindTypes): void {
    const { sourceLines, indent = 0 } = codes.get(marker) ?? {};
    const found = find(marker, wholeOf(marker));
    for (const each of found.reads) reads.set(each.file, each);
    // Two fences of one file have the same faults.
    const reported = new Set(problems.map((problem) => JSON.stringify(problem)));
    problems.push(...found.problems.filter((problem) => !reported.has(JSON.stringify(problem))));
    if (!found.typed) return;
    typed.set(marker, sourceLines ? cutTypedCode(found.typed, { sourceLines, indent }) : found.typed);
    findMissingLines(marker, shownOf(marker));
  }

  function read(marker: ExcerptMarker): Pick<ReadExcerpt, 'code'> & Partial<ReadExcerpt> {
    const answer = readExcerpt(marker, place);
    for (const each of answer.reads) reads.set(each.file, each);
    problems.push(...answer.problems);
    if (answer.excerpt && !marker.isTyped) findMissingLines(marker, answer.excerpt.code);
    return answer.excerpt ?? { code: '' };
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
      message: `The fence highlights line ${beyond}, but the code has ${count} ${count === 1 ? 'line' : 'lines'}`,
      hint: 'Count the lines from 1 at the first line that is shown.',
    });
  }
}

/** Returns the title of a fence, or else the name of its file. */
function titleOf({ title, source }: ExcerptMarker): string {
  return title || source.replace(/#.*$/, '').replace(/^(?:\.{1,2}\/)+/, '');
}

/** Returns the language of a fence, or else that of the file's extension. */
function languageOf({ language, source }: ExcerptMarker): string {
  const ending = /\.(\w+)(?:#.*)?$/.exec(source)?.[1]?.toLowerCase() ?? '';
  const named = language || ending;
  return isLanguage(named) ? named : '';
}
