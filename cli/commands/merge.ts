import { Command } from 'commander';
import { addBuildOptions } from './options.ts';
import type { BuildFlags } from './run-build.ts';

/** Creates `docs merge`: a build that takes the pages of its parts over. */
export function createMerge(): Command {
  const command = new Command('merge')
    .description('merge the parts built by "docs build --shard" or "--part" into one site')
    .argument('<folders...>', 'the folders of all parts');
  return addBuildOptions(command).action(async (parts: string[], flags: BuildFlags) => {
    const { runBuild } = await import('./run-build.ts');
    process.exitCode = await runBuild({ ...flags, cache: true, parts });
  });
}
