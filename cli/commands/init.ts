import { Command } from 'commander';
import type { InitFlags } from './run-init.ts';

/** Creates `docs init`. */
export function createInit(): Command {
  return new Command('init')
    .description('create a small site that builds')
    .argument('<folder>', 'a new folder, or one without a site, such as that of your package.json')
    .option('--from <package>', 'an installed library; creates a page with a playground for each of its components')
    .action(async (folder: string, flags: InitFlags) => {
      const { runInit } = await import('./run-init.ts');
      process.exitCode = await runInit(folder, flags);
    });
}
