import { useState } from 'react';
import { useTheme } from '../theme/theme-provider.tsx';
import { usualSpacing } from '../theme/theme-reducer.ts';
import { useThemeDispatch } from '../theme/use-theme-dispatch.ts';
import { countedAs } from './counted-as.ts';
import type { SettingsLabels } from './settings-labels.ts';

/** Lets the reader change the spacing, by value or pixel by pixel. It warns about unusual values. */
export function SpacingStepper({ labels }: { readonly labels: SettingsLabels }) {
  const { spacing } = useTheme();
  const isFar = spacing < usualSpacing.min || spacing > usualSpacing.max;

  return (
    <div role="group" aria-label={labels.spacing}>
      <div className="settings-row">
        <span>{labels.spacing}</span>
        <span className="stepper">
          <StepButton label={labels.less} sign="−" type="DECREASE_SPACING" />
          <SpacingField label={labels.spacing} spacing={spacing} />
          <StepButton label={labels.more} sign="+" type="INCREASE_SPACING" />
        </span>
      </div>
      <output className="sr-only" dir="ltr">{`${spacing} px`}</output>
      <p className="settings-warning" aria-live="polite">
        {isFar && labels.spacingFar}
      </p>
    </div>
  );
}

/** Renders a field that may be empty while a reader types, and shows the current value on blur. */
function SpacingField({ label, spacing }: { readonly label: string; readonly spacing: number }) {
  const dispatch = useThemeDispatch();
  const [typed, setTyped] = useState<string>();

  return (
    <span className="step-field" dir="ltr">
      <input
        type="number"
        step="any"
        aria-label={`${label} (px)`}
        value={typed ?? spacing}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value) dispatch({ type: 'SET_SPACING', payload: Number(value) });
        }}
        onBlur={() => setTyped(undefined)}
        {...countedAs('spacing')}
      />
      <span aria-hidden="true">px</span>
    </span>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly type: 'INCREASE_SPACING' | 'DECREASE_SPACING';
}

function StepButton({ label, sign, type }: StepButtonProps) {
  const dispatch = useThemeDispatch();

  return (
    <button
      type="button"
      className="step"
      aria-label={label}
      onClick={() => dispatch({ type })}
      {...countedAs('spacing')}
    >
      {sign}
    </button>
  );
}
