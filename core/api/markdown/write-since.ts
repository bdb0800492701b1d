import type { EntryTools } from './entry-tools.ts';

/** Writes the version that introduced something; '' if it is unknown. */
export function writeSince({ since }: { readonly since?: string }, t: EntryTools['t']): string {
  return since === undefined ? '' : `_${t('api.since', { version: since })}._`;
}
