// One choice out of a few, in a row. One of them always holds: pressing it again changes nothing.

import { ToggleGroup } from '../toggle-group/toggle-group.tsx';

interface ChoiceRowProps {
  readonly label: string;
  /** The name by which analytics know the setting. */
  readonly action: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Draws the choices as a row. */
export function ChoiceRow({ label, action, choices, value, onChoose }: ChoiceRowProps) {
  const options = choices.map((choice) => ({
    ...choice,
    attributes: {
      value: choice.value,
      'data-ga-event-category': 'settings',
      'data-ga-event-action': action,
      'data-ga-event-label': choice.value,
    },
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
