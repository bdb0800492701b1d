// The settings that change how demos look, in a row. What the page shows counts: a reader whose system is dark
// presses "Light" to see light.

import { useEffect, useState } from 'react';
import { choosePreferences } from '../preferences/choose-preferences.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { useTheme } from '../theme/theme-provider.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { SettingsLabels } from './settings-labels.ts';

const modes = ['light', 'dark'] as const;
const densities = ['comfortable', 'dense'] as const;
const directions = ['ltr', 'rtl'] as const;
/** The color of the site, and three others that white can be read on. The style sheet paints them. */
const colors = ['', '#8e24aa', '#00796b', '#c2410c'] as const;

/** Draws the row. */
export function SettingsRow({ labels }: { readonly labels: SettingsLabels }) {
  const { paletteMode, direction } = useTheme();
  const { density, primary } = usePreferences();
  // The HTML of the page knows of no reader: until the row is live, the style sheet marks what is chosen.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const toChoices = <Value extends keyof SettingsLabels>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: labels[value] }));

  return (
    <>
      <ChoiceRow
        label={labels.mode}
        action="mode"
        choices={toChoices(modes)}
        value={isLive ? paletteMode : null}
        onChoose={(mode) => choosePreferences({ mode })}
      />
      <ChoiceRow
        label={labels.density}
        action="density"
        choices={toChoices(densities)}
        value={isLive ? density : null}
        onChoose={(chosen) => choosePreferences({ density: chosen })}
      />
      <ChoiceRow
        label={labels.direction}
        action="direction"
        choices={toChoices(directions)}
        value={isLive ? direction : null}
        onChoose={(chosen) => choosePreferences({ direction: chosen })}
      />
      <ChoiceRow
        label={labels.primary}
        action="primary"
        choices={colors.map((value, index) => ({
          value,
          name: `${labels.primary}: ${value || labels.reset}`,
          label: <span className={`swatch swatch-${index}`} />,
        }))}
        value={isLive ? primary : null}
        onChoose={(chosen) => choosePreferences({ primary: chosen })}
      />
    </>
  );
}
