/** A module that uses a component wrongly. */
export interface Misuse {
  readonly kind: string;
  readonly component: string;
  /** The same module without the fault. */
  readonly good: string;
  readonly code: string;
  /** The prop or name that was meant. */
  readonly meant: string;
  readonly line: number;
}

/** Plants misuses, as many of each kind as there are, in turn, until there are `count`. */
export function plantMisuses(entries: readonly unknown[], count: number): Misuse[];
