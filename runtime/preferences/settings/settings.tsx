// The island in the header: a button that opens the settings. It is loaded, with the drawer, when a
// reader first touches the button.

import { useState } from 'react';
import { SettingsDrawer } from './settings-drawer.tsx';
import type { SettingsLabels } from './settings-labels.ts';

interface SettingsProps {
  readonly labels: SettingsLabels;
  /** The address of the drawer's style sheet, which is loaded with the drawer. */
  readonly sheet: string;
}

/** Renders the button, and the drawer once it is open. */
export function Settings(props: SettingsProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        className="icon-button settings-button"
        aria-label={props.labels.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        data-ga-event-category="header"
        data-ga-event-action="settings"
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7.5h8M18 7.5h2M4 16.5h2M12 16.5h8" />
          <circle cx="15" cy="7.5" r="2.75" />
          <circle cx="9" cy="16.5" r="2.75" />
        </svg>
      </button>
      {isOpen && <SettingsDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
