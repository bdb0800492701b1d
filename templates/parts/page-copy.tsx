// Renders the menu for a page's Markdown copy, at the page's end. Without a script it is a menu of links;
// nothing is sent unless a reader follows one.

import { toEngineId } from '../../core/model/engine-ids.ts';
import { Icon } from '../icons.tsx';
import { popoverButton, popoverPanel } from '../menus/popover.ts';
import type { PageProps } from '../page-props.ts';

const panelId = toEngineId('page-copy');

/** Renders the menu, if the page has a copy. */
export function PageCopy({ copy, site, t }: PageProps) {
  if (copy === undefined) return null;
  // Other services can read the page only if its full address is known.
  const readers = site.url === '' ? [] : site.copies.openIn;
  const url = `${site.url}${copy}`;

  return (
    <div className="page-copy">
      <button className="edit-link" {...popoverButton(panelId)}>
        <Icon name="file" />
        <span>{t('copies.menu')}</span>
        <Icon name="chevronDown" />
      </button>
      <div className="panel" {...popoverPanel(panelId)}>
        <ul className="panel-list" aria-label={t('copies.menu')}>
          <li>
            <button
              className="panel-link"
              type="button"
              hidden
              data-docs-copy={copy}
              data-docs-copied={t('copies.copied')}
              data-docs-failed={t('copies.failed')}
            >
              {t('copies.copy')}
            </button>
          </li>
          <li>
            <a className="panel-link" href={copy} type="text/markdown">
              {t('copies.view')}
            </a>
          </li>
          {readers.map(({ name, href }) => (
            <li key={name}>
              <a
                className="panel-link"
                href={fillIn(href, { url, prompt: t('copies.prompt', { url }) })}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('copies.openIn', { name })}
                <Icon name="external" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function fillIn(href: string, values: Readonly<Record<'url' | 'prompt', string>>): string {
  return href.replace(/\{(url|prompt)\}/g, (_, key: 'url' | 'prompt') => encodeURIComponent(values[key]));
}
