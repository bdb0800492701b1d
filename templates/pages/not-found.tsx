// The page for an address that leads nowhere: it says so kindly and offers the ways on. The pages
// nearest to the address are filled in by the script, as only the browser knows what was asked for.
// Where that is a page that is written in another language only, it says this instead.

import { mainId, toEngineId } from '../../core/model/engine-ids.ts';
import type { PageProps } from '../page-props.ts';
import { ProductCards } from '../parts/product-cards.tsx';
import { directionOf } from '../text-direction.ts';

const nearestId = toEngineId('nearest');

/** Draws the page shown in place of a missing one. */
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
        <section className="prose lost-near" aria-labelledby={nearestId} data-docs-path-list={pathList} hidden>
          <h2 id={nearestId}>{t('notFound.nearest')}</h2>
          <ul />
        </section>
      )}
      <ProductCards {...props} heading={t('notFound.products')} />
    </div>
  );
}

/** What stands here in place of a page that is not translated; the script names it, and shows this. */
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
