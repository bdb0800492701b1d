// The dialog of the search: a field, the options below it, and a word for what happens. It is made when a
// reader first asks for it, with its style and its index, and stays until the page goes.

import { findNearTitles } from '../../core/search/find-near-titles.ts';
import type { SearchAnswer } from '../../core/search/search-result.ts';
import { createOptionList } from './create-option-list.ts';
import { drawNear, drawPage, drawRecent, drawSection } from './draw-option.ts';
import { drawDialog } from './draw-dialog.ts';
import { followKeys } from './follow-keys.ts';
import { loadSearch, type LoadedSearch } from './load-search.ts';
import { clearRecent, keepRecent, readRecent } from './recent-searches.ts';
import type { SearchFacts } from './search-labels.ts';
import { addSearchStyle } from './search-style.ts';
import { tellMisses } from './tell-misses.ts';

/** The dialog of the page. */
export interface SearchDialog {
  /** Opens it, with the first letters of a query if some were typed. */
  open(text?: string): void;
}

interface DialogOptions extends SearchFacts {
  readonly base: string;
}

/** Creates the dialog, and begins to load the index. */
export function createSearchDialog({ labels, product, base }: DialogOptions): SearchDialog {
  addSearchStyle();
  const { dialog, field, box, note, status, clear, close } = drawDialog(labels);
  const options = createOptionList(field, box);
  const misses = tellMisses();
  const toHref = (path: string) => base.slice(0, -1) + path;
  let index: LoadedSearch | 'loading' | 'failed' = 'failed';
  let telling = 0;

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
  // A press beside the dialog is one on the dialog itself: what is in it fills it.
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

  /** What is being composed need be no word yet ("an'niu"): it can find something, but it misses nothing. */
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
      return say('', '');
    }
    if (typeof index === 'string') {
      options.show([]);
      return say(index === 'failed' ? labels.failed : labels.loading, '');
    }

    const answer = index.search(query, { ...(product !== undefined && { product }) });
    if (answer.pages.length === 0) return isComposing ? undefined : showNone(query, { answer, index });
    const tools = { labels, answer, toHref };
    options.show(
      answer.pages.map((page) => drawPage(page, tools)),
      (answer.pages[0]?.best ?? -1) + 1,
    );
    say('', labels.count.replace('{count}', String(answer.count)));
  }

  function showNone(query: string, { answer, index: known }: { answer: SearchAnswer; index: LoadedSearch }): void {
    const near = findNearTitles(query, known.records);
    const tools = { labels, answer, toHref, products: known.products };
    const none = labels.none.replace('{query}', query);
    options.show(
      near.length > 0 ? [toTitle(labels.closest), ...near.map((record) => drawNear(record, tools))] : [],
      -1,
    );
    // Chinese and Japanese have a full stop and a colon of their own.
    const [stop, colon] = /[\u3040-\u9fff]/.test(labels.none) ? ['。', '：'] : ['. ', ': '];
    say(none, `${none}${stop}${near.length > 0 ? `${labels.closest}${colon}${near.length}` : ''}`, labels.tried);
    misses.hear(query);
  }

  /** Says a word in the dialog, and another to a screen reader once the reader has stopped typing. */
  function say(words: string, heard: string, more = ''): void {
    note.replaceChildren(...[words, more].filter(Boolean).map(toParagraph));
    note.hidden = words === '';
    clearTimeout(telling);
    telling = window.setTimeout(() => (status.textContent = heard || words), 400);
  }

  function choose(option: HTMLElement, { isNewTab }: { isNewTab: boolean }): void {
    if (isNewTab && option instanceof HTMLAnchorElement) {
      keepRecent(field.value);
      window.open(option.href, '_blank', 'noopener');
    } else option.click();
  }

  /** A link does what links do; here is only what goes with it. */
  function leave(option: HTMLElement, event: MouseEvent): void {
    if (option.dataset.docsQuery !== undefined) {
      field.value = option.dataset.docsQuery;
      field.focus();
      return show();
    }
    keepRecent(field.value);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    dialog.close();
    // The same fragment again is no change, but what it names may have been folded meanwhile.
    if (option instanceof HTMLAnchorElement && option.href === location.href)
      setTimeout(() => window.dispatchEvent(new HashChangeEvent('hashchange')));
  }
}

/** Offers the large sections of the page, under the words that its own table of contents has. */
function listSections(): HTMLElement[] {
  const title = document.querySelector('.toc summary')?.textContent ?? '';
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-list > :not(.toc-3) > a')];
  return links.length > 0 ? [toTitle(title), ...links.map(drawSection)] : [];
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
