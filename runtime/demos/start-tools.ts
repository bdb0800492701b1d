// Runs the tools of a demo: source, theme, copy, export and editor.

import { choosePreferences, preferencesEvent } from '../preferences/choose-preferences.ts';
import { readShown } from '../preferences/read-shown.ts';
import type { PageSettings } from '../browser/read-settings.ts';
import { pickSource, toText, type DemoFacts, type SourceVariant } from './demo-facts.ts';
import type { DemoTheme } from './root/demo-theme.ts';
import { createSourceFetcher } from './fetch-sources.ts';
import { startToolbar } from './start-toolbar.ts';

/** The demo that the tools act on. */
interface ToolTarget {
  readonly facts: DemoFacts;
  readonly settings: PageSettings;
  /** Restarts the component. */
  readonly reset: () => void;
  readonly theme: () => DemoTheme;
  /** Changes the theme of this demo alone. */
  readonly choose: (theme: Partial<DemoTheme>) => void;
}

const fetchSources = createSourceFetcher();

/** Starts the tools of a demo, if it has any. */
export function startTools(element: HTMLElement, target: ToolTarget): void {
  const toolbar = element.querySelector<HTMLElement>('.demo-tools');
  if (!toolbar) return;
  const { facts, settings, theme, choose } = target;
  const code = element.querySelector<HTMLElement>('.demo-code');
  const full = element.querySelector<HTMLElement>('.demo-full');
  const announce = createAnnouncer(toolbar);
  let closeEditor: (() => void) | undefined;

  for (const tool of toolbar.querySelectorAll<HTMLElement>('[data-docs-tool]')) countTool(tool, facts.name);
  startToolbar(toolbar, (tool) => void use(tool).catch(() => announce(settings.labels.unavailable ?? '')));
  document.addEventListener(preferencesEvent, refresh);
  refresh();
  if (isNamed(element, facts.name) && code?.dataset.docsOpen === undefined) void toggle(true).catch(() => undefined);

  async function use(tool: HTMLElement): Promise<void> {
    switch (tool.dataset.docsTool) {
      case 'expand':
        return toggle(tool.getAttribute('aria-expanded') !== 'true');
      case 'variant':
        return choosePreferences({ codeVariant: tool.dataset.docsValue });
      case 'styling':
        return choosePreferences({ codeStyling: tool.dataset.docsValue });
      case 'copy':
        return copy(toText((await readSource()).files[0]?.html ?? ''), settings.labels.copied);
      case 'link':
        return copy(toLink(tool.dataset.docsValue ?? ''), settings.labels.linkCopied);
      case 'mode':
        return (choose({ mode: theme().mode === 'dark' ? 'light' : 'dark' }), refresh());
      case 'direction':
        return (choose({ direction: theme().direction === 'rtl' ? 'ltr' : 'rtl' }), refresh());
      case 'density':
        return (choose({ dense: !theme().dense }), refresh());
      case 'focus':
        return focusStart(element);
      case 'reset':
        closeEditor?.();
        return target.reset();
      case 'props':
        return tool.setAttribute('aria-expanded', String(tool.getAttribute('aria-expanded') !== 'true'));
      case 'open':
      case 'more':
        return (await import('./open-links.ts')).openLinks(tool);
      case 'stackblitz':
      case 'codesandbox':
        return (await import('./export/export-demo.ts')).exportDemo(tool.dataset.docsTool, await pickShownSource());
      case 'edit':
        return edit(tool);
    }
  }

  async function toggle(isOpen: boolean): Promise<void> {
    const button = toolbar!.querySelector<HTMLElement>('[data-docs-tool="expand"]');
    if (isOpen && full && !element.querySelector('.demo-whole')) await fill(full);
    button?.setAttribute('aria-expanded', String(isOpen));
    if (code) {
      if (isOpen) code.dataset.docsOpen = '';
      else delete code.dataset.docsOpen;
    }
    if (full) full.hidden = !isOpen;
  }

  /** Updates the buttons and an open source to the current choices. */
  function refresh(): void {
    const { codeVariant, codeStyling } = readShown();
    const { mode, direction, dense } = theme();
    const states: Readonly<Record<string, (tool: HTMLElement) => boolean>> = {
      variant: ({ dataset }) => dataset.docsValue === codeVariant,
      styling: ({ dataset }) => dataset.docsValue === codeStyling,
      mode: () => mode === 'dark',
      direction: () => direction === 'rtl',
      density: () => dense,
    };
    for (const tool of toolbar!.querySelectorAll<HTMLElement>('[data-docs-tool]')) {
      const state = states[tool.dataset.docsTool ?? ''];
      if (state) tool.setAttribute('aria-pressed', String(state(tool)));
    }
    if (full && !full.hidden && full.childElementCount > 0) void fill(full).catch(() => undefined);
  }

  async function fill(place: HTMLElement): Promise<void> {
    const [source, { showSource }] = await Promise.all([readSource(), import('./show-source.ts')]);
    showSource(place, source, settings.labels.files ?? '');
  }

  async function pickShownSource() {
    const sources = await fetchSources(facts.sources ?? '');
    const { codeVariant, codeStyling } = readShown();
    const picked = pickSource(sources.demos[facts.name] ?? {}, codeStyling, codeVariant);
    if (!picked) throw new Error(`There is no source of ${facts.name}`);
    return { ...picked, page: sources };
  }

  async function edit(tool: HTMLElement): Promise<void> {
    if (closeEditor) return closeEditor();
    const { source, page } = await pickShownSource();
    const { editDemo } = await import('./edit-demo.tsx');
    const close = editDemo(element, { facts, theme: theme(), source, page, onReset: () => closeEditor?.() });
    tool.setAttribute('aria-pressed', 'true');
    closeEditor = () => {
      close();
      closeEditor = undefined;
      tool.setAttribute('aria-pressed', 'false');
      tool.focus();
    };
  }

  async function readSource(): Promise<SourceVariant> {
    return (await pickShownSource()).source;
  }

  async function copy(text: string, confirmation: string | undefined): Promise<void> {
    await navigator.clipboard?.writeText(text).then(
      () => announce(confirmation ?? ''),
      () => undefined,
    );
  }

  function toLink(variant: string): string {
    const { codeStyling } = readShown();
    const isStyled = toolbar!.querySelector('.demo-stylings') !== null && codeStyling !== 'system';
    return `${location.origin}${location.pathname}#${isStyled ? `${codeStyling}-` : ''}${facts.name}.${variant === 'TS' ? 'tsx' : 'js'}`;
  }
}

