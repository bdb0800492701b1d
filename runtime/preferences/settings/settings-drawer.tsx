// The drawer with all preferences. It is a native modal dialog: the browser traps the focus,
// returns it to the button, and closes the dialog on Escape.

import { useRef, useState, type MouseEvent } from 'react';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { ApiGroup } from './api-group.tsx';
import { CodeGroup } from './code-group.tsx';
import { ColorsGroup } from './colors-group.tsx';
import { DensityGroup } from './density-group.tsx';
import { DirectionGroup } from './direction-group.tsx';
import { ModeGroup } from './mode-group.tsx';
import { ResetButton } from './reset-button.tsx';
import type { SettingsLabels } from './settings-labels.ts';

const titleId = 'docs--settings-title';

/** Props of the settings drawer. */
interface SettingsDrawerProps {
  readonly labels: SettingsLabels;
  /** The address of its style sheet. */
  readonly sheet: string;
  readonly onClose: () => void;
}

/** Renders the drawer, which opens once it has its styles, or cannot have them. */
export function SettingsDrawer({ labels, sheet, onClose }: SettingsDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const open = () => dialog.current?.showModal();

  function announceReset(group: string) {
    // The text must differ even for the same group, so that it is read again.
    setAnnouncement((previous) => `${group}: ${labels.done}${previous.endsWith('\u00a0') ? '' : '\u00a0'}`);
  }

  // The backdrop belongs to the dialog, whose content fills it to the edge: a press whose target is the dialog itself is
  // on the backdrop.
  function closeOutside({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget) currentTarget.close();
  }

  const group = { labels, onReset: announceReset };
  return (
    <dialog ref={dialog} className="settings" aria-labelledby={titleId} onClose={onClose} onMouseDown={closeOutside}>
      <link rel="stylesheet" href={sheet} onLoad={open} onError={open} />
      <div className="settings-content">
        <div className="settings-bar">
          <h2 id={titleId}>{labels.title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={labels.close}
            onClick={() => dialog.current?.close()}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <ThemeProvider>
          <div className="settings-groups">
            <ModeGroup {...group} />
            <DirectionGroup {...group} />
            <DensityGroup {...group} />
            <ColorsGroup {...group} />
            <ApiGroup {...group} />
            <CodeGroup {...group} />
            <ResetButton {...group} title={labels.title} />
          </div>
        </ThemeProvider>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </dialog>
  );
}
