// A page's task → its text, or the problem that it cannot be read.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../../core/model/page.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import { decodeText } from '../../files/decode-text.ts';
import { maxBytes } from '../../site/load/is-huge.ts';
import { statPath } from '../../files/stat-path.ts';

/** Reads the text of a page. */
export function readPageText(
  { page, text }: PageTask,
  { root, site }: Pick<ParseContext, 'root' | 'site'>,
): { text: string } | { problem: Problem } {
  if (text !== undefined) return { text };
  const file = join(root, page.file);
  const size = statPath(file)?.size ?? 0;
  return size > Math.min(site.limits.pageBytes, maxBytes)
    ? { problem: sizeProblem(page, size, Math.min(site.limits.pageBytes, maxBytes)) }
    : decodeText(readFileSync(file), page.file);
}

function sizeProblem({ file }: Page, bytes: number, limit: number): Problem {
  return {
    rule: 'page-too-large',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: `The page has ${bytes} bytes, but only ${limit} are allowed`,
    hint: 'Split the page, or raise limits.pageBytes in docs.config.ts.',
  };
}
