// Renders the menu of the site's languages, each by its own name. A language without this page is shown but
// not linked. Posts have one language: their menu links to the home pages of the others. A site with one
// language has no menu.

import { toEngineId } from '../../core/model/engine-ids.ts';
import { isWithoutLanguage, withLanguage } from '../../core/model/paths/language-path.ts';
import type { Language } from '../../core/model/language.ts';
import { toHref } from '../../core/model/paths/to-href.ts';
import { Icon } from '../icons.tsx';
import { nameLanguage } from './name-language.ts';
import type { PageProps } from '../page-props.ts';
import { popoverButton, popoverPanel } from './popover.ts';
import { directionOf } from '../text-direction.ts';

const panelId = toEngineId('language-menu');

/** Renders the button with the page's language, and the menu of languages. */
export function LanguageMenu(props: PageProps) {
  const { site, page, userLanguage, t } = props;
  if (site.languages.length < 2 || page.template === 'NotFound') return null;

  const name = nameLanguage(userLanguage);
  return (
    <div className="switch switch-language">
      <button
        className="switch-button"
        aria-label={t('language.choose', { language: name })}
        {...popoverButton(panelId)}
      >
        <Icon name="globe" />
        <span className="switch-text">{name}</span>
        <Icon name="chevronDown" />
      </button>
      <nav className="panel" aria-label={t('language.label')} {...popoverPanel(panelId)}>
        <ul className="panel-list">
          {site.languages.map((language) => (
            <li key={language}>
              <LanguageLine {...props} language={language} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function LanguageLine({ site, page, userLanguage, t, language }: PageProps & { readonly language: Language }) {
  const title = (
    <span className="panel-title" lang={language} dir={directionOf(language)}>
      {nameLanguage(language)}
    </span>
  );

  if (isWithoutLanguage(page.canonicalPath) && language !== userLanguage) {
    return (
      <a className="panel-link panel-absent" href={toHref(site, withLanguage(site, '/', language))} hrefLang={language}>
        {title}
        <span className="panel-text">{t('language.missing')}</span>
      </a>
    );
  }
  if (!page.languages.includes(language) && !page.fallbacks?.includes(language)) {
    return (
      <span className="panel-link panel-absent">
        {title}
        <span className="panel-text">{t('language.missing')}</span>
      </span>
    );
  }
  // Not by `href`, which prefers the reader's own language.
  return (
    <a
      className="panel-link"
      href={toHref(site, withLanguage(site, page.canonicalPath, language))}
      hrefLang={language}
      aria-current={language === userLanguage ? 'true' : undefined}
    >
      {title}
    </a>
  );
}
