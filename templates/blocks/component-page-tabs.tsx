// Renders the tab bar of a page whose API is on separate tabs: each tab is a page, each entry a link.

import type { UrlPath } from '../../core/model/url-path.ts';
import type { DocsTab, Translate } from '../page-props.ts';
import { tabKeys } from '../tab-keys.ts';

interface ComponentPageTabsProps {
  readonly current: DocsTab;
  readonly offered: readonly DocsTab[];
  /** The path of the current tab. */
  readonly path: UrlPath;
  readonly t: Translate;
  readonly href: (path: UrlPath) => string;
}

/** Renders links to the tabs of a page; nothing for a single tab. */
export function ComponentPageTabs({ current, offered, path, t, href }: ComponentPageTabsProps) {
  if (offered.length < 2) return null;
  const root = current === '' ? path : path.slice(0, -`${current}/`.length);

  return (
    <nav className="page-tabs" aria-label={t('tabs.label')}>
      {offered.map((tab) => (
        <a
          key={tab}
          href={href(tab === '' ? root : `${root}${tab}/`)}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(tabKeys[tab])}
        </a>
      ))}
    </nav>
  );
}
