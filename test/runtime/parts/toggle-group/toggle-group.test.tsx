import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToggleGroup } from '../../../../runtime/parts/toggle-group/toggle-group.tsx';
import { findAllByRole, findByRole, renderPart, send } from '../../render-part.ts';

const options = [
  { value: 'left', label: 'Left' },
  { value: 'middle', label: 'Middle', disabled: true },
  { value: 'right', label: <svg />, name: 'Right' },
];

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('a toggle group', () => {
  it('is a named group of buttons that say whether they are pressed', () => {
    const part = renderPart(<ToggleGroup label="Align" exclusive value="right" options={options} />);

    expect(findByRole('group', 'Align')).toBeTruthy();
    expect(findAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'true',
    ]);
    part.remove();
  });

  it('reports the value that was pressed, and null for the selected one', () => {
    const change = vi.fn();
    const part = renderPart(<ToggleGroup label="Align" exclusive value="right" options={options} onChange={change} />);

    click('Left');
    click('Right');

    expect(change.mock.calls).toEqual([['left'], [null]]);
    part.remove();
  });

  it('reports the list when several can be pressed', () => {
    const change = vi.fn();
    const part = renderPart(<ToggleGroup label="Align" value={null} options={options} onChange={change} />);

    click('Left');
    part.update(<ToggleGroup label="Align" value={['right', 'left']} options={options} onChange={change} />);
    click('Right');

    expect(change.mock.calls).toEqual([[['left']], [['left']]]);
    part.remove();
  });

  it('does nothing without a listener', () => {
    const part = renderPart(<ToggleGroup label="Align" exclusive value="left" options={options} />);

    click('Right');

    expect(findByRole('button', 'Left').getAttribute('aria-pressed')).toBe('true');
    part.remove();
  });

  it('is one stop of the Tab key: the pressed button', () => {
    const part = renderPart(<ToggleGroup label="Align" exclusive value="right" options={options} />);

    expect(findAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    part.remove();
  });

  it('is entered at its first button when none is pressed', () => {
    const part = renderPart(<ToggleGroup label="Align" value={[]} options={options} />);

    expect(findAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    part.remove();
  });

  it('moves the focus and the tab stop by arrow keys, past disabled buttons', () => {
    const part = renderPart(<ToggleGroup label="Align" exclusive value="left" options={options} />);
    focus('Left');

    press('ArrowRight');

    expect(document.activeElement).toBe(findByRole('button', 'Right'));
    expect(findByRole('button', 'Right').tabIndex).toBe(0);
    part.remove();
  });

  it('leaves keys with a modifier to the browser', () => {
    const part = renderPart(<ToggleGroup label="Align" exclusive value="left" options={options} />);
    focus('Left');

    press('ArrowRight', { altKey: true });

    expect(document.activeElement).toBe(findByRole('button', 'Left'));
    part.remove();
  });
});

function click(name: string): void {
  send(findByRole('button', name), new MouseEvent('click', { bubbles: true }));
}

function focus(name: string): void {
  act(() => findByRole('button', name).focus());
}

function press(key: string, modifiers: KeyboardEventInit = {}): void {
  send(document.activeElement!, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
}
