// Shows the full source of a demo, with a tab for each of its files.

import { trustHtml } from '../browser/trust.ts';
import type { SourceVariant } from './demo-facts.ts';

/** Shows a source in its element; the file that was open stays open. */
export function showSource(place: HTMLElement, { files }: SourceVariant, label: string): void {
  const openName = place.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.textContent;
  const panels = files.map(({ html }) => toPanel(html));
  if (files.length < 2) {
    place.replaceChildren(...panels);
    return;
  }

  const list = document.createElement('div');
  list.className = 'demo-tabs';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', label);
  const tabs = files.map(({ name }) => toTab(name));
  tabs.forEach((tab, index) => tab.addEventListener('click', () => select(index)));
  list.addEventListener('keydown', (event) => move(event));
  list.append(...tabs);
  place.replaceChildren(list, ...panels);
  select(
    Math.max(
      0,
      files.findIndex(({ name }) => name === openName),
    ),
  );

  function select(selected: number): void {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === selected));
      tab.tabIndex = index === selected ? 0 : -1;
    });
    panels.forEach((panel, index) => (panel.hidden = index !== selected));
  }

  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const offset = getComputedStyle(list).direction === 'rtl' ? -step : step;
    const next = (tabs.indexOf(document.activeElement as HTMLButtonElement) + offset + tabs.length) % tabs.length;
    select(next);
    tabs[next]?.focus();
  }
}

function toTab(name: string): HTMLButtonElement {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.className = 'demo-tab';
  tab.setAttribute('role', 'tab');
  tab.textContent = name;
  return tab;
}

function toPanel(html: string): HTMLElement {
  const panel = document.createElement('div');
  panel.className = 'demo-whole';
  panel.innerHTML = trustHtml(html);
  if (navigator.clipboard)
    for (const button of panel.querySelectorAll<HTMLElement>('.code-copy')) button.hidden = false;
  return panel;
}
