// A file that the "exports" of a package name and that is not there → what is said of it, whether a script or a style
// sheet imports it.

import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';

/** A file that is missing in an installed package. */
export interface MissingExport {
  /** "@acme/ui" */
  readonly name: string;
  /** What the import says: "@acme/ui/styles.css". */
  readonly specifier: string;
  /** In the folder of the package: "dist/styles.css". */
  readonly file: string;
  /** Whether the package is one of this repository, and not installed from elsewhere. */
  readonly isWorked?: boolean;
  /** A file that is there and has nearly the same name. */
  readonly near?: string | undefined;
}

/** Says what is missing, and what to do. */
export function explainMissingExport({
  name,
  specifier,
  file,
  isWorked,
  near,
}: MissingExport): Required<Pick<Problem, 'message' | 'hint'>> {
  return {
    message: `The package ${quote(name)} has no file ${quote(file)}, which its "exports" name for ${quote(specifier)}`,
    hint: !isWorked
      ? 'Build the package, or install it again.'
      : near === undefined
        ? `Build the package, or correct the "exports" in the package.json of ${quote(name)}.`
        : `Did you mean ${quote(near)}? Correct the "exports" in the package.json of ${quote(name)}.`,
  };
}
