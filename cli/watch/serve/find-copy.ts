// A page that is to be answered, and what the client asks for → the copy of the page in Markdown.

import type { Answer } from './plan-answer.ts';
import type { ServedFile, ServedSite } from './served-site.ts';

/** Finds the copy of a page; undefined for what is no page, or has none. */
export function findCopy({ files }: ServedSite, answer: Answer): ServedFile | undefined {
  if (answer.kind !== 'file' || answer.status !== 200 || !answer.path.endsWith('/')) return undefined;
  return files.get(`${answer.path.slice(0, -1)}.md`) ?? files.get(`${answer.path}index.md`);
}

/**
 * Tells whether an Accept header asks for Markdown: by name, and no less than for HTML. What a browser
 * sends does not, nor does one that takes anything.
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
