// The facts of a site → the settings of its page parser, and their key.

import type { Translate } from '../../core/i18n/create-translate.ts';
import type { Language } from '../../core/model/language.ts';
import { parseContentFile } from '../../core/nav/paths/parse-content-file.ts';
import { calloutNames } from '../../core/markdown/constructs/container-names.ts';
import type { ParseSettings } from '../../core/markdown/parse-document.ts';
import type { BuildContext } from './build-context.ts';
import { hash } from '../files/hash.ts';
import { isSitePath } from '../../core/model/url-path.ts';
import { createLinkWriter } from './create-link-writer.ts';

/** Components of the engine itself. */
const builtInComponents = ['ApiChanges', 'ApiIndex', 'ComponentLinkHeader', 'ComponentPageTabs', 'Playground'] as const;

/** Everything parsing depends on besides the text and the page. */
interface KeyedSettings {
  readonly settings: ParseSettings;
  readonly key: string;
}

type ParseFacts = Pick<BuildContext, 'site' | 'components' | 'translated' | 'engineKey' | 'packagesKey' | 'plugins'>;

/** Escapes characters that would end an address in Markdown. */
function encodeAddress(address: string): string {
  return address.replace(/[ \t\n()<>]/g, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** Creates the parser settings for the pages of one language. */
export function toParseSettings(context: ParseFacts, language: Language, t: Translate): KeyedSettings {
  const { site, engineKey, packagesKey, plugins } = context;
  const components = [...builtInComponents, ...Object.keys(context.components)].sort();
  const translated = language === site.defaultLanguage ? [] : (context.translated[language] ?? []);
  const calloutTitles = calloutNames.map((name) => [name, t(language, `content.${name}`)]);
  const labels = {
    ...(Object.fromEntries(calloutTitles) as Record<(typeof calloutNames)[number], string>),
    copy: t(language, 'content.copy'),
    copyCode: t(language, 'content.copyCode'),
    ...(site.markdown.mermaid && { diagram: t(language, 'content.diagram') }),
    ...(site.markdown.math && { formula: t(language, 'content.formula') }),
    footnotes: t(language, 'content.footnotes'),
    footnoteBack: t(language, 'content.footnoteBack'),
    table: t(language, 'content.table'),
    anchor: t(language, 'content.anchorLabel'),
  };
  const { html, iframeHosts, math, mermaid, mdx } = site.markdown;
  const toHref = createLinkWriter(context)(language);

  return {
    settings: {
      policy: { html, iframeHosts },
      labels,
      components,
      nesting: site.limits.nesting,
      origin: site.url,
      base: site.base,
      toHref,
      findPagePath: (file) => parseContentFile(file, site.languages).content?.canonicalPath,
      hasPictures: true,
      ...(site.copies.markdown && {
        toAddress: (href) => (isSitePath(href) ? encodeAddress(`${site.url}${toHref(href)}`) : href),
      }),
    },
    key: hash(
      JSON.stringify([
        engineKey,
        html,
        iframeHosts,
        labels,
        components,
        site.limits.nesting,
        // The packages that draw formulas and diagrams come from the site.
        ...(math || mermaid ? [math, mermaid, packagesKey] : []),
        ...(plugins.parses ? [plugins.key, packagesKey] : []),
        ...(mdx ? ['mdx', packagesKey] : []),
        site.copies.markdown,
        site.url,
        site.base,
        site.languages,
        language,
        translated,
      ]),
    ),
  };
}
