// Renders the controls of a component's props, by their types and under the names of the props. A few
// are shown; a disclosure contains the rest.

import type {
  ChoiceControl,
  PlaygroundControl,
  PlaygroundValue,
  ShownPlayground,
} from '../../core/model/playground.ts';
import { chooseControls } from '../../core/demos/playground/choose-controls.ts';
import { findMember } from '../../core/demos/playground/find-member.ts';
import { findExcluded, restingValue } from '../../core/demos/playground/pick-values.ts';
import { ToggleGroup } from '../../runtime/parts/toggle-group/toggle-group.tsx';
import { BreakableName } from '../breakable-name.tsx';
import type { Translate } from '../page-props.ts';

interface PlaygroundControlsProps {
  readonly playground: ShownPlayground;
  readonly prefix: string;
  readonly t: Translate;
}

/** Renders the controls of a playground. */
export function PlaygroundControls({ playground: { component, controls, start }, prefix, t }: PlaygroundControlsProps) {
  if (controls.length === 0) return null;
  const { first: shownControls, rest: foldedControls } = chooseControls(controls, start);
  const excluded = findExcluded(controls, { start, chosen: start });
  const render = (control: PlaygroundControl) => (
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
      {shownControls.map(render)}
      {foldedControls.length > 0 && (
        <details className="playground-rest">
          <summary>{t('playground.all', { count: String(controls.length) })}</summary>
          {foldedControls.map(render)}
        </details>
      )}
    </div>
  );
}

interface ControlProps {
  readonly control: PlaygroundControl;
  readonly value: PlaygroundValue | undefined;
  readonly id: string;
  /** Text for a prop without a value. */
  readonly unset: string;
  /** Whether the values of other props exclude it. */
  readonly isExcluded: boolean;
}

function Control(props: ControlProps) {
  const { control, value, id, isExcluded } = props;
  const { prop } = control;
  const state = { defaultChecked: value === true, disabled: isExcluded };

  switch (control.kind) {
    case 'choice':
      return isShort(control) ? (
        <Segments {...props} options={listOptions(control)} />
      ) : (
        <Menu {...props} options={listOptions(control)} />
      );
    case 'switch':
      return (
        <label className="playground-switch">
          <Name>{prop}</Name>
          {/* A checkbox needs no aria-checked. */}
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

/** A value of a choice, and the text that names it. */
interface ChoiceOption {
  readonly option: PlaygroundValue;
  readonly text: string;
}

function listOptions(control: ChoiceControl): ChoiceOption[] {
  return control.options.map((option) => ({ option, text: findMember(control, option) ?? String(option) }));
}

interface ChoiceProps extends ControlProps {
  readonly options: readonly ChoiceOption[];
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
        options={options.map(({ option, text }) => ({
          value: option,
          label: <Name>{text}</Name>,
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
          {options.map(({ option, text }) => (
            <option key={text} value={JSON.stringify(option)} translate="no">
              {text}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

/** Renders a name of code, which is not translated. */
function Name({ children }: { readonly children: string }) {
  return (
    <span translate="no">
      <BreakableName name={children} />
    </span>
  );
}

/** Returns whether options fit in a row of buttons; an optional choice is always a list. */
function isShort(control: ChoiceControl): boolean {
  const texts = listOptions(control).map(({ text }) => text);
  return control.fallback !== undefined && texts.length <= 4 && texts.join('').length <= 24;
}
