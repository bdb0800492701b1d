import { themeColors } from '../../../core/model/preferences.ts';
import { useTheme } from '../theme/theme-provider.tsx';
import { useThemeDispatch } from '../theme/use-theme-dispatch.ts';
import { countedAs } from './counted-as.ts';
import { type GroupProps, SettingsGroup } from './settings-group.tsx';
import type { SettingsLabels } from './settings-labels.ts';

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
          labels={props.labels}
          name={name}
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
  readonly labels: SettingsLabels;
  readonly name: (typeof names)[number];
  /** The selected color; without one, demos keep the color of their library, which the field cannot show. */
  readonly value: string | undefined;
  readonly onChoose: (color: string) => void;
}

/** Renders a native color input beside its name and value. */
function ColorField({ labels, name, value, onChoose }: ColorFieldProps) {
  return (
    <label className="settings-row">
      <span>{labels[name]}</span>
      <span className="color-field">
        <span className="color-value" dir="ltr" aria-hidden="true">
          {value ?? labels.default}
        </span>
        <input
          type="color"
          value={value ?? themeColors.light.toLowerCase()}
          data-docs-unset={value === undefined || undefined}
          onChange={(event) => onChoose(event.target.value)}
          {...countedAs(name)}
        />
      </span>
    </label>
  );
}
