import { useTheme } from '../theme/theme-provider.tsx';
import { spacingLimits } from '../theme/theme-reducer.ts';
import { useThemeDispatch } from '../theme/use-theme-dispatch.ts';
import type { SettingsLabels } from './settings-labels.ts';

/** Changes the spacing unit a pixel at a time; at its bounds a button stays, but does nothing. */
export function SpacingStepper({ labels }: { readonly labels: SettingsLabels }) {
  const { spacing } = useTheme();

  return (
    <div className="settings-row" role="group" aria-label={labels.spacing}>
      <span>{labels.spacing}</span>
      <span className="stepper">
        <StepButton label={labels.less} sign="−" type="DECREASE_SPACING" isAtBound={spacing <= spacingLimits.min} />
        <output aria-live="polite" dir="ltr">{`${spacing} px`}</output>
        <StepButton label={labels.more} sign="+" type="INCREASE_SPACING" isAtBound={spacing >= spacingLimits.max} />
      </span>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly type: 'INCREASE_SPACING' | 'DECREASE_SPACING';
  readonly isAtBound: boolean;
}

function StepButton({ label, sign, type, isAtBound }: StepButtonProps) {
  const dispatch = useThemeDispatch();

  return (
    <button
      type="button"
      className="step"
      aria-label={label}
      aria-disabled={isAtBound}
      onClick={() => dispatch({ type })}
      data-ga-event-category="settings"
      data-ga-event-action="spacing"
    >
      {sign}
    </button>
  );
}
