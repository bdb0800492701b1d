// The page for an address that leads nowhere: it says so kindly and offers the ways on. The pages
// nearest to the address are filled in by the script, as only the browser knows what was asked for.

import type { PageProps } from '../page-props.ts';
import { ProductCards } from '../parts/product-cards.tsx';

/** Draws the page shown in place of a missing one. */
export function NotFound(props: PageProps) {
  const { t, content, pathList } = props;

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
      {pathList !== undefined && (
        <section className="prose lost-near" aria-labelledby="nearest" data-path-list={pathList} hidden>
          <h2 id="nearest">{t('notFound.nearest')}</h2>
          <ul />
        </section>
      )}
      <ProductCards {...props} heading={t('notFound.products')} />
    </div>
  );
}
