// Finds the types that TypeScript has read for the fences of a page, and their problems.

import type { Problem } from '../../../core/model/problem.ts';
import type { KeptTypes } from '../../site/plan/page-task.ts';
import { findModule } from '../../files/find-module.ts';
import { toInstallCommand } from '../../files/to-install-command.ts';
import { openTypedStore } from '../../api/types/open-typed-store.ts';
import type { TypedFault } from '../../../core/code/types/typed-fence.ts';
import type { FindTypes } from './read-excerpts.ts';

/** Adds an override for new versions of TypeScript, beside which npm refuses the package; the engine passes its own. */
function toHint(typescript = '', root: string): string {
  return Number.parseInt(typescript, 10) > 6
    ? `Run npm install --save-dev twoslash typescript@5 in the folder of the site. To keep TypeScript ${Number.parseInt(typescript, 10)}, add "overrides": { "twoslash": { "typescript": "$typescript" } } to package.json, and run npm install --save-dev twoslash.`
    : `Run ${toInstallCommand('twoslash', root)} in the folder of the site.`;
}

/** No file has this hash, so the page is always made again. */
const neverKept = { file: 'no-types', hash: 'unread' };

/** Creates the finder of types for the fences of a page. The cache is opened at the first fence. */
export function createTypeFinder(
  context: Parameters<typeof openTypedStore>[0],
  { pageFile, keptTypes = {} }: { pageFile: string; keptTypes?: Readonly<Record<string, KeptTypes>> | undefined },
  find = findModule,
): FindTypes {
  let store: ReturnType<typeof openTypedStore> | undefined;

  return function findTypes({ line, column, source }, wholeText) {
    store ??= openTypedStore(context, { log: () => undefined });
    const request = store.toRequest(wholeText);
    const found = keptTypes[request.key] ?? store.read(request);
    if (found) {
      const { typed, faults } = found.result;
      return { ...(typed && { typed }), reads: found.reads, problems: faults.map(toProblem) };
    }
    const isThere = find('twoslash', context.root) !== undefined;
    return { reads: isThere ? [neverKept] : [], problems: isThere ? [] : [toMissing()] };

    function toProblem({ line: at, column: from, ...fault }: TypedFault): Problem {
      // A fault in code from a file is reported in that file.
      const place =
        source === ''
          ? { file: pageFile, line: line + at, column: column + from - 1 }
          : { file: wholeText.file, line: at, column: from };
      return { ...fault, severity: 'error', place };
    }

    function toMissing(): Problem {
      return {
        rule: 'fence-package',
        severity: 'error',
        place: { file: pageFile, line, column },
        message: 'The package "twoslash" is not installed, but a fence with types needs it',
        hint: toHint(find('typescript', context.root)?.version, context.root),
      };
    }
  };
}
