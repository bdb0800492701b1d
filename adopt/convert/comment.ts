import type { PageTools } from '../markdown/page-tools.ts';

/** Turns text into a comment, so that it stays in the file. */
export function comment(written: string, { mode }: Pick<PageTools, 'mode'>): string {
  const text = written.trim();
  return mode === 'mdx' ? `{/* ${text.replaceAll('*/', '* /')} */}` : `<!-- ${text.replace(/--+>?/g, '-')} -->`;
}

/** Removes blank lines, as a comment or code with a blank line would be split into several blocks. */
export function closeUp(text: string): string {
  return text.replace(/\n[ \t]*(?=\n)/g, '');
}
