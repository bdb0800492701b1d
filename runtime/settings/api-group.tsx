import { valuesOf } from '../../core/preferences.ts';
import { choosePreferences } from '../preferences/choose-preferences.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SettingsGroup, type GroupProps } from './settings-group.tsx';

const order = ['expanded', 'collapsed', 'table'] as const;

/** Lets the reader choose how API pages show their lists; the choice holds for all sections. */
export function ApiGroup(props: GroupProps) {
  const { api, apiProps, apiSlots, apiClasses } = usePreferences();
  const isChanged = api !== valuesOf('api')[0] || `${apiProps}${apiSlots}${apiClasses}` !== '';
  const choices = order.map((value) => ({ value, label: props.labels[value] }));
  const choose = (value: string) => choosePreferences({ api: value, apiProps: '', apiSlots: '', apiClasses: '' });

  return (
    <SettingsGroup {...props} title={props.labels.api} isChanged={isChanged} reset={() => choose(valuesOf('api')[0]!)}>
      <ChoiceRow label={props.labels.api} action="api" choices={choices} value={api} onChoose={choose} />
    </SettingsGroup>
  );
}
