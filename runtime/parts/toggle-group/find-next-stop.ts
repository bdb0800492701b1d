interface Step {
  /** How many buttons can have the focus. */
  readonly count: number;
  readonly current: number;
  readonly direction: 'ltr' | 'rtl';
}

/** Finds the index of the button that a key moves the focus to; undefined for other keys. */
export function findNextStop(key: string, { count, current, direction }: Step): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';

  if (count === 0) return undefined;
  if (key === forward || key === 'ArrowDown') return (current + 1) % count;
  if (key === back || key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
