import { choosePreferences } from '../choose-preferences.ts';
import { usePreferences } from '../use-preferences.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SettingsGroup, type GroupProps } from './settings-group.tsx';

const order = ['light', 'system', 'dark'] as const;

/** Lets the reader choose light, dark, or the system's mode. */
export function ModeGroup(props: GroupProps) {
  const { mode } = usePreferences();

  return (
    <SettingsGroup {...props} title={props.labels.mode} names={['mode']}>
      <ChoiceRow
        label={props.labels.mode}
        action="mode"
        values={order}
        labels={props.labels}
        value={mode}
        onChoose={(value) => choosePreferences({ mode: value })}
      />
    </SettingsGroup>
  );
}