/** Adds the attributes by which the site's analytics count clicks on the tool. */
function countTool({ dataset }: HTMLElement, demo: string): void {
  dataset.gaEventCategory = 'demo';
  dataset.gaEventAction = dataset.docsTool;
  dataset.gaEventLabel = demo;
}

/** Returns whether the address's fragment names the demo or one of its variants. */
function isNamed(element: HTMLElement, name: string): boolean {
  const fragment = decodeURIComponent(location.hash.slice(1));
  return (
    element.id === name && new RegExp(`^(?:(?:system|tailwind|css)-)?${name}\\.(?:js|tsx)$|^${name}$`).test(fragment)
  );
}

/** Creates a function that announces politely, for two seconds, what a tool has done. */
function createAnnouncer(toolbar: HTMLElement): (text: string) => void {
  const status = toolbar.querySelector<HTMLElement>('.demo-status');
  let timer: ReturnType<typeof setTimeout> | undefined;

  return function announce(text) {
    if (!status) return;
    clearTimeout(timer);
    status.textContent = text;
    timer = setTimeout(() => (status.textContent = ''), 2000);
  };
}

/** Focuses the start of the stage, so that the next press of Tab enters the demo. */
function focusStart(element: HTMLElement): void {
  const stage = element.querySelector<HTMLElement>('.demo-stage');
  if (!stage) return;
  stage.tabIndex = -1;
  stage.focus();
}
