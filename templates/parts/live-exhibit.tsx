// Renders a case with a live demo, and switches for its mode, density, direction and color. They change the
// reader's settings, so the rest of the page follows. Without a script, they are not shown.

import { ToggleGroup } from '../../runtime/parts/toggle-group/toggle-group.tsx';
import type { Translate } from '../page-props.ts';

/** The values to choose from, by preference. The style sheet shows the colors: the site's own and three others. */
const choices = {
  mode: ['light', 'dark'],
  density: ['comfortable', 'dense'],
  direction: ['ltr', 'rtl'],
} as const;
const colors = ['', '#8e24aa', '#00796b', '#c2410c'];

/** Renders the demo of a front page above its switches. */
export function LiveExhibit({ html, t }: { readonly html: string; readonly t: Translate }) {
  return (
    <div className="case live-exhibit">
      <div className="live-exhibit-stage" dangerouslySetInnerHTML={{ __html: html }} />
      <div className="settings-island live-exhibit-switches" data-island="SettingsRow" data-docs-on="visible">
        {(['mode', 'density', 'direction'] as const).map((name) => (
          <ToggleGroup
            key={name}
            exclusive
            label={t(`settings.${name}`)}
            value={undefined}
            options={choices[name].map((value) => ({
              value,
              label: t(`settings.${value}`),
              attributes: toAttributes(name, value),
            }))}
          />
        ))}
        <ToggleGroup
          exclusive
          label={t('settings.primary')}
          value={undefined}
          options={colors.map((value, index) => ({
            value,
            name: `${t('settings.primary')}: ${value || t('settings.reset')}`,
            label: <span className={`swatch swatch-${index}`} />,
            attributes: toAttributes('primary', value),
          }))}
        />
      </div>
    </div>
  );
}

/** Makes the attributes of a button for the style sheet and analytics. */
function toAttributes(name: string, value: string) {
  return {
    value,
    'data-ga-event-category': 'settings',
    'data-ga-event-action': name,
    'data-ga-event-label': value,
  };
}
