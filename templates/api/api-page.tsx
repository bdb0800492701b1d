// Renders the body of a page about one component or hook, below its title and lead.

import { SourceLink } from './source-link.tsx';
import type { ApiSubject } from '../../core/api/pages/api-subject.ts';
import type { ApiTools } from './api-tools.ts';
import { EntrySections } from './entry-sections.tsx';
import { Text } from './text.tsx';

interface ApiPageProps {
  readonly subject: ApiSubject;
  readonly tools: ApiTools;
}

/** Renders the page: what the component is, links to its demos, its imports, and its API. */
export function ApiPage({ subject, tools }: ApiPageProps) {
  const { entry, showing } = subject;
  const { t, href, code } = tools;

  return (
    <>
      {entry.deprecated !== undefined && (
        <aside className="callout callout-warning" role="note" aria-label={t('api.deprecated')}>
          <p className="callout-title">{t('api.deprecated')}</p>
          <Text text={entry.deprecated} tools={tools} />
        </aside>
      )}
      {entry.stage !== undefined && (
        <p>
          <span className="chip api-stage">{t(`api.${entry.stage}`)}</span>
        </p>
      )}
      <Text text={entry.description} tools={tools} />
      {showing.length > 0 && (
        <aside className="callout callout-info" role="note" aria-labelledby="demos">
          <h2 id="demos" className="callout-title">
            {t('api.demos')}
          </h2>
          <p>{t('api.demosText')}</p>
          <ul>
            {showing.map(({ path, title }) => (
              <li key={path}>
                <a href={href(path)}>{title}</a>
              </li>
            ))}
          </ul>
        </aside>
      )}
      <Title id="import" text={t('api.import')} t={t} />
      <div dangerouslySetInnerHTML={{ __html: code(entry.imports.join(`\n// ${t('api.or')}\n`), 'js') }} />
      {entry.imports.length > 1 && <p>{t('api.importText')}</p>}
      {entry.sourceUrl !== undefined && (
        <p>
          <SourceLink url={entry.sourceUrl} t={t} />
        </p>
      )}
      {entry.since !== undefined && <p>{t('api.since', { version: entry.since })}</p>}
      <EntrySections subject={subject} place="page" tools={tools} />
    </>
  );
}

function Title({ id, text, t }: { readonly id: string; readonly text: string } & Pick<ApiTools, 't'>) {
  return (
    <h2 id={id}>
      {text}
      <a className="anchor" href={`#${id}`} aria-label={t('content.anchor', { title: text })} />
    </h2>
  );
}
