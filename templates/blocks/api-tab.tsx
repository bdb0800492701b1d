// Renders the body of an API tab: each component or hook with its imports and, if the site documents
// its package, with its API.

import type { ApiSubject } from '../../core/api/pages/api-subject.ts';
import type { ApiTabEntry } from '../../core/api/plan-api-tab.ts';
import type { ApiTools } from '../api/api-tools.ts';
import { EntrySections } from '../api/entry-sections.tsx';
import { Text } from '../api/text.tsx';
import type { Translate } from '../page-props.ts';

/** An entry with an extracted API, and the tools to render it. */
interface DocumentedEntry {
  readonly subject: ApiSubject;
  readonly tools: ApiTools;
}

interface ApiTabProps {
  readonly entries: readonly ApiTabEntry[];
  /** Documented entries by name. */
  readonly documented?: ReadonlyMap<string, DocumentedEntry>;
  /** Renders the code of an import. */
  readonly renderImport: (code: string) => string;
  readonly t: Translate;
}

/** Renders the entries of an API tab. */
export function ApiTab({ entries, documented, renderImport, t }: ApiTabProps) {
  return (
    <>
      {entries.map((entry) => (
        <TabEntry
          key={entry.id}
          {...entry}
          documented={documented?.get(entry.name)}
          renderImport={renderImport}
          t={t}
        />
      ))}
    </>
  );
}

type TabEntryProps = ApiTabEntry &
  Pick<ApiTabProps, 'renderImport' | 't'> & { readonly documented: DocumentedEntry | undefined };

function TabEntry({ name, id, importId, imports: guessed, documented, renderImport, t }: TabEntryProps) {
  const imports = documented?.subject.entry.imports ?? guessed;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <code>{name}</code>
        <a className="anchor" href={`#${id}`} aria-label={t('content.anchor', { title: name })} />
      </h2>
      {imports.length > 0 && (
        <>
          <h3 id={importId}>
            {t('api.import')}
            <a
              className="anchor"
              href={`#${importId}`}
              aria-label={t('content.anchor', { title: `${name}, ${t('api.import')}` })}
            />
          </h3>
          <div dangerouslySetInnerHTML={{ __html: renderImport(imports.join(`\n// ${t('api.or')}\n`)) }} />
        </>
      )}
      {documented && (
        <>
          <Text text={documented.subject.entry.description} tools={documented.tools} />
          <EntrySections subject={documented.subject} place="tab" tools={documented.tools} />
        </>
      )}
    </section>
  );
}
