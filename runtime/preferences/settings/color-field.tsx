import { themeColors } from '../../../core/model/preferences.ts';
import { countedAs } from './counted-as.ts';

interface ColorFieldProps {
  readonly label: string;
  readonly action: string;
  /** The chosen colour; without one the page's own is shown. */
  readonly value: string | undefined;
  readonly onChoose: (color: string) => void;
}

/** Renders a native colour input beside its name and value. */
export function ColorField({ label, action, value, onChoose }: ColorFieldProps) {
  return (
    <label className="settings-row">
      <span>{label}</span>
      <span className="color-field">
        <span className="color-value" dir="ltr" aria-hidden="true">
          {value ?? '–'}
        </span>
        <input
          type="color"
          value={value ?? themeColors.light.toLowerCase()}
          onChange={(event) => onChoose(event.target.value)}
          {...countedAs(action)}
        />
      </span>
    </label>
  );
}
