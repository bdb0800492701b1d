import { toSinceMark } from '../../../core/api/history/to-since-mark.ts';
import type { ApiTools } from '../api-tools.ts';

interface SinceProps {
  readonly since: string | undefined;
  readonly tools: Pick<ApiTools, 't' | 'version'>;
}

/** Renders the version that added a part; a part new in the documented version is highlighted. */
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

/** Renders a `@since` comment that is more than a version number. */
export function SinceText({ since, tools: { t }, className }: SinceProps & { readonly className?: string }) {
  if (since === undefined || toSinceMark(since, undefined)) return null;
  return <p className={className}>{t('api.since', { version: since })}</p>;
}
