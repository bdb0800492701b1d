import type { PageTools } from '../markdown/page-tools.ts';

/** Hides what is written, so that it stays in the file. */
export function comment(written: string, { mode }: Pick<PageTools, 'mode'>): string {
  const text = written.trim();
  return mode === 'mdx' ? `{/* ${text.replaceAll('*/', '* /')} */}` : `<!-- ${text.replace(/--+>?/g, '-')} -->`;
}

/** A comment, or code, that goes on past a blank line would be several blocks. */
export function closeUp(text: string): string {
  return text.replace(/\n[ \t]*(?=\n)/g, '');
}
