// What an engine says of the picture before the title → the setting of ours, where its files are copied as well.

import { toPublicPath } from '../place/public-path.ts';
import { toObject, toText } from '../settings/value.ts';
import type { SourceSettings } from '../source-site.ts';
import type { SiteReader } from './create-reader.ts';

/** The value as the old settings have it, where they have it, and the folders of public files. */
interface LogoPlace {
  readonly object: Readonly<Record<string, unknown>>;
  readonly publicFolders: readonly string[];
}

/** Reads the setting "logo"; one whose file is not there is noted. */
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
