// The page for an address that leads nowhere: it says so kindly and offers the ways on.

import type { PageLink } from '../../core/page.ts';
import type { PageProps } from '../page-props.ts';
import { ProductCards } from '../parts/product-cards.tsx';

/** Draws the page shown in place of a missing one. */
export function NotFound(props: PageProps) {
  const { t, content, suggestions = [] } = props;

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
      <Suggestions {...props} suggestions={suggestions} />
      <ProductCards {...props} heading={t('notFound.products')} />
    </div>
  );
}

function Suggestions({ suggestions, t, href }: PageProps & { readonly suggestions: readonly PageLink[] }) {
  if (suggestions.length === 0) return null;

  return (
    <section className="prose">
      <h2>{t('notFound.nearest')}</h2>
      <ul>
        {suggestions.map(({ title, path }) => (
          <li key={path}>
            <a href={href(path)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
