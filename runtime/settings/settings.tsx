// The island in the header: a button that opens the settings. The drawer itself is code that most
// readers never need, so it is loaded when it is opened for the first time.

import { useState, type ComponentType } from 'react';
import type { SettingsDrawerProps } from './settings-drawer.tsx';
import type { SettingsLabels } from './settings-labels.ts';

interface SettingsProps {
  readonly labels: SettingsLabels;
}

/** Draws the button, and once it was pressed the drawer. */
export function Settings({ labels }: SettingsProps) {
  const [isOpen, setOpen] = useState(false);
  const [drawer, setDrawer] = useState<{ readonly Drawer: ComponentType<SettingsDrawerProps> }>();

  async function open() {
    setOpen(true);
    // Without a network there is no drawer, and the next press tries again.
    const loaded = await import('./settings-drawer.tsx').catch(() => undefined);
    if (loaded) setDrawer({ Drawer: loaded.SettingsDrawer });
    else setOpen(false);
  }

  return (
    <>
      <button
        type="button"
        className="icon-button settings-button"
        aria-label={labels.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        data-ga-event-category="header"
        data-ga-event-action="settings"
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7.5h8M18 7.5h2M4 16.5h2M12 16.5h8" />
          <circle cx="15" cy="7.5" r="2.75" />
          <circle cx="9" cy="16.5" r="2.75" />
        </svg>
      </button>
      {isOpen && drawer && <drawer.Drawer labels={labels} onClose={() => setOpen(false)} />}
    </>
  );
}
