import { Brand } from './brand.tsx';
import type { PageProps } from '../page-props.ts';
import { Slot } from '../parts/slot.tsx';

/** Renders the footer: links to the products, the site's pages and the repository. */
export function Footer({ site, assets, t, href, productPaths = {}, siteLinks = [], slots }: PageProps) {
  const links = [
    ...site.products.flatMap(({ id, name }) => {
      const path = productPaths[id];
      // The name of the site stands beside the links.
      return path && name !== site.title ? [{ title: name, address: href(path) }] : [];
    }),
    ...siteLinks.map(({ title, path }) => ({ title, address: href(path) })),
    ...(site.repository ? [{ title: t('header.repository'), address: site.repository }] : []),
  ];

  return (
    <footer className="footer">
      <div className="footer-bar">
        <p className="footer-brand">
          <Brand site={site} assets={assets} />
        </p>
        {links.length > 0 && (
          <nav aria-label={t('footer.label')}>
            <ul className="footer-links">
              {links.map(({ title, address }) => (
                <li key={address}>
                  <a href={address}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <Slot slots={slots} name="Footer" />
    </footer>
  );
}
