import { listenToGroup, readPressed } from './start-toggle-group.ts';
import { toggleMultiple } from './toggle-value.ts';

/** Wakes a group in which several can be pressed; reports all values that are pressed then. */
export function startMultipleGroup(group: HTMLElement, onChange: (values: string[]) => void): void {
  listenToGroup(group, (value) => onChange(toggleMultiple(readPressed(group), value)));
}
