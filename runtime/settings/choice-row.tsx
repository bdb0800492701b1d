// One choice out of a few: native radio buttons, drawn as a row of segments. Arrow keys, names and
// states come from the browser.

import { useId } from 'react';

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
  const name = useId();

  return (
    <div className="choice-row" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label
          className="choice"
          key={choice.value}
          data-ga-event-category="settings"
          data-ga-event-action={action}
          data-ga-event-label={choice.value}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
