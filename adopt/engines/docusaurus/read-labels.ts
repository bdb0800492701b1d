// Translated labels of Docusaurus's sidebars → titles by language.

import { toObject, toText } from '../../settings/value.ts';
import type { SiteReader } from '../site-reader.ts';

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads the labels of sidebar entries in other languages. */
export function readLabels(
  languages: readonly string[],
  { root, reader }: { readonly root: string; readonly reader: SiteReader },
): Labels {
  const start = root === '' ? 'i18n' : `${root}/i18n`;
  const entries = languages.map((language) => {
    const files = reader.list(`${start}/${language}`, /^docusaurus-plugin-content-docs[^/]*\/current\.json$/);
    const texts = files.flatMap((file) =>
      Object.entries(toObject(reader.data(`${start}/${language}/${file}`))).flatMap(([key, value]) => {
        const [, label] =
          /^sidebar\.[^.]+\.(?:category|doc|link)\.(.+?)(?<!\.link\.generated-index\.\w+)$/.exec(key) ?? [];
        const message = toText(toObject(value).message);
        return label === undefined || message === undefined ? [] : [[label, message] as const];
      }),
    );
    for (const file of reader.list(
      `${start}/${language}`,
      /^(?:code|docusaurus-theme-[\w-]+\/(?:navbar|footer))\.json$/,
    ))
      reader.note(`${start}/${language}/${file}`, {
        kind: 'left',
        what: 'Translated interface text of the theme',
        todo: 'The interface of Vitrine comes with translations of its own.',
      });
    return [language, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0));
}
