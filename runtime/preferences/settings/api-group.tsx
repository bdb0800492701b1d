// The display of API pages. A first visit picks one at random. It is stored when the reader chooses
// another, so that a reset goes back to it.

import { useState } from 'react';
import { choosePreferences } from '../choose-preferences.ts';
import { usePreferences } from '../use-preferences.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SettingsGroup, type GroupProps } from './settings-group.tsx';

const order = ['collapsed', 'expanded', 'table'] as const;
const drawnKey = 'apiPage_drawn';

/** Lets the reader choose how API pages show their lists; the choice holds for all sections. */
export function ApiGroup(props: GroupProps) {
  const { api, apiProps, apiSlots, apiClasses } = usePreferences();
  const [drawn] = useState(() => order.find((value) => value === readStored('localStorage', drawnKey)) ?? api);
  const isChanged = api !== drawn || `${apiProps}${apiSlots}${apiClasses}` !== '';

  function choose(value: string) {
    writeStored('localStorage', drawnKey, drawn);
    choosePreferences({ api: value, apiProps: '', apiSlots: '', apiClasses: '' });
  }

  return (
    <SettingsGroup {...props} title={props.labels.api} isChanged={isChanged} reset={() => choose(drawn)}>
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
