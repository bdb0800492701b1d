import { useState } from 'react';
import { choosePreferences } from '../choose-preferences.ts';
import { useTheme } from '../theme/theme-provider.tsx';
import { usualSpacing } from '../theme/theme-reducer.ts';
import { useThemeDispatch } from '../theme/use-theme-dispatch.ts';
import { ChoiceRow } from './choice-row.tsx';
import { countedAs } from './counted-as.ts';
import { type GroupProps, SettingsGroup } from './settings-group.tsx';
import type { SettingsLabels } from './settings-labels.ts';

const order = ['comfortable', 'dense'] as const;

/** Lets the reader choose the density and the spacing. */
export function DensityGroup(props: GroupProps) {
  const { dense } = useTheme();

  return (
    <SettingsGroup {...props} title={props.labels.density} names={['density', 'spacing']}>
      <ChoiceRow
        label={props.labels.density}
        action="density"
        values={order}
        labels={props.labels}
        value={dense ? 'dense' : 'comfortable'}
        onChoose={(value) => choosePreferences({ density: value })}
      />
      <SpacingStepper labels={props.labels} />
    </SettingsGroup>
  );
}

/** Lets the reader change the spacing, by value or pixel by pixel. It warns about unusual values. */
function SpacingStepper({ labels }: { readonly labels: SettingsLabels }) {
  const { spacing } = useTheme();
  const isUnusual = spacing < usualSpacing.min || spacing > usualSpacing.max;

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
      <output className="visually-hidden" dir="ltr">{`${spacing} px`}</output>
      <p className="settings-warning" aria-live="polite">
        {isUnusual && labels.spacingFar}
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
