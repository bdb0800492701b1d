// The logo setting of another engine → Vitrine's "logo", if its files are in a public folder.

import { toPublicPath } from '../place/public-path.ts';
import { toObject, toText } from '../settings/value.ts';
import type { SourceSettings } from '../source-site.ts';
import type { SiteReader } from './site-reader.ts';

/** The object with the old "logo" setting, and the folders of public files. */
interface LogoPlace {
  readonly object: Readonly<Record<string, unknown>>;
  readonly publicFolders: readonly string[];
}

/** Reads the setting "logo"; one with a missing file is noted. */
export function readLogo({ object, publicFolders }: LogoPlace, reader: SiteReader): SourceSettings['logo'] {
  if (object.logo === undefined) return undefined;
  const given = toObject(object.logo);
  const toFile = (value: unknown) => {
    const path = toText(value)?.replace(/^\/+/, '');
    return publicFolders.some((folder) => path !== undefined && reader.has(`${folder}/${path}`))
      ? `/${toPublicPath(path ?? '')}`
      : undefined;
  };
  const light = toFile(toText(object.logo) ?? given.src ?? given.light);
  if (light === undefined) {
    reader.note(
      '',
      { kind: 'left', what: 'The logo', todo: 'Set "logo" in docs.config.ts: see docs/looks.md.' },
      { object, key: 'logo' },
    );
    return undefined;
  }
  const dark = toFile(given.srcDark ?? given.dark);
  return dark === undefined ? light : { light, dark };
}
