import type { PreferenceName } from '../../../core/model/preferences.ts';
import { countedAs } from './counted-as.ts';
import type { SettingsLabels } from './settings-labels.ts';
import { useReset } from './use-reset.ts';

interface ResetButtonProps {
  readonly labels: SettingsLabels;
  /** What is reset, in words. */
  readonly title: string;
  /** What is reset; without names, everything. */
  readonly names?: readonly PreferenceName[];
  /** Receives the title after a reset. */
  readonly onReset: (title: string) => void;
}

/** Renders a reset button, which is disabled if there is nothing to reset. */
export function ResetButton({ labels, title, names, onReset }: ResetButtonProps) {
  const reset = useReset(names);

  return (
    <button
      type="button"
      className="settings-reset"
      aria-label={names && `${labels.reset}: ${title}`}
      aria-disabled={!reset}
      onClick={() => {
        reset?.();
        if (reset) onReset(title);
      }}
      {...countedAs('reset', title)}
    >
      {names ? labels.reset : labels.resetAll}
    </button>
  );
}
