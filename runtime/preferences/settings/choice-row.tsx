// One choice out of a few, in a row. One of them always holds: pressing it again changes nothing.

import { ToggleGroup } from '../../parts/toggle-group/toggle-group.tsx';
import { countedAs } from './counted-as.ts';
import type { SettingsLabels } from './settings-labels.ts';

interface ChoiceRowProps {
  readonly label: string;
  /** The name by which analytics know the setting. */
  readonly action: string;
  readonly values: readonly (keyof SettingsLabels)[];
  /** The words of the drawer, among them those of the values. */
  readonly labels: SettingsLabels;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Draws the choices as a row. */
export function ChoiceRow({ label, action, values, labels, value, onChoose }: ChoiceRowProps) {
  const options = values.map((choice) => ({
    value: choice,
    label: labels[choice],
    attributes: { value: choice, ...countedAs(action, choice) },
  }));

  return (
    <ToggleGroup
      exclusive
      label={label}
      options={options}
      value={value}
      onChange={(chosen) => chosen !== null && onChoose(chosen)}
    />
  );
}
