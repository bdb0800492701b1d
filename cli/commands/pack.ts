import { Command } from 'commander';
import { builtSiteOption, debugOption, rootOption } from './options.ts';
import type { PackFlags } from './run-pack.ts';

/** Creates `docs pack`. */
export function createPack(): Command {
  return new Command('pack')
    .description('write the documentation of a product as files that its package ships')
    .argument('<folder>', 'an empty or new folder, or an earlier pack')
    .addOption(rootOption())
    .addOption(builtSiteOption())
    .option('--product <id>', 'the product, if the site documents several')
    .addOption(debugOption())
    .action(async (folder: string, flags: PackFlags) => {
      const { runPack } = await import('./run-pack.ts');
      process.exitCode = runPack(folder, flags);
    });
}
