// Renders the link to the source of an export.

import type { Translate } from '../page-props.ts';

interface SourceLinkProps {
  readonly url: string;
  readonly t: Translate;
}

/** Renders the link. If the package names only its repository, the text does not promise more than that. */
export function SourceLink({ url, t }: SourceLinkProps) {
  const isWholeRepository = /^https:\/\/github\.com\/[^/]+\/[^/]+\/tree\/[^/]+$/.test(url);
  return <a href={url}>{t(isWholeRepository ? 'header.repository' : 'api.source')}</a>;
}
