// What pages load for the looks of a site. Types only.

import type { SourceLists } from '../model/schema/directives.ts';

/** A picture of the logo. */
export interface LogoPicture {
  readonly href: string;
  /** In pixels, as it is shown. */
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

/** What pages load for the looks of a site, by address. */
export interface Look {
  /** The style sheet of the theme and of the site's own styles. */
  readonly style?: string;
  /** Fonts that are asked for at once. */
  readonly preloads: readonly string[];
  readonly logo?: SiteLogo;
  /** The color of the browser's frame on light pages. */
  readonly frame?: string;
  /** Hosts that its style sheets name. */
  readonly sources: SourceLists;
}
