// The docs command: what a user types → the step that does it, and the exit status.

import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { readEngine } from './files/engine.ts';
import { reportFailure } from './output/report/report-failure.ts';
import { parseShard, type Shard } from './partial/shards/shard.ts';
import { isPartName } from '../core/model/part-name.ts';
import type { AdoptFlags } from './commands/run-adopt.ts';
import type { ApiFlags } from './commands/run-api.ts';
import type { BuildFlags } from './commands/run-build.ts';
import { parseChoices, type Choices } from '../core/check/parse-choices.ts';
import type { CheckFlags } from './commands/run-check.ts';
import type { HeadersFlags } from './commands/run-headers.ts';
import type { McpFlags } from './commands/run-mcp.ts';
import type { InitFlags } from './commands/run-init.ts';
import type { PackFlags } from './commands/run-pack.ts';
import type { SearchFlags } from './commands/run-search.ts';
import type { ServeFlags } from './commands/run-serve.ts';
import type { VersionsFlags } from './commands/run-versions.ts';

// Files of the site are readable by its host, whatever the writer's own setting is.
process.umask(0o022);
// A reader such as "head" may leave before the last line.
process.stdout.on('error', ignoreClosedPipe);
process.stderr.on('error', ignoreClosedPipe);

await createProgram().parseAsync().catch(fail);

