// Renders the links in the head for fonts, style sheets and the icon.

import type { PageProps } from '../page-props.ts';

const iconTypes: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

/** Renders the style sheets of all pages. The site's own comes first: its first line sets the order of layers. */
export function StyleLinks({ assets }: Pick<PageProps, 'assets'>) {
  return (
    <>
      {assets.look?.preloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" crossOrigin="anonymous" />
      ))}
      {assets.look?.style && <link rel="stylesheet" href={assets.look.style} />}
      <link rel="stylesheet" href={assets.style} />
    </>
  );
}

/** Renders the link to the icon in the browser's tab. */
export function IconLink({ assets }: Pick<PageProps, 'assets'>) {
  const extension = /\.(\w+)$/.exec(assets.icon)?.[1]?.toLowerCase() ?? '';
  return <link rel="icon" href={assets.icon} type={iconTypes[extension]} />;
}
