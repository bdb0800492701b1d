// Lists of the API in the reader's browser: the display of each section, its buttons, and the line
// that the address names. The inline script has chosen before the first paint, and the style sheet
// shows it; from here on the lines open and close by themselves.

import { toHookProperty } from '../../core/model/preferences.ts';
import { choosePreferences, preferencesEvent } from '../preferences/choose-preferences.ts';
import { showPressed, startToggleGroup } from '../parts/toggle-group/start-toggle-group.ts';

/** Starts the lists of the page. */
export function startApi(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-docs-api-section]')];
  sections.forEach((section) => {
    wakeButtons(section);
    showDisplay(section);
  });
  revealTarget();

  addEventListener('hashchange', revealTarget);
  document.addEventListener(preferencesEvent, () => {
    const changed = sections.filter((section) => section.dataset.docsLive !== findDisplay(section));
    changed.forEach(showDisplay);
    // Lines have moved under the reader: what the address names comes back into view.
    if (changed.length > 0) revealTarget()?.scrollIntoView();
  });
  const filter = document.querySelector<HTMLElement>('.api-filter');
  // Without a network, the list stays whole.
  if (filter)
    import('./start-filter.ts').then(
      ({ startFilter }) => startFilter(filter),
      () => undefined,
    );
}

/** The preference of the section, or else the one of all sections. */
function findDisplay({ dataset: { docsApiSection = '' } }: HTMLElement): string {
  const { dataset } = document.documentElement;
  return dataset[toHookProperty(docsApiSection)] || dataset.api || 'expanded';
}

function showDisplay(section: HTMLElement): void {
  const display = findDisplay(section);
  section.dataset.docsLive = display;
  for (const line of section.querySelectorAll<HTMLDetailsElement>('.api-row > details')) {
    line.open = display !== 'collapsed';
    // In a table there is nothing to open.
    line.querySelector('summary')?.setAttribute('tabindex', display === 'table' ? '-1' : '0');
  }
  const group = section.querySelector<HTMLElement>('.api-display');
  if (group) showPressed(group, display);
}

function wakeButtons(section: HTMLElement): void {
  const group = section.querySelector<HTMLElement>('.api-display');
  if (!group) return;
  group.hidden = false;
  // A list is always shown in one way: what is pressed again stays.
  startToggleGroup(group, (value) => value && choosePreferences({ [section.dataset.docsApiSection ?? '']: value }));
}

/** Opens what the address names, and everything around it. */
function revealTarget(): Element | undefined {
  const target = findTarget();
  if (!target?.closest('[data-docs-api-section]')) return undefined;
  target.querySelector('details')?.setAttribute('open', '');
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  return target;
}

function findTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A fragment that is no text names nothing.
    return null;
  }
}
