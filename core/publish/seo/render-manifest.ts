import type { Site } from '../../model/site.ts';

const iconTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
};

type Facts = Pick<Site, 'title' | 'description' | 'base' | 'languages' | 'defaultLanguage'>;

/** The look of the installed site. */
interface Appearance {
  /** An href that includes the site's base. */
  readonly icon?: string;
  readonly color?: string;
}

/** Renders manifest.webmanifest, which lets readers install the site. */
export function renderManifest(site: Facts, { icon, color = '#0072e5' }: Appearance = {}): string {
  const manifest = {
    id: site.base,
    name: site.title,
    short_name: site.title,
    ...(site.description !== '' && { description: site.description }),
    lang: site.defaultLanguage,
    start_url: site.base,
    scope: site.base,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: color,
    icons: icon === undefined ? [] : [toIcon(icon)],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function toIcon(src: string) {
  const extension = /\.([a-z\d]+)$/i.exec(src)?.[1]?.toLowerCase() ?? '';
  const type = iconTypes[extension];
  return { src, sizes: 'any', ...(type !== undefined && { type }) };
}
