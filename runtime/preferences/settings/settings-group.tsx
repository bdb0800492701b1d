// A group of settings: its title, a reset button, and the controls.

import { useId, type ReactNode } from 'react';
import { countedAs } from './counted-as.ts';
import type { SettingsLabels } from './settings-labels.ts';

/** Props of every group of the drawer. */
export interface GroupProps {
  readonly labels: SettingsLabels;
  /** Receives the title of a group that was reset. */
  readonly onReset: (title: string) => void;
}

interface SettingsGroupProps extends GroupProps {
  readonly title: string;
  /** Whether there is anything to reset. */
  readonly isChanged: boolean;
  readonly reset: () => void;
  readonly children: ReactNode;
}

/** Renders a group with its reset button, which is disabled if there is nothing to reset. */
export function SettingsGroup({ labels, onReset, title, isChanged, reset, children }: SettingsGroupProps) {
  const id = useId();

  function resetGroup() {
    if (!isChanged) return;
    reset();
    onReset(title);
  }

  return (
    <section className="settings-group" aria-labelledby={id}>
      <div className="settings-head">
        <h3 id={id}>{title}</h3>
        <button
          type="button"
          className="settings-reset"
          aria-label={`${labels.reset}: ${title}`}
          aria-disabled={!isChanged}
          onClick={resetGroup}
          {...countedAs('reset', title)}
        >
          {labels.reset}
        </button>
      </div>
      {children}
    </section>
  );
}
