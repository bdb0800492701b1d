// Prefetches pages that a reader is about to open: by speculation rules where the browser supports
// them, otherwise by link elements. Never on a slow or metered connection.

import { writeSpeculationRules } from '../../core/publish/security/speculation-rules.ts';
import { trustScript } from '../browser/trust.ts';
import type { PageSettings } from '../browser/read-settings.ts';

/** How long a pointer rests on a link before it counts as intent. */
const intentMs = 65;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Prefetches pages of the site on intent. */
export function startPrefetch({ base }: Pick<PageSettings, 'base'>): void {
  if (isCostly((navigator as { connection?: Connection }).connection)) return;
  if (HTMLScriptElement.supports?.('speculationrules')) addSpeculationRules(base);
  else prefetchOnIntent(base);
}

function isCostly(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

function addSpeculationRules(base: string): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = trustScript(writeSpeculationRules(base));
  document.head.append(script);
}

function prefetchOnIntent(base: string): void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (href: string) => {
    fetched.add(href);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  };

  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      clearTimeout(timer);
      const href = target instanceof Element ? toPageHref(target.closest('a'), base) : undefined;
      if (href !== undefined && !fetched.has(href)) timer = setTimeout(() => prefetch(href), intentMs);
    });
  }
}

function toPageHref(link: HTMLAnchorElement | null, base: string): string | undefined {
  if (!link || link.origin !== location.origin || !link.pathname.startsWith(base)) return undefined;
  if (link.hasAttribute('download') || link.target === '_blank' || link.pathname === location.pathname)
    return undefined;
  // Feeds and other files are not pages.
  if (!link.pathname.endsWith('/')) return undefined;
  return link.href.split('#')[0];
}
