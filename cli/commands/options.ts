// Options and arguments that several commands have, and how their values are read.

import { InvalidArgumentError, Option, type Command } from 'commander';
import { isPartName } from '../../core/model/part-name.ts';
import { parseShard, type Shard } from '../partial/shards/shard.ts';

/** Creates the option that names the folder of the site. */
export function rootOption(): Option {
  return new Option('--root <folder>', 'the site').default('.');
}

/** Creates the option that names the folder of a site that is already built. */
export function builtSiteOption(): Option {
  return new Option('--out <folder>', 'the built site (default: dist in the site)');
}

/** Creates the option that chooses how diagnostics are printed. */
export function formatOption(): Option {
  return new Option('--format <name>', 'diagnostics as text, json or sarif').argParser(toFormat).default('text');
}

/** Creates the option that shows the stack of an error that is the engine's own. */
export function debugOption(): Option {
  return new Option('--debug', 'print the stack of a failure');
}

/** Creates the option that chooses one part of the work. */
export function shardOption(description: string): Option {
  return new Option('--shard <part>', description).argParser(toShard);
}

/** Creates the option that chooses the port to listen on. */
export function portOption(description: string): Option {
  return new Option('--port <n>', description).argParser(toPort);
}

/** Adds the options that a build and a merge share; help lists `own` between them. */
export function addBuildOptions(command: Command, commandOptions: readonly Option[] = []): Command {
  const options = [
    rootOption(),
    new Option('--out <folder>', 'where to write it (default: dist in the site)'),
    new Option('--base <path>', 'sub-path the site is served under'),
    new Option('--versions <file>', 'a versions.json to use instead of the versions in the settings'),
    new Option('--strict', 'count warnings as errors'),
    new Option('--keep-going', 'write the site even if it has errors'),
    ...commandOptions,
    new Option('--no-sw', 'write a service worker that removes itself and its cache'),
    new Option('--concurrency <n>', 'threads that build pages and read APIs').argParser(toCount),
    new Option('--quiet', 'print diagnostics only'),
    formatOption(),
    new Option('--report <file>', 'write a JSON report of what was built, and how long it took'),
    debugOption(),
  ];
  options.forEach((option) => command.addOption(option));
  return command;
}

/** Reads the name of a site that is built as a part of another. */
export function toPartName(value: string): string {
  if (!isPartName(value)) throw new InvalidArgumentError('Write a name of letters and digits, such as charts.');
  return value;
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

function toPort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('Write a whole number from 0 to 65535.');
  return port;
}

function toFormat(value: string): string {
  if (!['text', 'json', 'sarif'].includes(value)) throw new InvalidArgumentError('Write text, json or sarif.');
  return value;
}
