import { choosePreferences } from '../choose-preferences.ts';
import { usePreferences } from '../use-preferences.ts';
import { ChoiceRow } from './choice-row.tsx';
import { findFirstApi, storeFirstApi } from './first-api.ts';
import { SettingsGroup, type GroupProps } from './settings-group.tsx';

const order = ['collapsed', 'expanded', 'table'] as const;

/** Lets the reader choose how API pages show their lists; the choice applies to all sections. */
export function ApiGroup(props: GroupProps) {
  const { api } = usePreferences();

  function choose(value: string) {
    storeFirstApi(findFirstApi(api));
    choosePreferences({ api: value, apiProps: '', apiSlots: '', apiClasses: '' });
  }

  return (
    <SettingsGroup {...props} title={props.labels.api} names={['api', 'apiProps', 'apiSlots', 'apiClasses']}>
      <ChoiceRow
        label={props.labels.api}
        action="api"
        values={order}
        labels={props.labels}
        value={api}
        onChoose={choose}
      />
    </SettingsGroup>
  );
}
