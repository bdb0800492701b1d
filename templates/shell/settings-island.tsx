// The settings button of the header as an island. Without script it is not shown, for then there
// is nothing it could do.

import { Settings } from '../../runtime/preferences/settings/settings.tsx';
import { createSettingsLabels } from '../../runtime/preferences/settings/settings-labels.ts';
import type { Translate } from '../page-props.ts';

/** Draws the island with the words it needs. */
export function SettingsIsland({ t }: { readonly t: Translate }) {
  const labels = createSettingsLabels(t);

  return (
    <div
      className="settings-island"
      data-island="Settings"
      data-docs-on="interaction"
      data-docs-props={JSON.stringify({ labels })}
    >
      <Settings labels={labels} />
    </div>
  );
}
