// A row of the settings that change how demos look. It shows the page's current state: a reader whose system is
// dark presses "Light" to see light. The HTML is the same for all readers, so no button in it is pressed: until
// the row is live, the style sheet marks the choices.

import type { MountIsland } from '../../parts/island.ts';
import { choosePreferences, preferencesEvent } from '../choose-preferences.ts';
import { showPressed, startToggleGroup } from '../../parts/toggle-group/start-toggle-group.ts';

/** Starts a row with one group of buttons for each preference, in the order of `names`. */
export const mount: MountIsland = async (element, { onLive }) => {
  const groups = [...element.querySelectorAll<HTMLElement>('.toggle-group')];
  const names = ['mode', 'density', 'direction', 'primary'] as const;

  function show(): void {
    const { dataset, dir } = document.documentElement;
    const shown = [dataset['mode'], dataset['density'], dir, dataset['docsPrimary'] ?? ''];
    groups.forEach((group, index) => showPressed(group, shown[index]));
  }

  groups.forEach((group, index) =>
    startToggleGroup(group, (value) => {
      const name = names[index];
      // One is always selected, so pressing it again changes nothing.
      if (name && value !== null) choosePreferences({ [name]: value });
    }),
  );
  document.addEventListener(preferencesEvent, show);
  show();
  onLive();
};
