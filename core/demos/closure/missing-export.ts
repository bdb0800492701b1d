// A missing file that the "exports" of a package name → message and hint, for imports in scripts and in style sheets.

import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';

/** A missing file that the "exports" of a package name. */
export interface MissingExport {
  /** "@acme/ui" */
  readonly name: string;
  /** The specifier as written: "@acme/ui/styles.css". */
  readonly specifier: string;
  /** Relative to the package's folder: "dist/styles.css". */
  readonly file: string;
  /** Whether the package is developed in this repository. */
  readonly isInRepository?: boolean;
  /** An existing file with nearly the same name. */
  readonly near?: string | undefined;
}

/** Describes the missing file, and what to do about it. */
export function explainMissingExport({
  name,
  specifier,
  file,
  isInRepository,
  near,
}: MissingExport): Required<Pick<Problem, 'message' | 'hint'>> {
  return {
    message: `The package ${quote(name)} has no file ${quote(file)}, which its "exports" name for ${quote(specifier)}`,
    hint: !isInRepository
      ? 'Build the package, or install it again.'
      : near === undefined
        ? `Build the package, or correct the "exports" in the package.json of ${quote(name)}.`
        : `Did you mean ${quote(near)}? Correct the "exports" in the package.json of ${quote(name)}.`,
  };
}
