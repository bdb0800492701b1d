import type { Answer } from './plan-answer.ts';
import type { ServedFile, ServedSite } from './served-site.ts';

/** Finds the Markdown copy of a page; undefined if the answer is not a page, or has none. */
export function findCopy({ files }: ServedSite, answer: Answer): ServedFile | undefined {
  if (answer.kind !== 'file' || answer.status !== 200 || !answer.path.endsWith('/')) return undefined;
  return files.get(`${answer.path.slice(0, -1)}.md`) ?? files.get(`${answer.path}index.md`);
}

/**
 * Returns whether an Accept header prefers Markdown: it must name it, with at least the quality of HTML. Headers of
 * browsers, and those that accept anything, do not.
 */
export function wantsMarkdown(accept: string | undefined): boolean {
  const choices = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((choice) => choice.split(';').map((part) => part.trim()));
  const quality = (type: string) => {
    const found = choices.find(([name]) => name === type);
    if (!found) return 0;
    const written = found.find((part) => part.startsWith('q='))?.slice(2);
    return written === undefined ? 1 : Number(written) || 0;
  };
  return quality('text/markdown') > 0 && quality('text/markdown') >= quality('text/html');
}
