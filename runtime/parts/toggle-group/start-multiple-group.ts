import { listenToGroup, readPressed } from './start-toggle-group.ts';
import { toggleMultiple } from './toggle-value.ts';

/** Starts a group in which several buttons can be pressed; reports all pressed values after a change. */
export function startMultipleGroup(group: HTMLElement, onChange: (values: string[]) => void): void {
  listenToGroup(group, (value) => onChange(toggleMultiple(readPressed(group), value)));
}
