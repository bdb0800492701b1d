// The search dialog: a field, the options below it, and a status text. It is created, with its style and
// its index, when a reader first opens it, and stays as long as the page.

import type { SearchWords } from '../../core/search/build/render-search-indexes.ts';
import { createSearch, type Search } from '../../core/search/create-search.ts';
import { findNearTitles } from '../../core/search/find-near-titles.ts';
import type { SearchRecord } from '../../core/search/search-record.ts';
import type { SearchAnswer } from '../../core/search/search-result.ts';
import { createOptionList } from './create-option-list.ts';
import { drawDialog } from './draw-dialog.ts';
import { drawNear, drawPage, drawProduct, drawRecent, drawSection } from './draw-option.ts';
import { followKeys } from './follow-keys.ts';
import { clearRecent, readRecent, storeRecent } from './recent-searches.ts';
import { reportMisses } from './report-misses.ts';
import type { SearchFacts } from './search-labels.ts';
import { addSearchStyle } from './search-style.ts';

/** The search dialog of the page. */
export interface SearchDialog {
  /** Opens it, with the start of a query if one was typed. */
  open(text?: string): void;
}

interface DialogOptions extends SearchFacts {
  readonly base: string;
}

/** Creates the dialog, and starts to load the index. */
export function createSearchDialog({ labels, product, base }: DialogOptions): SearchDialog {
  addSearchStyle();
  const { dialog, field, box, note, status, clear, close } = drawDialog(labels);
  const options = createOptionList(field, box);
  const misses = reportMisses();
  const toHref = (path: string) => base.slice(0, -1) + path;
  let index: LoadedSearch | 'loading' | 'failed' = 'failed';
  let statusTimer = 0;

  document.body.append(dialog);
  followKeys(field, { options, open: choose, close: () => dialog.close() });
  field.addEventListener('input', (event) => show(event instanceof InputEvent && event.isComposing));
  field.addEventListener('compositionend', () => show());
  clear.addEventListener('click', () => {
    clearRecent();
    field.focus();
    show();
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => misses.settle());
  // The content fills the dialog, so a click whose target is the dialog itself is on the backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  box.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null;
    if (option) leave(option, event);
  });
  void load();

  return {
    open(text = '') {
      if (!dialog.open) {
        field.value = text;
        dialog.showModal();
      }
      field.focus();
      if (index === 'failed') void load();
      show();
    },
  };

  async function load(): Promise<void> {
    index = 'loading';
    index = await loadSearch(base, document.documentElement.lang).catch(() => 'failed' as const);
    if (dialog.open) show();
  }

  /** Shows the results of the query. Text still being composed ("an'niu") may find results, but never counts as a miss. */
  function show(isComposing = false): void {
    const query = field.value.trim();
    const recent = query === '' ? readRecent() : [];
    clear.hidden = recent.length === 0;
    dialog.dataset.docsState = query === '' ? 'empty' : 'asked';
    misses.settle();
    if (query === '') {
      options.show(
        [...(recent.length > 0 ? [toTitle(labels.recent), ...recent.map(drawRecent)] : []), ...listSections()],
        -1,
      );
      return showStatus('', '');
    }
    if (typeof index === 'string') {
      options.show([]);
      return showStatus(index === 'failed' ? labels.failed : labels.loading, '');
    }

    const answer = index.search(query, { ...(product !== undefined && { product }) });
    if (answer.pages.length === 0) return isComposing ? undefined : showNone(query, { answer, index });
    const tools = { labels, answer, toHref, products: index.products };
    options.show(
      answer.pages.map((page) => drawPage(page, tools)),
      (answer.pages[0]?.best ?? -1) + 1,
    );
    showStatus('', labels.count.replace('{count}', String(answer.count)));
  }

  function showNone(query: string, { answer, index: loaded }: { answer: SearchAnswer; index: LoadedSearch }): void {
    const near = findNearTitles(query, loaded.records);
    const tools = { labels, answer, toHref, products: loaded.products };
    const none = labels.none.replace('{query}', query);
    const closest = near.length > 0 ? [toTitle(labels.closest), ...near.map((record) => drawNear(record, tools))] : [];
    options.show([...closest, ...listProducts(labels.start)], -1);
    // Chinese and Japanese have their own full stop and colon.
    const [stop, colon] = /[\u3040-\u9fff]/.test(labels.none) ? ['。', '：'] : ['. ', ': '];
    showStatus(none, `${none}${stop}${near.length > 0 ? `${labels.closest}${colon}${near.length}` : ''}`, labels.tried);
    misses.record(query);
  }

  /** Shows a text in the dialog, and announces another to screen readers once the reader has stopped typing. */
  function showStatus(words: string, announced: string, more = ''): void {
    note.replaceChildren(...[words, more].filter(Boolean).map(toParagraph));
    note.hidden = words === '';
    clearTimeout(statusTimer);
    statusTimer = window.setTimeout(() => (status.textContent = announced || words), 400);
  }

  function choose(option: HTMLElement, { isNewTab }: { isNewTab: boolean }): void {
    if (isNewTab && option instanceof HTMLAnchorElement) {
      storeRecent(field.value);
      window.open(option.href, '_blank', 'noopener');
    } else option.click();
  }

  /** Handles a click on an option. Links are followed by the browser; this does the rest. */
  function leave(option: HTMLElement, event: MouseEvent): void {
    if (option.dataset.docsQuery !== undefined) {
      field.value = option.dataset.docsQuery;
      field.focus();
      return show();
    }
    storeRecent(field.value);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    dialog.close();
    // The same fragment again causes no hashchange, but its target may have been folded in the meantime.
    if (option instanceof HTMLAnchorElement && option.href === location.href)
      setTimeout(() => window.dispatchEvent(new HashChangeEvent('hashchange')));
  }
}

/** Lists the main sections of the page, under the heading of its table of contents. */
function listSections(): HTMLElement[] {
  const title = document.querySelector('.toc summary')?.textContent ?? '';
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-list > :not(.toc-3) > a')];
  return links.length > 0 ? [toTitle(title), ...links.map(drawSection)] : [];
}

/** Lists the products and the site's own pages, as in the header: a reader who finds nothing can look there. */
function listProducts(title: string): HTMLElement[] {
  const menu = document.getElementById('docs--product-menu');
  return [...(menu?.querySelectorAll('ul') ?? [])].flatMap((list) => [
    toTitle(list.ariaLabel ?? title),
    ...[...list.querySelectorAll('a')].map(drawProduct),
  ]);
}

function toTitle(text: string): HTMLElement {
  const title = toParagraph(text);
  title.className = 'search-heading';
  title.setAttribute('role', 'presentation');
  return title;
}

function toParagraph(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

/** A search function and the pages in its index. */
interface LoadedSearch {
  readonly search: Search;
  readonly records: readonly SearchRecord[];
  /** Names of products by their ids. */
  readonly products: ReadonlyMap<string, string>;
}

/**
 * Loads the index of a language. Both files are fetched together; without the words of sections, pages are still found
 * by their names. Rejects without a network or a cached index.
 */
async function loadSearch(base: string, language: string): Promise<LoadedSearch> {
  const [records, words] = await Promise.all([
    read<readonly SearchRecord[]>(`${base}search/${language}.json`),
    read<SearchWords>(`${base}search/${language}.words.json`).catch(() => undefined),
  ]);
  const products = new Map(words?.products.map(({ id, name }) => [id, name]));
  return { search: createSearch(records, words), records, products };
}

async function read<Contents>(address: string): Promise<Contents> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Contents;
}
