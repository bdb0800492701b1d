// What a head links for the looks of the site: fonts, style sheets, the icon.

import type { PageProps } from '../page-props.ts';

const iconTypes: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

/** Links the style sheet of all pages. That of the site comes first: its first line says the order of layers. */
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

/** Links the icon in the browser's tab. */
export function IconLink({ assets }: Pick<PageProps, 'assets'>) {
  const ending = /\.(\w+)$/.exec(assets.icon)?.[1]?.toLowerCase() ?? '';
  return <link rel="icon" href={assets.icon} type={iconTypes[ending]} />;
}
