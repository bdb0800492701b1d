import { Command, Option } from 'commander';
import { addBuildOptions, shardOption, toPartName } from './options.ts';
import type { BuildFlags } from './run-build.ts';

/** Creates `docs build`. */
export function createBuild(): Command {
  const command = new Command('build').description('write the whole site to a folder');
  return addBuildOptions(command, [
    new Option('--verify', 'build again from scratch, and compare'),
    shardOption('build one part of the site, such as 2/5, for "docs merge"'),
    new Option('--part <name>', 'build this site as a part of a larger one, for "docs merge"').argParser(toPartName),
    new Option('--no-cache', 'do not read or write the cache'),
  ]).action(async (flags: BuildFlags) => {
    const { runBuild } = await import('./run-build.ts');
    process.exitCode = await runBuild(flags);
  });
}
