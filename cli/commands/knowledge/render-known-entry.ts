import english from '../../../locales/translations.json' with { type: 'json' };
import { renderEntry } from '../../../core/api/markdown/render-entry.ts';
import { createTranslate } from '../../../core/i18n/create-translate.ts';
import type { KnownEntry } from './open-knowledge.ts';

/** Renders the API of a component or hook as Markdown, outside of a page. Links are paths of the site. */
export function renderKnownEntry(entry: KnownEntry): string {
  const translate = createTranslate({ languages: ['en'], dictionaries: { en: english }, log: () => undefined });
  const subject = {
    entry,
    packageName: entry.packageName,
    showing: entry.demos.map((path) => ({ path, title: path })),
    links: {},
    origins: {},
    guides: {},
    targets: {},
  };
  const tools = {
    t: (key: string, params?: Readonly<Record<string, string | number>>) => translate('en', key, params),
    toAddress: (path: string) => path,
  };
  return `# ${entry.name} (${entry.packageName})\n\n${renderEntry(subject, tools, { level: 2 })}\n`;
}
