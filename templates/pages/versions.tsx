// Renders a table of all products' versions, then the author's text. Empty columns are left out, unless
// the script may update the table in the browser.

import { listVersions } from '../../core/publish/versions/list-versions.ts';
import { planVersionTable, type VersionTable } from '../../core/publish/versions/plan-version-table.ts';
import type { ListedProduct, ListedVersion } from '../../core/model/version-list.ts';
import { formatDate } from '../format-date.ts';
import type { PageProps } from '../page-props.ts';
import { splitLead } from '../parts/split-lead.ts';

/** Renders the page of versions. */
export function Versions(props: PageProps) {
  const { head, body } = splitLead(props.content);

  return (
    <div className="page">
      <div className="page-head prose" dangerouslySetInnerHTML={{ __html: head }} />
      <div className="page-body prose">
        <Table {...props} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
      </div>
    </div>
  );
}

function Table(props: PageProps) {
  const { site, t, href, assets } = props;
  const plan = planVersionTable(listVersions(site, href));
  const isUpdated = assets.versions !== undefined;
  const table = isUpdated ? { ...plan, hasStatus: true, hasDate: true, hasNotes: true } : plan;
  if (table.groups.length === 0) return null;

  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={t('versions.table')}>
      <table {...(isUpdated && { 'data-docs-version-table': '' })}>
        <thead>
          <tr>
            <th scope="col">{t('versions.version')}</th>
            {table.hasStatus && <th scope="col">{t('versions.status')}</th>}
            {table.hasDate && <th scope="col">{t('versions.date')}</th>}
            {table.hasNotes && <th scope="col">{t('versions.changes')}</th>}
          </tr>
        </thead>
        {table.groups.map((group) => (
          <Group key={group.id} {...props} group={group} table={table} />
        ))}
      </table>
    </div>
  );
}

interface GroupProps extends PageProps {
  readonly group: ListedProduct;
  readonly table: VersionTable;
}

/** Renders a product's versions below a row with its name, which saves a column on narrow screens. */
function Group({ group: { id, name, versions }, ...props }: GroupProps) {
  const { productPaths, href } = props;
  const path = productPaths?.[id];

  return (
    <tbody data-docs-product={id}>
      <tr>
        <th scope="rowgroup" colSpan={countColumns(props.table)}>
          {path ? <a href={href(path)}>{name}</a> : name}
        </th>
      </tr>
      {versions.map((version) => (
        <tr key={version.text}>
          <Cells {...props} version={version} />
        </tr>
      ))}
    </tbody>
  );
}

function countColumns({ hasStatus, hasDate, hasNotes }: VersionTable): number {
  return 1 + [hasStatus, hasDate, hasNotes].filter(Boolean).length;
}

function Cells({
  version,
  table,
  site,
  t,
  userLanguage,
}: Omit<GroupProps, 'group'> & { readonly version: ListedVersion }) {
  const { text, base, href, status, date, notes, migration } = version;
  const address = base === site.base ? undefined : (base ?? href);
  const name = <code dir="auto">{text}</code>;

  return (
    <>
      <td>{address === undefined ? name : <a href={address}>{name}</a>}</td>
      {table.hasStatus && <td>{status && t(`versions.statusOf.${status}`)}</td>}
      {table.hasDate && <td>{date && <time dateTime={date}>{formatDate(date, userLanguage)}</time>}</td>}
      {table.hasNotes && (
        <td>
          {notes !== undefined && (
            <a className="version-link" href={notes}>
              {t('versions.notes')}
            </a>
          )}
          {migration !== undefined && (
            <a className="version-link" href={migration}>
              {t('versions.migration')}
            </a>
          )}
        </td>
      )}
    </>
  );
}
