import { Fragment } from 'react';
import type { ApiSymbol } from '../../../core/api/extract/symbols/api-symbol.ts';
import type { ApiTools } from '../api-tools.ts';
import { TypeText } from '../type-text.tsx';
import { WithPart } from '../with-part.tsx';

/** Renders the types that a symbol extends. */
export function Extends({
  symbol: { extends: bases = [] },
  tools,
}: {
  readonly symbol: ApiSymbol;
  readonly tools: ApiTools;
}) {
  const { t, links } = tools;
  if (bases.length === 0) return null;
  return (
    <div className="api-words">
      <WithPart text={t('api.extends', { types: '\u0000' })}>
        {bases.map((base, index) => (
          <Fragment key={base}>
            {index > 0 && ', '}
            <TypeText type={base} links={links} t={t} />
          </Fragment>
        ))}
      </WithPart>
    </div>
  );
}
