// Fills the version menu from the list of versions. Once a reader approaches it, its links are changed
// to the same page in every version that has it.

import { findSamePage, toVersionHref } from '../../../core/publish/versions/find-same-page.ts';
import { planVersionMenu, type VersionLine } from '../../../core/publish/versions/plan-version-menu.ts';
import type { ListedVersion } from '../../../core/model/version-list.ts';
import { fetchPaths } from './fetch-paths.ts';
import type { VersionFacts } from './version-facts.ts';

/** Fills the menu. The button is left alone if the page's version is not in the list. */
export function fillMenu(
  page: Document,
  { versions, facts }: { versions: readonly ListedVersion[]; facts: VersionFacts },
): void {
  const list = page.querySelector<HTMLElement>('[data-docs-versions]');
  const button = list?.closest('.switch')?.querySelector('button');
  if (!list || versions.length === 0) return;

  const lines = planVersionMenu(versions, facts.base);
  list.replaceChildren(...lines.map((line) => createLine(page, line)));
  const currentLine = lines.find(({ isHere }) => isHere);
  if (!currentLine || !button) return;
  button.setAttribute(
    'aria-label',
    facts.words.button.replace('{version}', () => currentLine.text),
  );
  button.querySelector('.switch-text')?.replaceChildren(currentLine.text);
}

function createLine(page: Document, { text, href, isHere, base }: VersionLine): HTMLLIElement {
  const line = page.createElement('li');
  const target = page.createElement(href === undefined ? 'span' : 'a');
  const title = page.createElement('span');
  target.className = 'panel-link';
  title.className = 'panel-title';
  title.dir = 'auto';
  title.textContent = text;
  if (href !== undefined) target.setAttribute('href', href);
  if (base !== undefined) target.dataset.docsBase = base;
  if (isHere) target.setAttribute('aria-current', 'true');
  target.append(title);
  line.append(target);
  return line;
}

/**
 * Points each line to the same page of its version, as soon as a reader approaches the menu. Returns a function
 * to call after its lines have changed, which updates them if the reader is already there.
 */
export function followMenu(page: Document, { ways }: Pick<VersionFacts, 'ways'>): () => void {
  const menu = page.querySelector('[data-docs-versions]')?.closest('.switch');
  const requests = new Map<string, Promise<readonly string[] | undefined>>();

  for (const type of ['pointerenter', 'focusin']) menu?.addEventListener(type, update);
  updateIfNear();
  return updateIfNear;

  function updateIfNear(): void {
    if (menu?.matches(':hover, :focus-within')) update();
  }

  function update(): void {
    for (const link of menu?.querySelectorAll<HTMLAnchorElement>('a[data-docs-base]') ?? []) void updateLink(link);
  }

  async function updateLink(link: HTMLAnchorElement): Promise<void> {
    const base = link.dataset.docsBase ?? '';
    const paths = requests.get(base) ?? fetchPaths(base);
    requests.set(base, paths);
    const path = findSamePage(ways, (await paths) ?? []);
    if (path !== undefined) link.href = toVersionHref(base, path);
  }
}
