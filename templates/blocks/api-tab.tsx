// The body of an API tab: each component or hook with the ways to import it.

import type { ApiTabEntry } from '../../core/api/plan-api-tab.ts';
import type { Translate } from '../page-props.ts';

interface ApiTabProps {
  readonly entries: readonly ApiTabEntry[];
  /** Renders the code of an import. */
  readonly renderImport: (code: string) => string;
  readonly t: Translate;
}

/** Draws the entries of an API tab. */
export function ApiTab({ entries, renderImport, t }: ApiTabProps) {
  return (
    <>
      {entries.map(({ name, id, importId, imports }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>
            <code>{name}</code>
            <a className="anchor" href={`#${id}`} aria-label={t('content.anchor', { title: name })} />
          </h2>
          {imports.length > 0 && (
            <>
              <h3 id={importId}>
                {t('api.import')}
                <a className="anchor" href={`#${importId}`} aria-label={t('content.anchor', { title: `${name}, ${t('api.import')}` })} />
              </h3>
              <div dangerouslySetInnerHTML={{ __html: renderImport(imports.join(`\n// ${t('api.or')}\n`)) }} />
            </>
          )}
        </section>
      ))}
    </>
  );
}
