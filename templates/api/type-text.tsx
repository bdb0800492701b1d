import { foldUnion } from '../../core/api/pages/fold-union.ts';
import { renderType } from '../../core/api/pages/render-type.ts';
import type { ApiTools } from './api-tools.ts';

/** Renders a highlighted type, with links for documented names. A long union is folded. */
export function TypeText({ type, links, t }: { readonly type: string } & Pick<ApiTools, 'links' | 't'>) {
  const folded = foldUnion(type);
  const full = <code className="api-type" dangerouslySetInnerHTML={{ __html: renderType(type, links) }} />;
  if (!folded) return full;

  return (
    <details className="api-fold">
      <summary>
        <code className="api-type" dangerouslySetInnerHTML={{ __html: renderType(folded.start, {}) }} />
        <span className="api-more">{t('api.more', { count: folded.more })}</span>
      </summary>
      {full}
    </details>
  );
}
