// Creates the problem of a package whose thread ended before its API was read.

import type { Extraction } from '../../../core/api/extract/extraction.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { InstalledPackage } from '../packages/find-package.ts';

/** Reports a package that exceeds its memory limit. */
export function toMemoryFault(
  { name }: Pick<InstalledPackage, 'name'>,
  { megabytes, file }: { megabytes: number; file: string },
): Extraction {
  return toFault({
    rule: 'api-memory',
    severity: 'error',
    place: { file },
    message: `Reading the API of "${name}" needs more than ${megabytes} MB of memory`,
    hint: 'List the packages that it re-exports one by one under "api", leave it out, or raise limits.memory in docs.config.ts.',
  });
}

/** Reports a package that ended the process that read it. */
export function toExitFault(
  { name }: Pick<InstalledPackage, 'name'>,
  { code, file }: { code: number; file: string },
): Extraction {
  return toFault({
    rule: 'api-exit',
    severity: 'error',
    place: { file },
    message: `The script of "${name}" ended the process with status "${code}" while its API was read`,
    hint: `Remove the call to process.exit from "${name}", or leave the package out of "api".`,
  });
}

/** Reports types that are nested too deeply for TypeScript's stack. */
export function toDepthFault({ name }: Pick<InstalledPackage, 'name'>, { file }: { file: string }): Extraction {
  return toFault({
    rule: 'api-too-deep',
    severity: 'error',
    place: { file },
    message: `The types of "${name}" are nested too deep to be read`,
    hint: 'Install another version of it, or leave the package out of "api".',
  });
}

function toFault(problem: Problem): Extraction {
  return { entries: [], symbols: [], problems: [problem] };
}
