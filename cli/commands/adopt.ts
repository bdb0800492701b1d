import { Command } from 'commander';
import { debugOption } from './options.ts';
import type { AdoptFlags } from './run-adopt.ts';

/** Creates `docs adopt`. */
export function createAdopt(): Command {
  return new Command('adopt')
    .description('convert a Docusaurus, Nextra, VitePress, VuePress, or dumi site, or the MDX of a Storybook')
    .argument('<folder>', 'the site to convert; it is not changed')
    .option(
      '--out <folder>',
      'where to write the new site (default: next to the old one, with "-vitrine" added to its name)',
    )
    .addOption(debugOption())
    .action(async (folder: string, flags: AdoptFlags) => {
      const { runAdopt } = await import('./run-adopt.ts');
      process.exitCode = runAdopt(folder, flags);
    });
}
