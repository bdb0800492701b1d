import { Command } from 'commander';
import { builtSiteOption, debugOption, portOption, rootOption } from './options.ts';
import type { ServeFlags } from './run-serve.ts';

/** Creates `docs serve`. */
export function createServe(): Command {
  return new Command('serve')
    .description('serve a built site as a static host would')
    .option('--watch', 'build the site, and build again when a file is saved')
    .addOption(rootOption())
    .addOption(builtSiteOption())
    .addOption(portOption('port to listen on (default: 4000, or the next free one)'))
    .option('--host <host>', 'address to listen on (default: this machine only)')
    .option('--open', 'open the site in the browser')
    .addOption(debugOption())
    .action(async (flags: ServeFlags) => {
      const { runServe } = await import('./run-serve.ts');
      process.exitCode = await runServe(flags);
    });
}
