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
export function readExcerpts({ blocks }: Pick<Document, 'blocks'>, options: ExcerptOptions): PageExcerpts {
  const excerpts = new PageExcerpts(options);
  for (const block of blocks) if (block.kind === 'excerpt') excerpts.read(block.excerpt);
  return excerpts;
}

/** The excerpts of a page. */
export class PageExcerpts {
  readonly #place: ExcerptPlace;
  readonly #labels: CodeLabels;
  readonly #types: FindTypes | undefined;
  readonly #reads = new Map<string, ReadFile>();
  readonly #problems: Problem[] = [];
  readonly #codes = new Map<ExcerptMarker, Pick<ReadExcerpt, 'code'> & Partial<ReadExcerpt>>();
  readonly #typed = new Map<ExcerptMarker, TypedCode>();

  constructor({ labels = { copy: '', copyCode: '' }, types, ...place }: ExcerptOptions) {
    this.#place = place;
    this.#labels = labels;
    this.#types = types;
  }

  /** The files that were read. */
  get reads(): readonly ReadFile[] {
    return [...this.#reads.values()];
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** Reads the code of a marker, and its types. */
  read(marker: ExcerptMarker): void {
    this.#codes.set(marker, marker.code === undefined ? this.#readCode(marker) : { code: marker.code });
    if (marker.isTyped && this.#types) this.#readTypes(marker, this.#types);
  }

  /** Renders the excerpt of a marker. */
  render(marker: ExcerptMarker): string {
    const language = languageOf(marker);
    const { code, marks, sourceLines } = cutLineMarks(this.#shownOf(marker), language);
    const typed = this.#typed.get(marker);
    const id = `types-${[...this.#codes.keys()].indexOf(marker) + 1}`;
    return renderCodeBlock({
      code,
      language,
      title: titleOf(marker),
      marks: joinMarks(marker.marks, marks),
      ...(typed && { findTypes: planTypedLines(typed, { sourceLines, id }) }),
      labels: this.#labels,
    });
  }

  /** Writes the excerpt as a fence, for the copy of the page. */
  write(marker: ExcerptMarker): string {
    const language = languageOf(marker);
    const { code } = cutLineMarks(this.#shownOf(marker), language);
    const info = formatFenceInfo(language, { title: titleOf(marker), marks: marker.marks });
    return writeFence(info, code === '' ? [] : code.replace(/\n$/, '').split('\n')).join('\n');
  }

  /** Returns the whole code that a marker shows a part of, and its file. */
  wholeOf(marker: ExcerptMarker): WholeCode {
    const { code = '', text = code, file = this.#place.pageFile } = this.#codes.get(marker) ?? {};
    return { code: text, file, language: languageOf(marker) };
  }

  #readCode(marker: ExcerptMarker): Pick<ReadExcerpt, 'code'> & Partial<ReadExcerpt> {
    const { excerpt, reads, problems } = readExcerpt(marker, this.#place);
    for (const each of reads) this.#reads.set(each.file, each);
    this.#problems.push(...problems);
    if (excerpt && !marker.isTyped) this.#checkLines(marker, excerpt.code);
    return excerpt ?? { code: '' };
  }

  #readTypes(marker: ExcerptMarker, find: FindTypes): void {
    const { sourceLines, indent = 0 } = this.#codes.get(marker) ?? {};
    const { typed, reads, problems } = find(marker, this.wholeOf(marker));
    for (const each of reads) this.#reads.set(each.file, each);
    // Two fences of one file have the same faults.
    const reported = new Set(this.#problems.map((problem) => JSON.stringify(problem)));
    this.#problems.push(...problems.filter((problem) => !reported.has(JSON.stringify(problem))));
    if (!typed) return;
    this.#typed.set(marker, sourceLines ? cutTypedCode(typed, { sourceLines, indent }) : typed);
    this.#checkLines(marker, this.#shownOf(marker));
  }

  #shownOf(marker: ExcerptMarker): string {
    return this.#typed.get(marker)?.code ?? this.#codes.get(marker)?.code ?? '';
  }

  /** Reports highlighted lines that the code does not have. */
  #checkLines(marker: ExcerptMarker, written: string): void {
    const { code } = cutLineMarks(written, languageOf(marker));
    const count = code.split('\n').length - 1;
    const beyond = Object.values(marker.marks.lines)
      .flat()
      .find((line) => line > count);
    if (beyond === undefined) return;
    this.#problems.push({
      rule: 'fence-lines',
      severity: 'warning',
      place: { file: this.#place.pageFile, line: marker.line, column: marker.column },
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
