// A group of settings: its title, a reset button, and the controls.

import { useId, type ReactNode } from 'react';
import type { PreferenceName } from '../../../core/model/preferences.ts';
import { ResetButton } from './reset-button.tsx';
import type { SettingsLabels } from './settings-labels.ts';

/** Props of every group of the drawer. */
export interface GroupProps {
  readonly labels: SettingsLabels;
  /** Receives the title of a group that was reset. */
  readonly onReset: (title: string) => void;
}

interface SettingsGroupProps extends GroupProps {
  readonly title: string;
  /** The preferences that its controls change. */
  readonly names: readonly PreferenceName[];
  readonly children: ReactNode;
}

/** Renders a group with its reset button. */
export function SettingsGroup({ children, ...group }: SettingsGroupProps) {
  const id = useId();

  return (
    <section className="settings-group" aria-labelledby={id}>
      <div className="settings-head">
        <h3 id={id}>{group.title}</h3>
        <ResetButton {...group} />
      </div>
      {children}
    </section>
  );
}
