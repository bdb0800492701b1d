// Makes the tools of a demo one tab stop: arrow keys move from tool to tool, Home and End to the
// first and the last. Hidden and disabled tools are skipped.
// (ARIA Authoring Practices, "Toolbar pattern".)

import { findNextStop } from '../parts/toggle-group/find-next-stop.ts';

/** Makes a row of tools one tab stop, and calls `use` for the tool that is pressed. */
export function startToolbar(toolbar: HTMLElement, use: (tool: HTMLElement) => void): void {
  toolbar.addEventListener('click', (event) => {
    const tool = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-docs-tool]') : null;
    if (!tool) return;
    stopAt(tool, toolbar);
    use(tool);
  });

  toolbar.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tools = listTools(toolbar);
    const at = tools.indexOf(document.activeElement as HTMLElement);
    const { direction } = getComputedStyle(toolbar) as { direction: 'ltr' | 'rtl' };
    // The tools are in a row: up and down scroll the page.
    const next = /Up|Down/.test(event.key)
      ? undefined
      : findNextStop(event.key, { count: tools.length, current: at, direction });
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    const tool = tools[next];
    if (tool) stopAt(tool, toolbar);
    tool?.focus();
  });

  const [first] = listTools(toolbar);
  if (first) stopAt(first, toolbar);
}

function listTools(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (tool) => !(tool as HTMLButtonElement).disabled && tool.getClientRects().length > 0,
  );
}

function stopAt(tool: HTMLElement, toolbar: HTMLElement): void {
  for (const each of toolbar.querySelectorAll<HTMLElement>('button, a[href]')) each.tabIndex = each === tool ? 0 : -1;
}
