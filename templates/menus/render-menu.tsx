// Renders the side menu of one product with one branch open, as HTML. It is the same for every page of
// the branch, so the caller reuses the text, and `markCurrent` marks the page.

import { renderToString } from 'react-dom/server';
import type { MenuEntry, MenuGroup } from '../../core/nav/menu/menu.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { findMenuIcon, Icon } from '../icons.tsx';
import { ForeignText } from '../foreign-text.tsx';
import type { PageProps } from '../page-props.ts';

type MenuTools = Pick<PageProps, 't' | 'href' | 'userLanguage'>;
type LineProps<Entry> = MenuTools & { readonly entry: Entry };

/** Renders the entries of a side menu, without a current page. */
export function renderMenu(menu: readonly MenuEntry[], tools: MenuTools): string {
  return renderToString(<Lines {...tools} entries={menu} />);
}

/** Marks the link to the current page; the first one if several entries lead to it. */
export function markCurrent(menuHtml: string, href: string): string {
  // React escapes the apostrophe differently.
  const address = escapeHtml(href).replaceAll('&#39;', '&#x27;');
  const link = `<a href="${address}" class="menu-page"`;
  return menuHtml.replace(link, () => `${link} aria-current="page"`);
}

function Lines({ entries, ...tools }: MenuTools & { readonly entries: readonly MenuEntry[] }) {
  return (
    <ul className="menu-list">
      {entries.map((entry, index) => (
        <li key={index}>
          <Line {...tools} entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Line({ entry, ...tools }: LineProps<MenuEntry>) {
  switch (entry.kind) {
    case 'page':
      return (
        <a href={tools.href(entry.path)} className="menu-page" {...pickLinkProps(entry)}>
          <EntryTitle {...tools} entry={entry} />
        </a>
      );
    case 'link':
      return (
        <a href={entry.href} className="menu-link" {...pickLinkProps(entry)}>
          <EntryTitle {...tools} entry={entry} />
          <Icon name="external" className="menu-mark" />
        </a>
      );
    case 'subheader':
      return (
        <>
          <p className="menu-subheader">
            <EntryTitle {...tools} entry={entry} />
          </p>
          <Lines {...tools} entries={entry.children} />
        </>
      );
    case 'group':
      return <Group {...tools} entry={entry} />;
  }
}

/** Renders a group. An open group can be folded; a closed one is a link to its first page, which opens it. */
function Group({ entry, ...tools }: LineProps<MenuGroup>) {
  const line = (
    <>
      <EntryTitle {...tools} entry={entry} />
      <Icon name="chevron" className="menu-chevron" />
    </>
  );

  if (entry.open) {
    return (
      <details open>
        <summary className="menu-group">{line}</summary>
        <Lines {...tools} entries={entry.children} />
      </details>
    );
  }
  if (!entry.path) {
    return (
      <span className="menu-group">
        <EntryTitle {...tools} entry={entry} />
      </span>
    );
  }
  return (
    <a href={tools.href(entry.path)} className="menu-group" {...pickLinkProps(entry)}>
      {line}
    </a>
  );
}

/** Picks the allowed attributes of a link: no handlers, no styles, and neither its address nor its class. */
function pickLinkProps({ linkProps = {} }: MenuEntry): Record<string, string> {
  const allowed = /^(aria-[a-z]+|data-[a-z0-9-]+|hreflang|id|lang|rel|target|title|type)$/i;
  return Object.fromEntries(Object.entries(linkProps).filter(([name]) => allowed.test(name)));
}

function EntryTitle({ entry, userLanguage, t }: LineProps<MenuEntry>) {
  const icon = entry.icon && findMenuIcon(entry.icon);

  return (
    <>
      {icon && <Icon name={icon} />}
      <span className="menu-title">
        <ForeignText language={userLanguage}>{entry.title}</ForeignText>
      </span>
      {entry.chips.map((chip) => (
        <span key={chip} className={`chip chip-${chip}`}>
          {t(`chips.${chip}`)}
        </span>
      ))}
    </>
  );
}
