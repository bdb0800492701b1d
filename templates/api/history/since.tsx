import { toSinceMark } from '../../../core/api/history/to-since-mark.ts';
import type { ApiTools } from '../api-tools.ts';

interface SinceProps {
  readonly since: string | undefined;
  readonly tools: Pick<ApiTools, 't' | 'version'>;
}

/** Marks what is there since a version, quietly; what is new in the documented one says so. */
export function SinceMark({ since, tools: { t, version } }: SinceProps) {
  const mark = since === undefined ? undefined : toSinceMark(since, version);
  if (!mark) return null;
  if (mark.isNew) return <span className="chip chip-new">{t('api.newIn', { version: mark.text })}</span>;
  return (
    <span className="chip api-origin" aria-label={t('api.since', { version: mark.text })} role="note">
      {mark.text}
    </span>
  );
}

/** Tells since when, in the words of a comment that are more than a number. */
export function SinceText({ since, tools: { t }, className }: SinceProps & { readonly className?: string }) {
  if (since === undefined || toSinceMark(since, undefined)) return null;
  return <p className={className}>{t('api.since', { version: since })}</p>;
}
