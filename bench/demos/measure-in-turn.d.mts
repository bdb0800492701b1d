import type { Cost } from '../measure-command.d.mts';

/** A build to be measured several times. */
export interface Case {
  readonly name: string;
  /** How often it is measured; by default as often as the others. */
  readonly runs?: number;
  /** Tells that it goes on from the case before it, and makes no sense without. */
  readonly goesOn?: boolean;
  readonly prepare: (run: number) => void;
  readonly build: () => Promise<Partial<Cost>>;
}

/** What became of a case: the medians of its runs, and why it was given up. */
export interface Measured {
  readonly name: string;
  readonly runs: readonly Partial<Cost>[];
  readonly wall?: number;
  readonly cpu?: number;
  readonly memory?: number;
  readonly stopped?: string;
}

/** Measures all cases once, then all once more: A B A B. One that is stopped is not tried again. */
export function measureInTurn(cases: readonly Case[], options: { runs: number }): Promise<Measured[]>;
