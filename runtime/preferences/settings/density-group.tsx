import { useTheme } from '../theme/theme-provider.tsx';
import { initialTheme } from '../theme/theme-reducer.ts';
import { useThemeDispatch } from '../theme/use-theme-dispatch.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SettingsGroup, type GroupProps } from './settings-group.tsx';
import { SpacingStepper } from './spacing-stepper.tsx';

const order = ['comfortable', 'dense'] as const;

/** Lets the reader choose the density and the spacing. */
export function DensityGroup(props: GroupProps) {
  const { dense, spacing } = useTheme();
  const dispatch = useThemeDispatch();

  return (
    <SettingsGroup
      {...props}
      title={props.labels.density}
      isChanged={dense || spacing !== initialTheme.spacing}
      reset={() => dispatch({ type: 'RESET_DENSITY' })}
    >
      <ChoiceRow
        label={props.labels.density}
        action="density"
        values={order}
        labels={props.labels}
        value={dense ? 'dense' : 'comfortable'}
        onChoose={(value) => dispatch({ type: 'SET_DENSE', payload: value === 'dense' })}
      />
      <SpacingStepper labels={props.labels} />
    </SettingsGroup>
  );
}
