import { Command } from 'commander';
import { debugOption, rootOption } from './options.ts';
import type { ApiFlags } from './run-api.ts';

/** Creates `docs api`. */
export function createApi(): Command {
  return new Command('api')
    .description('extract the API of the documented packages as data')
    .addOption(rootOption())
    .option('--product <id>', 'only the packages of this product')
    .option('--json <folder>', 'write a file for each component and hook')
    .option(
      '--history <kept...>',
      'list what was added and removed, from files of --json or /api-docs/, or installed packages',
    )
    .option('--diff <earlier>', 'list what changed since files of --json, or since an installed package')
    .option('--exit-code', 'exit with status 1 if --diff finds a difference')
    .addOption(debugOption())
    .action(async (flags: ApiFlags) => {
      const { runApi } = await import('./run-api.ts');
      process.exitCode = await runApi(flags);
    });
}
