// Buttons in a row, of which one (exclusive) or several can be pressed. One stop for the Tab key:
// arrow keys, Home and End move between the buttons. The group never keeps the value itself.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { moveFocus } from './start-toggle-group.ts';
import { isSelected, toggleExclusive, toggleMultiple } from './toggle-value.ts';

/** One button of a group. */
interface ToggleOption<Value> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Names the button where its label has no words. */
  readonly name?: string;
  readonly disabled?: boolean;
  /** What scripts, or analytics, read on the button. */
  readonly attributes?: Readonly<Partial<Record<`data-${string}` | 'value', string>>>;
}

interface CommonProps<Value> {
  /** Names the group to a screen reader. */
  readonly label: string;
  readonly options: readonly ToggleOption<Value>[];
  readonly className?: string;
  /** Waits for a script that wakes it. */
  readonly hidden?: boolean;
}

interface ExclusiveProps<Value> extends CommonProps<Value> {
  readonly exclusive: true;
  readonly value: Value | null | undefined;
  /** Told the new value; null when the selected button was pressed. */
  readonly onChange?: (value: Value | null) => void;
}

interface MultipleProps<Value> extends CommonProps<Value> {
  readonly exclusive?: false;
  readonly value: readonly Value[] | null | undefined;
  /** Told the new list, in the order in which its values were pressed. */
  readonly onChange?: (value: Value[]) => void;
}

/** Props of a group of toggle buttons. */
type ToggleGroupProps<Value> = ExclusiveProps<Value> | MultipleProps<Value>;

/** Draws a group of toggle buttons. */
export function ToggleGroup<Value>(props: ToggleGroupProps<Value>) {
  const { label, options, value, className, hidden } = props;
  const [focused, setFocused] = useState<number>();
  const stop = findStop(options, value, focused);

  return (
    <div
      role="group"
      aria-label={label}
      className={className ? `toggle-group ${className}` : 'toggle-group'}
      hidden={hidden}
      onKeyDown={(event) => moveFocus(event, event.currentTarget)}
    >
      {options.map((option, index) => (
        <button
          key={index}
          {...option.attributes}
          type="button"
          className="toggle-button"
          data-docs-ripple=""
          disabled={option.disabled}
          aria-label={option.name}
          aria-pressed={isSelected(value, option.value)}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setFocused(index)}
          onClick={() => press(props, option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

// Where Tab enters: the button that had the focus last, else the first one pressed, else the first. A group
// that is off as a whole keeps its place for when it is on.
function findStop<Value>(options: readonly ToggleOption<Value>[], value: unknown, focused: number | undefined): number {
  if (focused !== undefined && options[focused] && !options[focused].disabled) return focused;
  const pressed = options.findIndex((option) => !option.disabled && isSelected(value, option.value));
  const enabled = pressed >= 0 ? pressed : options.findIndex(({ disabled }) => !disabled);
  return enabled >= 0
    ? enabled
    : Math.max(
        options.findIndex((option) => isSelected(value, option.value)),
        0,
      );
}

function press<Value>(props: ToggleGroupProps<Value>, pressed: Value): void {
  if (props.exclusive) props.onChange?.(toggleExclusive(props.value, pressed));
  else props.onChange?.(toggleMultiple(props.value, pressed));
}
