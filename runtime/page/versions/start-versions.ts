// The list of versions → the version menu, the version table and the banner of a page.

import { findStanding } from '../../../core/publish/versions/find-standing.ts';
import { parseVersionList } from '../../../core/publish/versions/parse-version-list.ts';
import type { VersionList } from '../../../core/model/version-list.ts';
import { fetchPaths, fetchText } from './fetch-paths.ts';
import { fillMenu, followMenu } from './fill-menu.ts';
import { fillTable } from './fill-table.ts';
import { showStanding } from './show-standing.ts';
import { readVersionFacts, type VersionFacts } from './version-facts.ts';

/** Updates the version parts of a page. Without a readable list, nothing changes. */
export async function startVersions(page: Document): Promise<void> {
  const facts = readVersionFacts(page);
  if (!facts) return;
  const updateMenu = followMenu(page, facts);

  const list = facts.list === undefined ? undefined : await readList(facts.list);
  if (list) await showVersions(page, { list, facts, updateMenu });
}

async function readList(address: string): Promise<VersionList | undefined> {
  const text = await fetchText(address);
  return text === undefined ? undefined : parseVersionList(text);
}

async function showVersions(
  page: Document,
  { list, facts, updateMenu }: { list: VersionList; facts: VersionFacts; updateMenu: () => void },
): Promise<void> {
  const product = list.products.find(({ id }) => id === facts.product);
  if (product) fillMenu(page, { versions: product.versions, facts });
  updateMenu();
  fillTable(page, { list, facts });

  const standing = findStanding(list, facts);
  const paths = standing && (await fetchPaths(standing.current.base));
  showStanding(page, { standing, paths, facts });
}
