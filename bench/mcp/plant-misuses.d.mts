/** A module that uses a component wrongly. */
export interface Misuse {
  readonly kind: string;
  readonly component: string;
  /** The same module without the misuse. */
  readonly good: string;
  readonly code: string;
  /** The prop or name that was meant. */
  readonly meant: string;
  readonly line: number;
}

/** Plants up to `count` misuses, of each kind in turn. */
export function plantMisuses(entries: readonly unknown[], count: number): Misuse[];
