// The fences of a page → what TypeScript has read of them before the page was made, and what is wrong with them.

import type { Problem } from '../../../core/model/problem.ts';
import type { KeptTypes } from '../../site/plan/page-task.ts';
import { findModule } from '../../files/find-module.ts';
import { toInstallCommand } from '../../files/to-install-command.ts';
import { openTypedStore } from '../../api/types/open-typed-store.ts';
import type { TypedFault } from '../../../core/code/types/typed-fence.ts';
import type { FindTypes } from './read-excerpts.ts';

/** npm refuses the package beside a TypeScript that it does not know; the engine gives it its own anyway. */
function toHint(typescript = '', root: string): string {
  return Number.parseInt(typescript, 10) > 6
    ? `Run npm install --save-dev twoslash typescript@5 in the folder of the site. To keep TypeScript ${Number.parseInt(typescript, 10)}, add "overrides": { "twoslash": { "typescript": "$typescript" } } to package.json, and run npm install --save-dev twoslash.`
    : `Run ${toInstallCommand('twoslash', root)} in the folder of the site.`;
}

/** Nothing has this hash: the page is made again. */
const neverKept = { file: 'no-types', hash: 'unread' };

/** Creates what finds the types of a page's fences: among what is known, or in the cache. Nothing is opened before one of them asks. */
export function createTypeFinder(
  context: Parameters<typeof openTypedStore>[0],
  { pageFile, known = {} }: { pageFile: string; known?: Readonly<Record<string, KeptTypes>> | undefined },
  find = findModule,
): FindTypes {
  let store: ReturnType<typeof openTypedStore> | undefined;

  return function findTypes({ line, column, source }, whole) {
    store ??= openTypedStore(context, { log: () => undefined });
    const want = store.toWant(whole);
    const kept = known[want.key] ?? store.read(want);
    if (kept) {
      const { typed, faults } = kept.result;
      return { ...(typed && { typed }), reads: kept.reads, problems: faults.map(toProblem) };
    }
    const isThere = find('twoslash', context.root) !== undefined;
    return { reads: isThere ? [neverKept] : [], problems: isThere ? [] : [toMissing()] };

    function toProblem({ line: at, column: from, ...said }: TypedFault): Problem {
      // The code of a file has its own places.
      const place =
        source === ''
          ? { file: pageFile, line: line + at, column: column + from - 1 }
          : { file: whole.file, line: at, column: from };
      return { ...said, severity: 'error', place };
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