function createProgram(): Command {
  const program = new Command('docs')
    .description('Builds and serves the documentation of React component libraries')
    .version(readEngine().version, '-V, --version')
    .option('--debug', 'print the stack of a failure')
    .exitOverride()
    .showHelpAfterError('(docs --help lists the commands)')
    .addHelpText(
      'after',
      '\nRun it with npx where vitrine is installed (npm install vitrine react react-dom): npx docs build, or npx vitrine build.',
    );

  const build = program.command('build').description('write the whole site to a folder');
  addBuildOptions(build, [
    new Option('--verify', 'build again from scratch, and compare'),
    new Option('--shard <part>', 'build one part of the site, such as 2/5, for "docs merge"').argParser(toShard),
    new Option('--part <name>', 'build this site as a part of a larger one, for "docs merge"').argParser(toName),
    new Option('--no-cache', 'do not read or write the cache'),
  ]).action(async (flags: BuildFlags) => {
    const { runBuild } = await import('./commands/run-build.ts');
    process.exitCode = await runBuild(flags);
  });

  const merge = program
    .command('merge')
    .description('merge the parts built by "docs build --shard" or "--part" into one site')
    .argument('<folders...>', 'the folders of all parts');
  addBuildOptions(merge).action(async (parts: string[], flags: BuildFlags) => {
    const { runBuild } = await import('./commands/run-build.ts');
    process.exitCode = await runBuild({ ...flags, cache: true, parts });
  });

  program
    .command('serve')
    .description('serve a built site as a static host would')
    .option('--watch', 'build the site, and build again when a file is saved')
    .option('--root <folder>', 'the site', '.')
    .option('--out <folder>', 'the built site (default: dist in the site)')
    .option('--port <n>', 'port to listen on (default: 4000, or the next free one)', toPort)
    .option('--host <host>', 'address to listen on (default: this machine only)')
    .option('--open', 'open the site in the browser')
    .option('--debug', 'print the stack of a failure')
    .action(async (flags: ServeFlags) => {
      const { runServe } = await import('./commands/run-serve.ts');
      process.exitCode = await runServe(flags);
    });

  program
    .command('check')
    .description('check the built files for problems')
    .option('--root <folder>', 'the site', '.')
    .option('--out <folder>', 'the built site (default: dist in the site)')
    .option('--versions <file>', 'the versions.json that the build used')
    .option('--types', 'also check the types of demos and code fences')
    .option('--demos', 'also open every demo in a browser, and check its types')
    .option(
      '--preferences <choices>',
      'open the demos with these reader preferences, such as mode=dark; can be repeated',
      toChoices,
    )
    .addOption(
      new Option('--shard <part>', 'check one part of the demos and types, such as 2/5')
        .argParser(toShard)
        .conflicts(['visual', 'updatePictures']),
    )
    .option('--visual', 'also compare how every demo looks with the pictures that were kept')
    .option('--pictures <folder>', 'the pictures of --visual (default: visual in the site)')
    .option('--update-pictures', 'keep the pictures of today for --visual')
    .option('--external', 'also request links to other hosts')
    .option('--translations', 'also look for missing, unused and outdated translations')
    .option('--format <name>', 'diagnostics as text, json or sarif', toFormat, 'text')
    .option('--debug', 'print the stack of a failure')
    .action(async (flags: CheckFlags) => {
      const { runCheck } = await import('./commands/run-check.ts');
      process.exitCode = await runCheck(flags);
    });

  program
    .command('api')
    .description('extract the API of the documented packages as data')
    .option('--root <folder>', 'the site', '.')
    .option('--product <id>', 'only the packages of this product')
    .option('--json <folder>', 'write a file for each component and hook')
    .option(
      '--history <kept...>',
      'list what was added and removed, from files of --json or /api-docs/, or installed packages',
    )
    .option('--diff <earlier>', 'list what changed since files of --json, or since an installed package')
    .option('--exit-code', 'exit with status 1 if --diff finds a difference')
    .option('--debug', 'print the stack of a failure')
    .action(async (flags: ApiFlags) => {
      const { runApi } = await import('./commands/run-api.ts');
      process.exitCode = await runApi(flags);
    });

  program
    .command('versions')
    .description('write the list of versions that all versions of the site read')
    .option('--root <folder>', 'the site', '.')
    .option('--out <file>', 'where to write it (default: standard output)')
    .option('--debug', 'print the stack of a failure')
    .action(async (flags: VersionsFlags) => {
      const { runVersions } = await import('./commands/run-versions.ts');
      process.exitCode = await runVersions(flags);
    });

  program
    .command('headers')
    .description(
      'print the headers of a built site, with its security policy, for nginx, Netlify, Vercel or Cloudflare',
    )
    .argument('<host>', 'nginx, netlify, vercel or cloudflare')
    .option('--root <folder>', 'the site', '.')
    .option('--out <folder>', 'the built site (default: dist in the site)')
    .option('--debug', 'print the stack of a failure')
    .action(async (host: string, flags: HeadersFlags) => {
      const { runHeaders } = await import('./commands/run-headers.ts');
      runHeaders(host, flags);
    });

  program
    .command('search')
    .description('search a built site, or check what its search finds')
    .argument('[words...]', 'what to look for')
    .option('--root <folder>', 'the site', '.')
    .option('--out <folder>', 'the built site (default: dist in the site)')
    .option('--language <code>', 'the language of the pages (default: the default language of the site)')
    .option('--product <id>', 'search as a reader of this product')
    .option('--check <file>', 'run the queries in a file, and count how often the right page comes first')
    .option('--format <name>', 'diagnostics as text, json or sarif', toFormat, 'text')
    .option('--debug', 'print the stack of a failure')
    .action(async (words: string[], flags: SearchFlags) => {
      const { runSearch } = await import('./commands/run-search.ts');
      process.exitCode = runSearch(words.join(' '), flags);
    });

  program
    .command('mcp')
    .description('answer questions from AI tools about a built site, over the Model Context Protocol')
    .option('--root <folder>', 'the site', '.')
    .option('--out <folder>', 'the built site (default: dist in the site)')
    .option('--port <n>', 'answer over HTTP on this machine, instead of standard input and output', toPort)
    .option('--debug', 'print the stack of a failure')
    .action(async (flags: McpFlags) => {
      const { runMcp } = await import('./commands/run-mcp.ts');
      process.exitCode = await runMcp(flags);
    });

  program
    .command('pack')
    .description('write the documentation of a product as files that its package ships')
    .argument('<folder>', 'an empty or new folder, or an earlier pack')
    .option('--root <folder>', 'the site', '.')
    .option('--out <folder>', 'the built site (default: dist in the site)')
    .option('--product <id>', 'the product, where the site documents several')
    .option('--debug', 'print the stack of a failure')
    .action(async (folder: string, flags: PackFlags) => {
      const { runPack } = await import('./commands/run-pack.ts');
      process.exitCode = runPack(folder, flags);
    });

  program
    .command('init')
    .description('create a small site that builds')
    .argument('<folder>', 'a new folder, or one without a site, such as that of your package.json')
    .option('--from <package>', 'an installed library; creates a page with a playground for each of its components')
    .action(async (folder: string, flags: InitFlags) => {
      const { runInit } = await import('./commands/run-init.ts');
      process.exitCode = await runInit(folder, flags);
    });

  program
    .command('adopt')
    .description('convert a Docusaurus, Nextra, VitePress, VuePress, or dumi site, or the MDX of a Storybook')
    .argument('<folder>', 'the site to convert; it is not changed')
    .option(
      '--out <folder>',
      'where to write the new site (default: next to the old one, with "-vitrine" added to its name)',
    )
    .option('--debug', 'print the stack of a failure')
    .action(async (folder: string, flags: AdoptFlags) => {
      const { runAdopt } = await import('./commands/run-adopt.ts');
      process.exitCode = runAdopt(folder, flags);
    });

  // Commander's own words for wrong use end with status 2.
  for (const command of program.commands)
    command.exitOverride().showHelpAfterError(`(docs ${command.name()} --help lists its options)`);
  return program;
}

