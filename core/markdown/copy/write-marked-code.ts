// A fence whose comments mark lines → the same for the page's copy: without the comments, and as a diff where
// lines were added or taken away. What stands behind its language stays.

import type { Code } from 'mdast';
import { cutLineMarks } from '../../code/cut-line-marks.ts';
import { parseFenceInfo } from '../slots/parse-fence-info.ts';
import { writeFence } from './write-fence.ts';

/** Writes a fence anew; undefined where nothing in it is marked by a comment. */
export function writeMarkedCode({ value, lang, meta }: Code, indent: string): string | undefined {
  const { language, meta: said } = parseFenceInfo(lang ?? '', meta ?? '');
  const { code, marks } = cutLineMarks(value, language);
  if (code === value) return undefined;

  const { add = [], del = [] } = marks.lines;
  const isDiff = add.length + del.length > 0;
  const lines = code.split('\n').map((line, index) => {
    if (!isDiff) return line;
    const sign = add.includes(index + 1) ? '+' : del.includes(index + 1) ? '-' : ' ';
    return `${sign}${line}`;
  });
  const info = isDiff ? `diff ${said}` : `${lang ?? ''} ${meta ?? ''}`;
  return writeFence(info.trim(), lines).join(`\n${indent}`);
}
