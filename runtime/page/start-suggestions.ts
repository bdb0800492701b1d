// The 404 page suggests the pages nearest to the requested address, and opens the search. The list of pages is a hashed
// file: once fetched, the service worker serves it without a network.

import type { PageSettings } from '../browser/read-settings.ts';
import { findNearPaths, type ListedPage } from './find-near-paths.ts';

/** Fills in the suggestions of the 404 page, if a page is near, and starts its search button. */
export async function startSuggestions({ base }: Pick<PageSettings, 'base'>): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-docs-path-list]');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  document
    .querySelector('.lost-search')
    ?.addEventListener('click', () => document.dispatchEvent(new CustomEvent('docs:search')));

  const response = await fetch(section.dataset.docsPathList ?? '');
  if (!response.ok) return;
  const pages = (await response.json()) as ListedPage[];
  const requested = readRequested(base);
  const original = pages.find(
    ([path]) => `/${document.documentElement.lang}${path}` === requested.replace(/\/?$/, '/'),
  );
  if (original && showOriginal(original, base)) return;
  const near = findNearPaths(requested, pages);
  list.replaceChildren(...near.map((page) => toLine(page, base)));
  section.hidden = near.length === 0;
}

/** Shows that the requested page is not translated, instead of the text for missing pages. */
function showOriginal([path, title]: ListedPage, base: string): boolean {
  const words = document.querySelector<HTMLElement>('[data-docs-untranslated]');
  const name = words?.querySelector('bdi');
  const link = words?.querySelector('a');
  if (!words || !name || !link) return false;

  name.textContent = title;
  link.href = base.slice(0, -1) + path;
  for (const other of document.querySelectorAll<HTMLElement>('.lost-code, .lost-words')) other.hidden = other !== words;
  return true;
}

function readRequested(base: string): string {
  const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length - 1) : location.pathname;
  // The 404 page was opened by its own address, so no page is missing.
  if (/\/404(\.html)?$/.test(path)) return '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function toLine([path, title]: ListedPage, base: string): HTMLLIElement {
  const line = document.createElement('li');
  const link = document.createElement('a');
  const address = document.createElement('code');
  link.href = base.slice(0, -1) + path;
  link.textContent = title;
  address.textContent = path;
  line.append(link, ' ', address);
  return line;
}