/** Adds what a build and a merge have in common, with what only one of them has in its place. */
function addBuildOptions(command: Command, own: readonly Option[] = []): Command {
  command
    .option('--root <folder>', 'the site', '.')
    .option('--out <folder>', 'where to write it (default: dist in the site)')
    .option('--base <path>', 'sub-path the site is served under')
    .option('--versions <file>', 'a versions.json to use instead of the versions in the settings')
    .option('--strict', 'count warnings as errors')
    .option('--keep-going', 'write the site even if it has errors');
  for (const option of own) command.addOption(option);
  return command
    .option('--no-sw', 'write a service worker that removes itself and its cache')
    .option('--concurrency <n>', 'threads that build pages and read APIs', toCount)
    .option('--quiet', 'print diagnostics only')
    .option('--format <name>', 'diagnostics as text, json or sarif', toFormat, 'text')
    .option('--report <file>', 'write a JSON report of what was built, and how long it took')
    .option('--debug', 'print the stack of a failure');
}

// The one place where a failure becomes an exit status.
function fail(error: unknown): void {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    return;
  }
  process.exitCode = reportFailure(error, { debug: process.argv.includes('--debug') });
}

function toCount(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > 256)
    throw new InvalidArgumentError('Write a whole number from 1 to 256.');
  return count;
}

function toShard(value: string): Shard {
  const shard = parseShard(value);
  if (!shard) throw new InvalidArgumentError('Write the part and the total, such as 2/5.');
  return shard;
}

function toName(value: string): string {
  if (!isPartName(value)) throw new InvalidArgumentError('Write a name of letters and digits, such as charts.');
  return value;
}

function toPort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('Write a whole number from 0 to 65535.');
  return port;
}

function toChoices(value: string, before: readonly Choices[] = []): readonly Choices[] {
  const parsed = parseChoices(value);
  if ('fault' in parsed) throw new InvalidArgumentError(parsed.fault);
  return [...before, parsed.choices];
}

function toFormat(value: string): string {
  if (!['text', 'json', 'sarif'].includes(value)) throw new InvalidArgumentError('Write text, json or sarif.');
  return value;
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode ?? 0);
}
