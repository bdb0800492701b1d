import { act, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLiveFault, type ShownFault } from '../../../../../runtime/demos/live/editor/use-live-fault.ts';
import { renderPart } from '../../../render-part.ts';

let shown: ShownFault;
let part: ReturnType<typeof renderPart>;

function Probe() {
  const course = useLiveFault();
  useEffect(() => {
    shown = course;
  });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  part = renderPart(<Probe />);
});
afterEach(() => {
  part.remove();
  vi.useRealTimers();
});

describe('a fault of edited code', () => {
  it('is shown 300 ms after it is reported', () => {
    act(() => shown.show({ kind: 'slow' }));

    act(() => void vi.advanceTimersByTime(299));
    expect(shown.fault).toBeUndefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(shown.fault).toEqual({ kind: 'slow' });
  });

  it('is not shown when the reader types on', () => {
    act(() => shown.show({ kind: 'slow' }));
    act(() => shown.wait());

    act(() => void vi.advanceTimersByTime(1000));

    expect(shown.fault).toBeUndefined();
  });

  it('stays while the reader types, and is hidden when the code is valid', () => {
    act(() => shown.show({ kind: 'slow' }));
    act(() => void vi.advanceTimersByTime(300));

    act(() => shown.wait());
    expect(shown.fault).toEqual({ kind: 'slow' });

    act(() => shown.clear());
    expect(shown.fault).toBeUndefined();
  });
});
