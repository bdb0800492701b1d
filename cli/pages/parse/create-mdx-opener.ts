// The grammar of MDX, which a site brings: loaded for the first page that needs it.

import { pathToFileURL } from 'node:url';
import type { MdxSyntax } from '../../../core/markdown/parse/parse-markdown.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { findModule } from '../../files/find-module.ts';
import { toInstallCommand } from '../../files/to-install-command.ts';

const name = 'remark-mdx';

/** Gives the grammar, or the problem that there is none. */
type OpenMdx = (file: string) => Promise<{ plugin: MdxSyntax['plugin'] } | { problem: Problem }>;

/** Creates what opens the grammar for a page's file. */
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
