// The settings that change how demos look, as a row in a page. What the page shows counts: a reader whose system is
// dark presses "Light" to see light. The HTML of the page knows of no reader, so nothing is pressed in it: until the
// row is live, the style sheet marks what is chosen.

import type { MountIsland } from '../../parts/island.ts';
import { choosePreferences, preferencesEvent } from '../choose-preferences.ts';
import { showPressed, startToggleGroup } from '../../parts/toggle-group/start-toggle-group.ts';

/** Wakes a row: one group of buttons for each preference, in this order. */
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
      // One always holds: pressed again, it stays.
      if (name && value !== null) choosePreferences({ [name]: value });
    }),
  );
  document.addEventListener(preferencesEvent, show);
  show();
  onLive();
};
