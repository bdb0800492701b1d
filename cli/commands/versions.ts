import { Command } from 'commander';
import { debugOption, rootOption } from './options.ts';
import type { VersionsFlags } from './run-versions.ts';

/** Creates `docs versions`. */
export function createVersions(): Command {
  return new Command('versions')
    .description('write the list of versions that all versions of the site read')
    .addOption(rootOption())
    .option('--out <file>', 'where to write it (default: standard output)')
    .addOption(debugOption())
    .action(async (flags: VersionsFlags) => {
      const { runVersions } = await import('./run-versions.ts');
      process.exitCode = await runVersions(flags);
    });
}
