// The content of a site → the problems in the front matter of its pages. They depend on no setting, so they are reported
// along with errors of the settings, which keep pages from being parsed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import { listFiles } from '../../files/list-files.ts';
import { isHuge } from '../load/is-huge.ts';

/** Finds problems in the front matter of all pages except drafts. */
export async function findHeadProblems(root: string): Promise<Problem[]> {
  const { splitFrontMatter } = await import('../../../core/markdown/front-matter/split-front-matter.ts');
  const { parseFrontMatter } = await import('../../../core/markdown/front-matter/parse-front-matter.ts');
  const pages = listFiles(root, 'content').files.filter((file) => file.endsWith('.md') && !isHuge(join(root, file)));

  return pages.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n');
    if (!text.startsWith('---')) return [];
    const { data, head, problems: unread } = splitFrontMatter(text, file);
    const { frontMatter, problems } = parseFrontMatter(data, head, file);
    return frontMatter.draft === true ? [] : [...unread, ...problems];
  });
}
