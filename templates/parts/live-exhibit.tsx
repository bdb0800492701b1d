// A case with a live demo, and switches that show it in the dark, denser, mirrored, and in other colors. They are
// the reader's own settings, so the rest of the page follows. Without script, they are not shown.

import { SettingsRow } from '../../runtime/settings/settings-row.tsx';
import { createSettingsLabels } from '../../runtime/settings/settings-labels.ts';
import type { Translate } from '../page-props.ts';

/** Draws the demo of a front page over its switches. */
export function LiveExhibit({ html, t }: { readonly html: string; readonly t: Translate }) {
  const labels = createSettingsLabels(t);

  return (
    <div className="case live-exhibit">
      <div className="live-exhibit-stage" dangerouslySetInnerHTML={{ __html: html }} />
      <div
        className="settings-island live-exhibit-switches"
        data-island="SettingsRow"
        data-on="visible"
        data-props={JSON.stringify({ labels })}
      >
        <SettingsRow labels={labels} />
      </div>
    </div>
  );
}
