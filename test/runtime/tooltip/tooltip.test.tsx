import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from '../../../runtime/tooltip/tooltip.tsx';
import { findAllByRole, findByRole, renderPart, send } from '../render-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  pass(10_000);
  vi.useRealTimers();
});

describe('a tooltip', () => {
  it('describes its element while it is open', () => {
    const part = renderPart(
      <Tooltip title="Copies the code">
        <button>Copy</button>
      </Tooltip>,
    );
    const button = findByRole('button', 'Copy');
    expect(button.getAttribute('aria-describedby')).toBeNull();

    enter(button);

    const tooltip = findByRole('tooltip', 'Copies the code');
    expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
    part.remove();
  });

  it('keeps what described its element before', () => {
    const part = renderPart(
      <Tooltip title="More">
        <button aria-describedby="note">Copy</button>
      </Tooltip>,
    );
    const button = findByRole('button', 'Copy');

    enter(button);

    expect(button.getAttribute('aria-describedby')).toBe(`note ${findByRole('tooltip').id}`);
    part.remove();
  });

  it.each(['', undefined, null, false])('without words (%j) never opens', (title) => {
    const part = renderPart(
      <Tooltip title={title}>
        <button>Copy</button>
      </Tooltip>,
    );

    enter(findByRole('button', 'Copy'));

    expect(findAllByRole('tooltip')).toEqual([]);
    part.remove();
  });

  it('opens for the number 0', () => {
    const part = renderPart(
      <Tooltip title={0}>
        <button>Copy</button>
      </Tooltip>,
    );

    enter(findByRole('button', 'Copy'));

    expect(findByRole('tooltip').textContent).toBe('0');
    part.remove();
  });

  it('closes on Escape, wherever the focus is', () => {
    const part = renderPart(
      <Tooltip title="Words">
        <button>Copy</button>
      </Tooltip>,
    );
    enter(findByRole('button', 'Copy'));

    send(document.body, new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

    expect(findAllByRole('tooltip')).toEqual([]);
    part.remove();
  });

  it('closes when the pointer leaves, and stays while it is over the words', () => {
    const part = renderPart(
      <Tooltip title="Words">
        <button>Copy</button>
      </Tooltip>,
    );
    const button = findByRole('button', 'Copy');
    enter(button);

    move(button, findByRole('tooltip'));
    expect(findAllByRole('tooltip')).toHaveLength(1);
    move(findByRole('tooltip'), document.body);
    expect(findAllByRole('tooltip')).toEqual([]);
    part.remove();
  });

  it('ignores the pointer events of a finger, and opens when the finger rests', () => {
    const part = renderPart(
      <Tooltip title="Words">
        <button>Copy</button>
      </Tooltip>,
    );
    const button = findByRole('button', 'Copy');

    send(
      button,
      new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true, relatedTarget: document.body }),
    );
    pass(200);
    expect(findAllByRole('tooltip')).toEqual([]);
    send(button, new Event('touchstart', { bubbles: true }));
    expect(document.documentElement.style.userSelect).toBe('none');
    pass(800);
    expect(findAllByRole('tooltip')).toHaveLength(1);
    send(button, new Event('touchend', { bubbles: true }));
    expect(document.documentElement.style.userSelect).toBe('');
    pass(1500);
    expect(findAllByRole('tooltip')).toEqual([]);
    part.remove();
  });

  it('tells the listeners that its element has already', () => {
    const heard = vi.fn();
    const part = renderPart(
      <Tooltip title="Words">
        <button onPointerEnter={heard}>Copy</button>
      </Tooltip>,
    );

    enter(findByRole('button', 'Copy'));

    expect(heard).toHaveBeenCalledTimes(1);
    part.remove();
  });

  it('leaves with its element', () => {
    const part = renderPart(
      <Tooltip title="Words">
        <button>Copy</button>
      </Tooltip>,
    );
    enter(findByRole('button', 'Copy'));

    part.remove();

    expect(findAllByRole('tooltip')).toEqual([]);
  });
});

function enter(element: Element): void {
  move(document.body, element);
  pass(100);
}

function move(from: Element, to: Element): void {
  send(from, new PointerEvent('pointerout', { pointerType: 'mouse', bubbles: true, relatedTarget: to }));
  send(to, new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true, relatedTarget: from }));
  pass(0);
}

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}
