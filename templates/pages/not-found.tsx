// Renders the 404 page, with the search and links to go on. The script fills in the pages nearest to the address,
// as only the browser knows it. For a page that exists only in another language, it shows a text about
// that instead.

import { mainId, toEngineId } from '../../core/model/engine-ids.ts';
import { Icon } from '../icons.tsx';
import type { PageProps } from '../page-props.ts';
import { ProductCards } from '../parts/product-cards.tsx';
import { StartLink } from '../parts/start-link.tsx';
import { directionOf } from '../text-direction.ts';

const nearestId = toEngineId('nearest');

/** Renders the 404 page. */
export function NotFound(props: PageProps) {
  const { site, userLanguage, t, content, pathList } = props;

  return (
    <div className="lost">
      <p className="lost-code" aria-hidden="true">
        404
      </p>
      {content.includes('<h1') ? (
        <div className="prose lost-words" dangerouslySetInnerHTML={{ __html: content }} />
      ) : (
        <div className="prose lost-words">
          <h1>{t('notFound.title')}</h1>
          <p className="description">{t('notFound.text')}</p>
        </div>
      )}
      {pathList !== undefined && userLanguage !== site.defaultLanguage && <Untranslated {...props} />}
      {pathList !== undefined && (
        <button className="lost-search" type="button" aria-haspopup="dialog">
          <Icon name="search" />
          {t('search.open')}
        </button>
      )}
      {pathList !== undefined && (
        <section className="prose lost-near" aria-labelledby={nearestId} data-docs-path-list={pathList} hidden>
          <h2 id={nearestId}>{t('notFound.nearest')}</h2>
          <ul />
        </section>
      )}
      {site.products.length > 1 ? (
        <ProductCards {...props} heading={t('notFound.products')} />
      ) : (
        <p className="lost-start">
          <StartLink {...props} />
        </p>
      )}
    </div>
  );
}

/** Renders the hidden text for a page that is not translated; the script fills in its name and shows it. */
function Untranslated({ site, t }: PageProps) {
  const original = site.defaultLanguage;
  return (
    <div className="prose lost-words" data-docs-untranslated hidden>
      <h1>{t('language.missing')}</h1>
      <p className="description">
        <bdi lang={original} dir={directionOf(original)} />
      </p>
      <p>
        <a className="button" href={`#${mainId}`} hrefLang={original}>
          {t('stale.original')}
        </a>
      </p>
    </div>
  );
}
