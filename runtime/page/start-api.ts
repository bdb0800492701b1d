// Starts the lists of API pages: the display of each section, its buttons, and the line that the
// address points to. Before the first paint, the inline script and the style sheet show the display;
// from here on each line can open and close.

import { toDatasetKey } from '../../core/model/preferences.ts';
import { choosePreferences, preferencesEvent } from '../preferences/choose-preferences.ts';
import { showPressed, startToggleGroup } from '../parts/toggle-group/start-toggle-group.ts';

/** Starts the API lists of the page. */
export function startApi(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-docs-api-section]')];
  sections.forEach((section) => {
    startButtons(section);
    showDisplay(section);
  });
  revealTarget();

  addEventListener('hashchange', revealTarget);
  document.addEventListener(preferencesEvent, () => {
    const changed = sections.filter((section) => section.dataset.docsLive !== findDisplay(section));
    changed.forEach(showDisplay);
    // Lines have moved, so the target of the address is scrolled back into view.
    if (changed.length > 0) revealTarget()?.scrollIntoView();
  });
  const filter = document.querySelector<HTMLElement>('.api-filter');
  // Without a network, the list stays unfiltered.
  if (filter)
    import('./start-filter.ts').then(
      ({ startFilter }) => startFilter(filter),
      () => undefined,
    );
}

/** Returns the section's display preference, or else that of all sections. */
function findDisplay({ dataset: { docsApiSection = '' } }: HTMLElement): string {
  const { dataset } = document.documentElement;
  return dataset[toDatasetKey(docsApiSection)] || dataset.api || 'expanded';
}

function showDisplay(section: HTMLElement): void {
  const display = findDisplay(section);
  section.dataset.docsLive = display;
  for (const line of section.querySelectorAll<HTMLDetailsElement>('.api-row > details')) {
    line.open = display !== 'collapsed';
    // In a table, lines cannot be folded.
    line.querySelector('summary')?.setAttribute('tabindex', display === 'table' ? '-1' : '0');
  }
  const group = section.querySelector<HTMLElement>('.api-display');
  if (group) showPressed(group, display);
}

function startButtons(section: HTMLElement): void {
  const group = section.querySelector<HTMLElement>('.api-display');
  if (!group) return;
  group.hidden = false;
  // One display is always selected, so pressing it again changes nothing.
  startToggleGroup(group, (value) => value && choosePreferences({ [section.dataset.docsApiSection ?? '']: value }));
}

/** Opens the target of the address, and everything around it. */
function revealTarget(): Element | undefined {
  const target = findTarget();
  if (!target?.closest('[data-docs-api-section]')) return undefined;
  target.querySelector('details')?.setAttribute('open', '');
  for (
    let ancestor = target.closest('details');
    ancestor;
    ancestor = ancestor.parentElement?.closest('details') ?? null
  )
    ancestor.open = true;
  return target;
}

function findTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A fragment with invalid escapes has no target.
    return null;
  }
}
