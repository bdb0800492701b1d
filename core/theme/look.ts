// Types of the assets that pages load for the look of a site.

import type { SourceLists } from '../model/schema/directives.ts';

/** A picture of the logo. */
export interface LogoPicture {
  readonly href: string;
  /** Displayed size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** The logo of a site. */
export interface SiteLogo {
  readonly light: LogoPicture;
  readonly dark?: LogoPicture;
  readonly alt: string;
  readonly replacesTitle: boolean;
}

/** The assets that pages load for the look of a site, by address. */
export interface Look {
  /** The style sheet of the theme and of the site's own styles. */
  readonly style?: string;
  /** Fonts that are preloaded. */
  readonly preloads: readonly string[];
  readonly logo?: SiteLogo;
  /** The color of the browser's frame on light pages. */
  readonly frame?: string;
  /** Hosts that its style sheets load from. */
  readonly sources: SourceLists;
}
