// The command line: every command, in the order in which help lists them. A command is one file, which loads what it runs
// only when it is typed.

import { Command } from 'commander';
import { createAdopt } from './adopt.ts';
import { createApi } from './api.ts';
import { createBuild } from './build.ts';
import { createCheck } from './check.ts';
import { createHeaders } from './headers.ts';
import { createInit } from './init.ts';
import { createMcp } from './mcp.ts';
import { createMerge } from './merge.ts';
import { createPack } from './pack.ts';
import { createSearch } from './search.ts';
import { createServe } from './serve.ts';
import { createVersions } from './versions.ts';

const commands = [
  createBuild,
  createMerge,
  createServe,
  createCheck,
  createApi,
  createVersions,
  createHeaders,
  createSearch,
  createMcp,
  createPack,
  createInit,
  createAdopt,
];

/** Creates the `docs` program. Wrong use throws a CommanderError, with its message already printed. */
export function createProgram({ version }: { readonly version: string }): Command {
  const program = new Command('docs')
    .description('Builds and serves the documentation of React component libraries')
    .version(version, '-V, --version')
    .option('--debug', 'print the stack of a failure')
    .exitOverride()
    .showHelpAfterError('(docs --help lists the commands)')
    .addHelpText(
      'after',
      '\nRun it with npx where vitrine is installed (npm install vitrine react react-dom): npx docs build, or npx vitrine build.',
    );

  for (const create of commands) {
    const command = create();
    program.addCommand(command.exitOverride().showHelpAfterError(`(docs ${command.name()} --help lists its options)`));
  }
  return program;
}
