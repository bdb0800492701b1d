// Fills the table of the versions page from the list of versions. Product names already in the page stay,
// as they may be links.

import { planVersionTable } from '../../../core/publish/versions/plan-version-table.ts';
import type { ListedProduct, ListedVersion, VersionList } from '../../../core/model/version-list.ts';
import { createLink } from './create-link.ts';
import type { VersionFacts } from './version-facts.ts';

interface TableOptions {
  readonly list: VersionList;
  readonly facts: VersionFacts;
}

/** Fills the table of versions, if the page has one. */
export function fillTable(page: Document, { list, facts }: TableOptions): void {
  const table = page.querySelector('[data-docs-version-table]');
  if (!table) return;
  const headByProduct = new Map(
    [...table.querySelectorAll<HTMLElement>('tbody')].map((body) => [
      body.dataset.docsProduct,
      body.querySelector('th'),
    ]),
  );
  const { groups } = planVersionTable(list);
  if (groups.length === 0) return;

  for (const body of table.querySelectorAll('tbody')) body.remove();
  table.append(...groups.map((group) => createGroup(page, { group, facts, head: headByProduct.get(group.id) })));
}

function createGroup(
  page: Document,
  {
    group: { id, name, versions },
    facts,
    head,
  }: { group: ListedProduct; facts: VersionFacts; head: HTMLTableCellElement | null | undefined },
): HTMLTableSectionElement {
  const body = page.createElement('tbody');
  const headCell = head ?? page.createElement('th');
  if (!head) headCell.textContent = name;
  headCell.scope = 'rowgroup';
  headCell.colSpan = 4;
  body.dataset.docsProduct = id;
  body.append(
    createRow(page, [headCell]),
    ...versions.map((version) => createRow(page, createCells(page, { version, facts }))),
  );
  return body;
}

function createRow(page: Document, cells: readonly HTMLElement[]): HTMLTableRowElement {
  const row = page.createElement('tr');
  row.append(...cells);
  return row;
}

function createCells(
  page: Document,
  {
    version: { text, base, href, status, date, notes, migration },
    facts,
  }: { version: ListedVersion; facts: VersionFacts },
): HTMLTableCellElement[] {
  const { words, statuses } = facts;
  const address = base === facts.base ? undefined : (base ?? href);
  const name = page.createElement('code');
  name.dir = 'auto';
  name.textContent = text;
  const shown = address === undefined ? name : createLink(page, '', { href: address });
  if (shown !== name) shown.append(name);

  return [
    [shown],
    [status ? (statuses[status] ?? '') : ''],
    [date === undefined ? '' : createTime(page, date)],
    [
      ...(notes === undefined ? [] : [createLink(page, words.notes, { href: notes, name: 'version-link' })]),
      ...(migration === undefined
        ? []
        : [createLink(page, words.migration, { href: migration, name: 'version-link' })]),
    ],
  ].map((content) => {
    const cell = page.createElement('td');
    cell.append(...content);
    return cell;
  });
}

function createTime(page: Document, date: string): HTMLTimeElement {
  const time = page.createElement('time');
  time.dateTime = date;
  time.textContent = new Date(date).toLocaleDateString([page.documentElement.lang, 'en'], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return time;
}
