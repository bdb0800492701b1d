// docs search: searches a built site for words, or checks a file of queries.

import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { hasErrors, sortProblems, type Problem } from '../../core/model/problem.ts';
import { findNearTitles } from '../../core/search/find-near-titles.ts';
import { formatAnswer } from '../../core/search/format-answer.ts';
import { formatJudgment } from '../../core/search/check/format-judgment.ts';
import { judgeQueries } from '../../core/search/check/judge-queries.ts';
import { parseQueries } from '../../core/search/check/parse-queries.ts';
import { decodeText } from '../files/decode-text.ts';
import { formatDiagnostics } from '../output/report/format-diagnostics.ts';
import { loadIndex, type LoadedIndex } from './knowledge/load-index.ts';
import { SiteError } from '../files/site-error.ts';

/** The flags of the command, as commander gives them. */
export interface SearchFlags {
  readonly root: string;
  readonly out?: string;
  readonly language?: string;
  readonly product?: string;
  readonly check?: string;
  readonly format: 'text' | 'json' | 'sarif';
}

/** Searches or checks, prints, and returns the exit status: 1 if nothing or too little was found. */
export function runSearch(words: string, flags: SearchFlags): number {
  const { root, out, language, product, check } = flags;
  const index = loadIndex(resolve(out ?? join(root, 'dist')), language);
  if (product !== undefined && !index.products.includes(product)) {
    const named = index.products.map((id) => `"${id}"`).join(', ');
    throw new SiteError(`No product has the id "${product}"`, `Name one of these: ${named}.`);
  }
  if (check !== undefined) return checkQueries(index, { ...flags, check });
  if (words.trim() === '') {
    throw new SiteError('Nothing to search for', 'Write it after the command: docs search "disable ripple".');
  }

  const answer = index.search(words, { ...(product !== undefined && { product }) });
  const near = answer.pages.length === 0 ? findNearTitles(words, index.records) : [];
  process.stdout.write(formatAnswer(words, { answer, near }));
  return answer.pages.length === 0 ? 1 : 0;
}

function checkQueries(
  { search, records, products }: LoadedIndex,
  { root, check, format }: SearchFlags & { readonly check: string },
): number {
  const file = relative(resolve(root), resolve(check)).replaceAll('\\', '/');
  const decoded = decodeText(readQueries(check), file);
  if ('problem' in decoded) return report([decoded.problem], format);

  const paths = records.map(({ pathname }) => pathname);
  const { parsed, problems } = parseQueries(decoded.text, { file, paths, products });
  if (!parsed) return report(problems, format);
  const judged = judgeQueries(parsed.queries, search);
  const judgment = formatJudgment(judged, { ...parsed, file });
  process.stdout.write(judgment.text);
  return report(judgment.problems, format);
}

function readQueries(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new SiteError(`The file ${file} cannot be read`, 'Name a file of queries after --check.');
  }
}

function report(problems: readonly Problem[], format: SearchFlags['format']): number {
  process.stderr.write(formatDiagnostics({ problems: sortProblems(problems) }, format));
  return hasErrors(problems) ? 1 : 0;
}
