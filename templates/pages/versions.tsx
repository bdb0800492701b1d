// The versions of every product in one table, then what the page's writer has to say.

import type { Product, ProductVersion } from '../../core/product.ts';
import { isSitePath, type UrlPath } from '../../core/url-path.ts';
import type { PageProps } from '../page-props.ts';
import { splitLead } from '../parts/split-lead.ts';

/** Draws the page of versions. */
export function Versions(props: PageProps) {
  const { head, body } = splitLead(props.content);

  return (
    <div className="page">
      <div className="page-head prose" dangerouslySetInnerHTML={{ __html: head }} />
      <div className="page-body prose">
        <VersionTable {...props} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
      </div>
    </div>
  );
}

function VersionTable({ site, page, t, ...props }: PageProps) {
  const products = site.products.filter((product) => currentVersion(product, page.canonicalPath));
  if (products.length === 0) return null;

  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={t('versions.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('versions.product')}</th>
            <th scope="col">{t('versions.current')}</th>
            <th scope="col">{t('versions.others')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} {...props} t={t} site={site} page={page} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ProductRow({ product, page, productPaths, href }: PageProps & { readonly product: Product }) {
  const path = productPaths?.[product.id];
  const others = product.versions.filter(
    // A link to this very page would lead nowhere.
    (version) => !version.current && version.href && version.href !== page.canonicalPath,
  );

  return (
    <tr>
      <th scope="row">{path ? <a href={href(path)}>{product.name}</a> : product.name}</th>
      <td>
        <code>{currentVersion(product, page.canonicalPath)}</code>
      </td>
      <td>{others.length > 0 ? others.map((version) => versionLink(version, href)) : '–'}</td>
    </tr>
  );
}

/** Finds what a product is at. A mere link to this page says nothing. */
function currentVersion({ version, versions }: Product, pagePath: UrlPath): string | undefined {
  return version ?? versions.find(({ current, href }) => current && href !== pagePath)?.text;
}

function versionLink({ text, href: target = '' }: ProductVersion, href: PageProps['href']) {
  return (
    <a key={text} className="version-link" dir="auto" href={isSitePath(target) ? href(target) : target}>
      {text}
    </a>
  );
}
