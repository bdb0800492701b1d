import type { EntryTools } from './entry-tools.ts';

/** Writes since which version something is there; '' where nobody knows. */
export function writeSince({ since }: { readonly since?: string }, t: EntryTools['t']): string {
  return since === undefined ? '' : `_${t('api.since', { version: since })}._`;
}
