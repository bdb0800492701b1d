// Renders the settings button of the header as an island. Without a script it is not shown, as it
// needs one.

import { Settings } from '../../runtime/preferences/settings/settings.tsx';
import { createSettingsLabels } from '../../runtime/preferences/settings/settings-labels.ts';
import type { Translate } from '../page-props.ts';

/** Renders the island with its texts. */
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
