import type { Cost } from '../measure-command.d.mts';

/** A build to be measured several times. */
export interface Case {
  readonly name: string;
  /** How often it is measured, if not as often as the others. */
  readonly runs?: number;
  /** Whether it continues the previous case, and is skipped if that one was stopped. */
  readonly goesOn?: boolean;
  readonly prepare: (run: number) => void;
  readonly build: () => Promise<Partial<Cost>>;
}

/** The result of a case: the medians of its runs, and why it was stopped. */
export interface Measured {
  readonly name: string;
  readonly runs: readonly Partial<Cost>[];
  readonly wall?: number;
  readonly cpu?: number;
  readonly memory?: number;
  readonly stopped?: string;
}

/** Measures all cases once, then all again: A B A B. A case that was stopped is not run again. */
export function measureInTurn(cases: readonly Case[], options: { runs: number }): Promise<Measured[]>;
