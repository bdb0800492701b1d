// Opens the grammar of MDX, a package of the site, for the first page that needs it.

import { pathToFileURL } from 'node:url';
import type { MdxSyntax } from '../../../core/markdown/parse/parse-markdown.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { findModule } from '../../files/find-module.ts';
import { toInstallCommand } from '../../files/to-install-command.ts';

const name = 'remark-mdx';

/** Opens the grammar, or returns the problem that it is not installed. */
type OpenMdx = (file: string) => Promise<{ plugin: MdxSyntax['plugin'] } | { problem: Problem }>;

/** Creates the function that opens the grammar for the file of a page. */
export function createMdxOpener(root: string, { find = findModule }: { find?: typeof findModule } = {}): OpenMdx {
  let opened: Promise<MdxSyntax['plugin'] | undefined> | undefined;

  return async function openMdx(file) {
    const plugin = await (opened ??= open());
    return plugin ? { plugin } : { problem: missingProblem(file, root) };
  };

  async function open(): Promise<MdxSyntax['plugin'] | undefined> {
    const found = find(name, root);
    if (!found) return undefined;
    return ((await import(pathToFileURL(found.file).href)) as { default: MdxSyntax['plugin'] }).default;
  }
}

function missingProblem(file: string, root: string): Problem {
  return {
    rule: 'mdx-package',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: `The package "${name}" is not installed, but MDX pages need it`,
    hint: `Run ${toInstallCommand(name, root)} in the folder of the site.`,
  };
}
