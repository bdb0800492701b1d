// Renders the settings for the page's scripts as JSON. The element is data and never runs.

import { toHref } from '../../core/model/paths/to-href.ts';
import { serializeJson } from '../../core/text/serialize-json.ts';
import { settingsId, type PageSettings } from '../../runtime/browser/read-settings.ts';
import type { PageProps } from '../page-props.ts';

/** Renders the settings of the page for `readSettings`. */
export function SettingsScript(props: Pick<PageProps, 'site' | 'assets' | 't'>) {
  return (
    <script
      type="application/json"
      id={settingsId}
      dangerouslySetInnerHTML={{ __html: serializeJson(toSettings(props)) }}
    />
  );
}

const demoLabels = ['crashed', 'files', 'linkCopied', 'report', 'tryAgain', 'unavailable'] as const;

function toSettings({ site, assets, t }: Pick<PageProps, 'site' | 'assets' | 't'>): PageSettings {
  return {
    base: site.base,
    host: toHost(site.url),
    worker: assets.worker === true,
    analytics: site.analytics,
    feedback: site.feedback,
    fonts: site.fonts.icons ? { icons: toHref(site, site.fonts.icons) } : {},
    ...(site.repository && { repository: site.repository }),
    labels: {
      copied: t('content.copied'),
      copyTip: t('content.copyTip', { keys: '{keys}' }),
      top: t('page.top'),
      ...Object.fromEntries(demoLabels.map((key) => [key, t(`demo.${key}`)])),
    },
  };
}

function toHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
