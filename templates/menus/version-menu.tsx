// Renders the menu of a product's versions. The current one is shown but not linked; a single version
// is plain text or a link without a menu. If the browser reads the host's list of versions, the script
// finds the menu by its attribute.

import { toEngineId } from '../../core/model/engine-ids.ts';
import { listProductVersions } from '../../core/publish/versions/list-versions.ts';
import { planVersionMenu, type VersionLine } from '../../core/publish/versions/plan-version-menu.ts';
import type { Product } from '../../core/model/product.ts';
import { Icon } from '../icons.tsx';
import type { PageProps } from '../page-props.ts';
import { popoverButton, popoverPanel } from './popover.ts';

const panelId = toEngineId('version-menu');

/** Renders the button with the current version, and the menu of versions. */
export function VersionMenu({
  site,
  product,
  siteLinks = [],
  assets,
  t,
  href,
}: PageProps & { readonly product: Product }) {
  const lines = planVersionMenu(listProductVersions(site, product, href), site.base);
  const current = lines.find(({ isHere }) => isHere) ?? lines[0];
  const isUpdated = assets.versions !== undefined;
  if (!current) return null;
  if (!isUpdated && !lines.some((line) => line.href)) return <span className="version-text">{current.text}</span>;
  if (!isUpdated && lines.length === 1 && current.href) {
    // The header already has this link.
    if (siteLinks.some(({ path }) => href(path) === current.href)) return null;
    return (
      <a className="version-text" href={current.href}>
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
        <ul className="panel-list" {...(isUpdated && { 'data-docs-versions': product.id })}>
          {lines.map((line) => (
            <li key={line.text}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Line({ line: { text, href, isHere, base } }: { readonly line: VersionLine }) {
  const current = isHere ? 'true' : undefined;
  const title = (
    <span className="panel-title" dir="auto">
      {text}
    </span>
  );

  if (href === undefined) {
    return (
      <span className="panel-link" aria-current={current}>
        {title}
      </span>
    );
  }
  return (
    <a className="panel-link" href={href} data-docs-base={base} aria-current={current}>
      {title}
    </a>
  );
}
