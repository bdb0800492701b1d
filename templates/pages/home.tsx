// Renders the front page: the author's title and lead beside a case, then the products, then the rest of the
// author's text. The case shows the demo after the lead, above switches for the reader's preferences; without a
// demo, it is a drawing. With a single product, the page is about it and has no list of products.

import { Exhibit } from '../parts/exhibit.tsx';
import { LiveExhibit } from '../parts/live-exhibit.tsx';
import type { PageProps } from '../page-props.ts';
import { ProductCards, productsId } from '../parts/product-cards.tsx';
import { splitLead } from '../parts/split-lead.ts';
import { StartLink } from '../parts/start-link.tsx';

/** Renders the front page. */
export function Home(props: PageProps) {
  const { site, t, exhibit } = props;
  const { head, body } = splitLead(exhibit ? props.content.replace(exhibit, () => '') : props.content);
  const hasSeveralProducts = site.products.length > 1;

  return (
    <div className="home">
      <section className="hero">
        <div className="hero-words">
          <div className="prose" dangerouslySetInnerHTML={{ __html: head }} />
          <p className="hero-actions">
            <StartLink {...props} />
            {hasSeveralProducts && (
              <a className="button" data-docs-ripple="" href={`#${productsId}`}>
                {t('home.browse')}
              </a>
            )}
          </p>
        </div>
        {exhibit ? <LiveExhibit html={exhibit} t={t} /> : <Exhibit />}
      </section>
      {hasSeveralProducts && <ProductCards {...props} heading={t('home.products')} />}
      <div className="prose home-body" dangerouslySetInnerHTML={{ __html: body }} />
    </div>
  );
}
