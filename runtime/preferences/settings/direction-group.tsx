import { choosePreferences } from '../choose-preferences.ts';
import { useTheme } from '../theme/theme-provider.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { SettingsGroup, type GroupProps } from './settings-group.tsx';

const order = ['ltr', 'rtl'] as const;

/** Lets the reader choose the page's direction. By default it follows the language. */
export function DirectionGroup(props: GroupProps) {
  const { direction } = useTheme();

  return (
    <SettingsGroup {...props} title={props.labels.direction} names={['direction']}>
      <ChoiceRow
        label={props.labels.direction}
        action="direction"
        values={order}
        labels={props.labels}
        value={direction}
        onChoose={(value) => choosePreferences({ direction: value })}
      />
    </SettingsGroup>
  );
}
