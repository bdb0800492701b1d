// The props of a component, each with the control that its type asks for, named after the props, as
// readers will write them. A few are shown; a disclosure holds the rest.

import type { Playground, PlaygroundControl, PlaygroundValue } from '../../core/model/playground.ts';
import { chooseControls } from '../../core/demos/playground/choose-controls.ts';
import { findExcluded, restingValue } from '../../core/demos/playground/pick-values.ts';
import { ToggleGroup } from '../../runtime/parts/toggle-group/toggle-group.tsx';
import { BreakableName } from '../breakable-name.tsx';
import type { Translate } from '../page-props.ts';

interface PlaygroundControlsProps {
  readonly playground: Playground;
  readonly prefix: string;
  readonly t: Translate;
}

/** Draws the controls of a playground. */
export function PlaygroundControls({ playground: { component, controls, start }, prefix, t }: PlaygroundControlsProps) {
  if (controls.length === 0) return null;
  const { first, rest } = chooseControls(controls, start);
  const excluded = findExcluded(controls, { start, chosen: start });
  const draw = (control: PlaygroundControl) => (
    <Control
      key={control.prop}
      control={control}
      value={start[control.prop] ?? restingValue(control)}
      id={`${prefix}${control.prop}`}
      unset={t('playground.unset')}
      isExcluded={excluded.includes(control.prop)}
    />
  );

  return (
    <div className="playground-controls" role="group" aria-label={t('playground.controls', { name: component })}>
      {first.map(draw)}
      {rest.length > 0 && (
        <details className="playground-rest">
          <summary>{t('playground.all', { count: String(controls.length) })}</summary>
          {rest.map(draw)}
        </details>
      )}
    </div>
  );
}

interface ControlProps {
  readonly control: PlaygroundControl;
  readonly value: PlaygroundValue | undefined;
  readonly id: string;
  /** Says that a prop is not given. */
  readonly unset: string;
  /** Tells whether it is not taken beside what the others say. */
  readonly isExcluded: boolean;
}

function Control(props: ControlProps) {
  const { control, value, id, isExcluded } = props;
  const { prop } = control;
  const state = { defaultChecked: value === true, disabled: isExcluded };

  switch (control.kind) {
    case 'choice':
      return isShort(control.options, control.fallback) ? (
        <Segments {...props} options={control.options} />
      ) : (
        <Menu {...props} options={control.options} />
      );
    case 'switch':
      return (
        <label className="playground-switch">
          <Name>{prop}</Name>
          {/* A checkbox says by itself whether it is on. */}
          {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
          <input type="checkbox" role="switch" data-docs-prop={prop} {...state} />
        </label>
      );
    default:
      return (
        <div className="playground-field">
          <label htmlFor={id}>
            <Name>{prop}</Name>
          </label>
          <input
            className="playground-input"
            id={id}
            type={control.kind}
            step={control.kind === 'number' ? 'any' : undefined}
            data-docs-prop={prop}
            defaultValue={value === undefined ? '' : String(value)}
            disabled={isExcluded}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
          />
        </div>
      );
  }
}

interface ChoiceProps extends ControlProps {
  readonly options: readonly PlaygroundValue[];
}

function Segments({ control: { prop }, options, value, isExcluded }: ChoiceProps) {
  return (
    <div className="playground-field">
      <span aria-hidden="true">
        <Name>{prop}</Name>
      </span>
      <ToggleGroup
        exclusive
        label={prop}
        value={value}
        options={options.map((option) => ({
          value: option,
          label: <Name>{String(option)}</Name>,
          disabled: isExcluded,
          attributes: {
            value: JSON.stringify(option),
            'data-docs-prop': prop,
            ...(option === value && { 'data-docs-start': '' }),
          },
        }))}
      />
    </div>
  );
}

function Menu({ control: { prop, fallback, required }, options, value, id, unset, isExcluded }: ChoiceProps) {
  return (
    <div className="playground-field">
      <label htmlFor={id}>
        <Name>{prop}</Name>
      </label>
      <span className="playground-select">
        <select
          id={id}
          data-docs-prop={prop}
          defaultValue={value === undefined ? '' : JSON.stringify(value)}
          disabled={isExcluded}
          autoComplete="off"
        >
          {fallback === undefined && !required && <option value="">{unset}</option>}
          {options.map((option) => (
            <option key={String(option)} value={JSON.stringify(option)} translate="no">
              {String(option)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

/** A word of code: it is not translated. */
function Name({ children }: { readonly children: string }) {
  return (
    <span translate="no">
      <BreakableName name={children} />
    </span>
  );
}

/** A few short words stand side by side; a choice that may be left open is a list. */
function isShort(options: readonly PlaygroundValue[], fallback: PlaygroundValue | undefined): boolean {
  return fallback !== undefined && options.length <= 4 && options.join('').length <= 24;
}
