// The versions of a product. The current one is said, not linked; a menu needs two of them, and a
// version alone is a plain text or a link.

import type { Product, ProductVersion } from '../../core/product.ts';
import { isSitePath } from '../../core/url-path.ts';
import { Icon } from '../icons.tsx';
import type { PageProps } from '../page-props.ts';
import { popoverButton, popoverPanel } from './popover.ts';

const panelId = 'version-menu';

/** Draws the button that shows the current version and the menu of the others. */
export function VersionMenu({ product, siteLinks = [], t, href }: PageProps & { readonly product: Product }) {
  const current = product.versions.find((version) => version.current) ?? product.versions[0];
  if (!current) return null;
  if (!product.versions.some((version) => version.href)) {
    return <span className="version-text">{current.text}</span>;
  }
  if (product.versions.length === 1 && current.href) {
    // The header has this way already.
    if (siteLinks.some(({ path }) => path === current.href)) return null;
    return (
      <a className="version-text" href={toAddress(current.href, href)}>
        {current.text}
      </a>
    );
  }

  return (
    <div className="switch switch-version">
      <button
        className="switch-button"
        aria-label={t('header.version', { product: product.name, version: current.text })}
        {...popoverButton(panelId)}
      >
        <span className="switch-text">{current.text}</span>
        <Icon name="chevronDown" />
      </button>
      <nav className="panel" aria-label={t('header.versions')} {...popoverPanel(panelId)}>
        <ul className="panel-list">
          {product.versions.map((version) => (
            <li key={version.text}>
              <VersionLine version={version} href={href} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function VersionLine({ version, href }: { readonly version: ProductVersion; readonly href: PageProps['href'] }) {
  const current = version.current ? 'true' : undefined;
  const title = (
    <span className="panel-title" dir="auto">
      {version.text}
    </span>
  );

  if (!version.href) {
    return (
      <span className="panel-link" aria-current={current}>
        {title}
      </span>
    );
  }
  return (
    <a className="panel-link" href={toAddress(version.href, href)} aria-current={current}>
      {title}
    </a>
  );
}

function toAddress(target: string, href: PageProps['href']): string {
  return isSitePath(target) ? href(target) : target;
}
