import { themeColors } from '../../../core/model/preferences.ts';
import { useTheme } from '../theme/theme-provider.tsx';
import { useThemeDispatch } from '../theme/use-theme-dispatch.ts';
import { countedAs } from './counted-as.ts';
import { type GroupProps, SettingsGroup } from './settings-group.tsx';

const names = ['primary', 'secondary'] as const;

/** Lets the reader choose the two colors of the page. */
export function ColorsGroup(props: GroupProps) {
  const { paletteColors } = useTheme();
  const dispatch = useThemeDispatch();

  return (
    <SettingsGroup {...props} title={props.labels.colors} names={names}>
      {names.map((name) => (
        <ColorField
          key={name}
          label={props.labels[name]}
          action={name}
          value={paletteColors[name]}
          onChoose={(color) =>
            dispatch({ type: 'CHANGE', payload: { paletteColors: { ...paletteColors, [name]: color } } })
          }
        />
      ))}
    </SettingsGroup>
  );
}

interface ColorFieldProps {
  readonly label: string;
  readonly action: string;
  /** The selected color; without one, demos keep the color of their library, which the field cannot show. */
  readonly value: string | undefined;
  readonly onChoose: (color: string) => void;
}

/** Renders a native color input beside its name and value. */
function ColorField({ label, action, value, onChoose }: ColorFieldProps) {
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
          data-docs-unset={value === undefined || undefined}
          onChange={(event) => onChoose(event.target.value)}
          {...countedAs(action)}
        />
      </span>
    </label>
  );
}
