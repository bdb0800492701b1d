// A row of buttons, of which one (exclusive) or several can be pressed. The group is one tab stop:
// arrow keys, Home and End move between the buttons. It never stores the value itself.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { moveFocus } from './start-toggle-group.ts';
import { isSelected, toggleExclusive, toggleMultiple } from './toggle-value.ts';

/** One button of a group. */
interface ToggleOption<Value> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Name of the button, if its label has no words. */
  readonly name?: string;
  readonly disabled?: boolean;
  /** Attributes for scripts or analytics. */
  readonly attributes?: Readonly<Partial<Record<`data-${string}` | 'value', string>>>;
}

interface CommonProps<Value> {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly options: readonly ToggleOption<Value>[];
  readonly className?: string;
  /** Hidden until a script starts it. */
  readonly hidden?: boolean;
}

interface ExclusiveProps<Value> extends CommonProps<Value> {
  readonly exclusive: true;
  readonly value: Value | null | undefined;
  /** Receives the new value; null when the selected button was pressed. */
  readonly onChange?: (value: Value | null) => void;
}

interface MultipleProps<Value> extends CommonProps<Value> {
  readonly exclusive?: false;
  readonly value: readonly Value[] | null | undefined;
  /** Receives the new list, in the order in which its values were pressed. */
  readonly onChange?: (value: Value[]) => void;
}

/** Props of a group of toggle buttons. */
type ToggleGroupProps<Value> = ExclusiveProps<Value> | MultipleProps<Value>;

/** Renders a group of toggle buttons. */
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

// The tab stop is the button that last had the focus, else the first pressed one, else the first. In a
// fully disabled group it is the pressed button, for when the group is enabled.
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
