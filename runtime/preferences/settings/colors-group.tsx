import { useTheme } from '../theme/theme-provider.tsx';
import { useThemeDispatch } from '../theme/use-theme-dispatch.ts';
import { ColorField } from './color-field.tsx';
import { SettingsGroup, type GroupProps } from './settings-group.tsx';

const names = ['primary', 'secondary'] as const;

/** Lets the reader choose the two colours of the page. */
export function ColorsGroup(props: GroupProps) {
  const { paletteColors } = useTheme();
  const dispatch = useThemeDispatch();
  const isChanged = names.some((name) => paletteColors[name]);

  return (
    <SettingsGroup
      {...props}
      title={props.labels.colors}
      isChanged={isChanged}
      reset={() => dispatch({ type: 'RESET_COLORS' })}
    >
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
