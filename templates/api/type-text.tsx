// A type in its colours, with links for the names that the site explains. A long union is folded.

import { foldUnion } from '../../core/api/pages/fold-union.ts';
import { renderType } from '../../core/api/pages/render-type.ts';
import type { ApiTools } from './api-tools.ts';

/** Draws a type. */
export function TypeText({ type, links, t }: { readonly type: string } & Pick<ApiTools, 'links' | 't'>) {
  const folded = foldUnion(type);
  const whole = <code className="api-type" dangerouslySetInnerHTML={{ __html: renderType(type, links) }} />;
  if (!folded) return whole;

  return (
    <details className="api-fold">
      <summary>
        <code className="api-type" dangerouslySetInnerHTML={{ __html: renderType(folded.start, {}) }} />
        <span className="api-more">{t('api.more', { count: folded.more })}</span>
      </summary>
      {whole}
    </details>
  );
}
