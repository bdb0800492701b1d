// The settings that change how demos look, in a row. What the page shows counts: a reader whose system is dark
// presses "Light" to see light. The HTML of the page knows of no reader, so nothing is pressed in it: until the row is
// live, the style sheet marks what is chosen.

import { useSyncExternalStore } from 'react';
import { choosePreferences } from '../preferences/choose-preferences.ts';
import { subscribePreferences } from '../preferences/use-preferences.ts';
import { ChoiceRow } from './choice-row.tsx';
import type { SettingsLabels } from './settings-labels.ts';

const modes = ['light', 'dark'] as const;
const densities = ['comfortable', 'dense'] as const;
const directions = ['ltr', 'rtl'] as const;
/** The color of the site, and three others that white can be read on. The style sheet paints them. */
const colors = ['', '#8e24aa', '#00796b', '#c2410c'] as const;

const rows = { mode: modes, density: densities, direction: directions, primary: colors };

/** Draws the row. */
export function SettingsRow({ labels }: { readonly labels: SettingsLabels }) {
  const shown = useSyncExternalStore(subscribePreferences, readShown, () => '').split(' ');

  return Object.entries(rows).map(([action, values], row) => (
    <ChoiceRow
      key={action}
      label={labels[action as keyof typeof rows]}
      action={action}
      choices={values.map((value, index) =>
        value === '' || value.startsWith('#')
          ? {
              value,
              name: `${labels.primary}: ${value || labels.reset}`,
              label: <span className={`swatch swatch-${index}`} />,
            }
          : { value, label: labels[value as keyof SettingsLabels] },
      )}
      value={shown[row] ?? null}
      onChoose={(value) => choosePreferences({ [action]: value })}
    />
  ));
}

/** The values of all rows, as the document shows them. */
function readShown(): string {
  const { dataset, dir } = document.documentElement;
  return [dataset.mode, dataset.density, dir, dataset.primary].join(' ');
}
