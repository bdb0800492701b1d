// A page's task → its text, or the problem that it cannot be read.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../../core/page.ts';
import type { Problem } from '../../../core/problem.ts';
import type { PageTask, ParseContext } from '../../build-context.ts';
import { decodeText } from '../../files/decode-text.ts';

/** Reads the text of a page. */
export function readPageText(
  { page, text }: PageTask,
  { root, site }: Pick<ParseContext, 'root' | 'site'>,
): { text: string } | { problem: Problem } {
  if (text !== undefined) return { text };
  const bytes = readFileSync(join(root, page.file));
  return bytes.length > site.limits.pageBytes
    ? { problem: sizeProblem(page, bytes.length, site.limits.pageBytes) }
    : decodeText(bytes, page.file);
}

function sizeProblem({ file }: Page, bytes: number, limit: number): Problem {
  return {
    rule: 'page-too-large',
    severity: 'error',
    place: { file },
    message: `The page has ${bytes} bytes, but only ${limit} are allowed`,
    hint: 'Split the page, or raise limits.pageBytes in docs.config.ts.',
  };
}
