// Renders the logo and the title of a site for the header and the footer.

import type { SiteLogo } from '../../core/theme/look.ts';
import type { PageProps } from '../page-props.ts';

/** Renders the site's logo, or the default one, and the title. */
export function Brand({
  site,
  assets,
  nameClass,
}: Pick<PageProps, 'site' | 'assets'> & { readonly nameClass?: string }) {
  const logo = assets.look?.logo;
  return (
    <>
      {logo ? <LogoPictures logo={logo} title={site.title} /> : <Logo />}
      {!logo?.replacesTitle && <span className={nameClass}>{site.title}</span>}
    </>
  );
}

/** Renders the default logo: a rounded outline with one lit corner. public/favicon.svg has the same shape. */
function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
      <path
        className="logo-glass"
        d="M12 3H7.5A4.5 4.5 0 0 0 3 7.5v9A4.5 4.5 0 0 0 7.5 21h9a4.5 4.5 0 0 0 4.5-4.5V12"
      />
      <path className="logo-light" d="M15.5 3h1A4.5 4.5 0 0 1 21 7.5v1" />
      <path className="logo-glow" d="M15.5 6.5a2 2 0 0 1 2 2" />
    </svg>
  );
}

function LogoPictures({ logo, title }: { readonly logo: SiteLogo; readonly title: string }) {
  const { light, dark, replacesTitle } = logo;
  const alt = logo.alt || (replacesTitle ? title : '');
  if (!dark) return <img className="logo-picture" src={light.href} {...sizeOf(light)} alt={alt} />;
  return (
    <>
      <img className="logo-picture logo-light-picture" src={light.href} {...sizeOf(light)} alt={alt} loading="lazy" />
      <img className="logo-picture logo-dark-picture" src={dark.href} {...sizeOf(dark)} alt={alt} loading="lazy" />
    </>
  );
}

function sizeOf({ width, height }: SiteLogo['light']): { width: number; height: number } {
  return { width, height };
}
