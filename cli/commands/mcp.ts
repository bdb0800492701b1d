import { Command } from 'commander';
import { builtSiteOption, debugOption, portOption, rootOption } from './options.ts';
import type { McpFlags } from './run-mcp.ts';

/** Creates `docs mcp`. */
export function createMcp(): Command {
  return new Command('mcp')
    .description('answer questions from AI tools about a built site, over the Model Context Protocol')
    .addOption(rootOption())
    .addOption(builtSiteOption())
    .addOption(portOption('answer over HTTP on this machine, instead of standard input and output'))
    .addOption(debugOption())
    .action(async (flags: McpFlags) => {
      const { runMcp } = await import('./run-mcp.ts');
      process.exitCode = await runMcp(flags);
    });
}
