// A row of choices. One is always selected: pressing it again changes nothing.

import { ToggleGroup } from '../../parts/toggle-group/toggle-group.tsx';
import { countedAs } from './counted-as.ts';
import type { SettingsLabels } from './settings-labels.ts';

interface ChoiceRowProps {
  readonly label: string;
  /** The setting's name in analytics. */
  readonly action: string;
  readonly values: readonly (keyof SettingsLabels)[];
  /** The texts of the drawer, including those of the values. */
  readonly labels: SettingsLabels;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Renders choices as a row of toggle buttons. */
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
      onChange={(selected) => selected !== null && onChoose(selected)}
    />
  );
}
