// A site for one test: files in a folder of its own, built by the compiled command as a user would.
//
// What a test does not say is made up: settings with the one product "lib", and a tree that names
// every page of it. The folder lies in the one that compile-engine.ts made, and goes with it.

import { execFile, type ChildProcess, type ExecFileOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { runWarmDocs, type WarmResult } from './run-warm-docs.ts';

/** The file that runs the command. */
export const docsCommand = fileURLToPath(new URL('../bin/docs.mjs', import.meta.url));

/** Settings of a site with the one product "lib". Its pages have no pictures, which would double the time of a build. */
export const libConfig =
  "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }] };\n";

/** A picture of one pixel. */
export const dotPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Commands that end by themselves, and need no process of their own for that. */
const warmCommands = new Set([
  'adopt',
  'api',
  'build',
  'check',
  'headers',
  'init',
  'merge',
  'pack',
  'search',
  'versions',
]);

/** The files of a site, by their name in its root. */
export type SiteFileTexts = Readonly<Record<string, string | Uint8Array>>;

/** What a run of the command left behind. */
export interface CommandResult {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  /** Without the lines that say where a build is, as they depend on how busy the machine is. */
  readonly stderr: string;
  readonly progress: readonly string[];
  /** Lines of standard error that are diagnostics. */
  readonly lines: readonly string[];
}

/** A site in a folder of its own. */
export interface SiteTest {
  readonly root: string;
  readonly out: string;
  /** Builds, and expects status 0. */
  build(...flags: string[]): Promise<CommandResult>;
  /** Builds, and expects another status. */
  buildAndFail(...flags: string[]): Promise<CommandResult>;
  /** Runs any command with this site as its root. */
  run(args: readonly string[], options?: ExecFileOptions): Promise<CommandResult>;
  write(file: string, text: string | Uint8Array): void;
  remove(file: string): void;
  /** Files of the output folder but for the engine's own list of them, sorted. */
  outputFiles(): string[];
  /** Text of a file of the output folder. */
  read(file: string): string;
  /** Hash of each file of the output folder. */
  hashes(): Record<string, string>;
  /** Files of the output folder that `act` wrote anew. */
  rewritten(act: () => Promise<unknown>): Promise<string[]>;
}

/**
 * Writes a site into a new folder. With `isApart`, each command has a process of its own, which
 * remembers nothing. With `sharesApi`, sites with the same package have it extracted once.
 */
export function siteTest(files: SiteFileTexts, { isApart = false, sharesApi = false } = {}): SiteTest {
  const folder = mkdtempSync(join(inject('sitesFolder'), 'site-'));
  const root = join(folder, 'site');
  const out = join(folder, 'out');
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(withDefaults(files))) write(file, text);
  if (sharesApi) shareApi(root);

  const run: SiteTest['run'] = async (args, options) =>
    isApart || options || !warmCommands.has(args[0] ?? '')
      ? runDocs(withOneThread(args), { cwd: folder, ...options })
      : runWarm(withOneThread(args), folder);
  const build = (flags: readonly string[]) => run(['build', '--root', root, '--out', out, ...flags]);
  return {
    root,
    out,
    write,
    run,
    async build(...flags) {
      const result = await build(flags);
      if (result.status !== 0) throw new Error(`The build ends with status ${result.status}:\n${result.stderr}`);
      return result;
    },
    async buildAndFail(...flags) {
      const result = await build(flags);
      if (result.status === 0) throw new Error(`The build does not fail:\n${result.stdout}`);
      return result;
    },
    remove: (file) => rmSync(join(root, file), { recursive: true }),
    outputFiles: () => listOutput(out),
    read: (file) => readFileSync(join(out, file), 'utf8'),
    hashes: () => hashFolder(out),
    async rewritten(act) {
      const before = stampsOf(out);
      await act();
      const after = stampsOf(out);
      return Object.keys(after).filter((file) => before[file] !== after[file]);
    },
  };
}

/** Runs the command, whatever its outcome. */
export function runDocs(args: readonly string[], options: ExecFileOptions = {}): Promise<CommandResult> {
  return runProgram(process.execPath, [docsCommand, ...args], options);
}

/** Runs a command in a process that has run others. */
export async function runWarm(args: readonly string[], cwd: string): Promise<CommandResult> {
  return toResult(await runWarmDocs(args, { cwd, env: strangersEnvironment() }));
}

/** Runs any program with a stranger's environment. */
export function runProgram(
  file: string,
  args: readonly string[],
  options: ExecFileOptions & { onStart?: (child: ChildProcess) => void } = {},
): Promise<CommandResult> {
  const { onStart, env, ...rest } = options;
  return new Promise((resolve) => {
    const child = execFile(
      file,
      args,
      { maxBuffer: 1 << 28, ...rest, encoding: 'utf8', env: { ...strangersEnvironment(), ...env } },
      (_error, stdout, stderr) =>
        resolve(toResult({ status: child.exitCode, signal: child.signalCode, stdout, stderr })),
    );
    onStart?.(child);
  });
}

/** A machine that tests several sites at once has no other thread to give; a test may ask for more. */
function withOneThread([command = '', ...flags]: readonly string[]): readonly string[] {
  const hasConcurrency = command !== 'build' || flags.includes('--concurrency');
  return hasConcurrency ? [command, ...flags] : [command, '--concurrency', '1', ...flags];
}

function toResult({ stderr: written, status, signal, stdout }: WarmResult): CommandResult {
  const progress = written.match(/^\[\d+ s\] .*\n/gm) ?? [];
  // Files are named from the folder of the command, and tests name them from the site and its output in it.
  const stderr = written.replace(/^\[\d+ s\] .*\n/gm, '').replace(/^(?:site|out)\//gm, '');
  const lines = stderr.split('\n').filter((line) => / (?:error|warning) [a-z\d-]+ {2}/.test(line));
  return { status, signal, stdout, stderr, lines, progress };
}

/** The settings of the test run, and of the npm that started it, are not a user's. */
export function strangersEnvironment(): NodeJS.ProcessEnv {
  const own =
    /^(NODE_ENV|NODE_OPTIONS|NODE_PATH|VITEST.*|npm_(package|lifecycle|command|execpath).*|INIT_CWD|FORCE_COLOR)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

/** A page that nothing is wrong with. */
export function goodPage(title: string, body = 'Text.'): string {
  return `# ${title}\n\n<p class="description">Shows ${title}.</p>\n\n${body}\n`;
}

/** Names the files of a folder with a hash of each; {} where there is none. */
export function hashFolder(folder: string): Record<string, string> {
  return Object.fromEntries(
    listOutput(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** Puts the store that all such sites share into the place of a site's own. */
function shareApi(root: string): void {
  const shared = join(inject('sitesFolder'), 'shared-api');
  mkdirSync(shared, { recursive: true });
  mkdirSync(join(root, '.vitrine'));
  symlinkSync(shared, join(root, '.vitrine/api'));
}

function withDefaults(files: SiteFileTexts): SiteFileTexts {
  const pages = Object.keys(files).flatMap((file) => /^content(\/lib\/.*?)(?:\/index)?\.md$/.exec(file)?.[1] ?? []);
  const paths = pages.filter((path) => !/\.[a-z]{2}$/.test(path));
  const tree = paths.map((path) => `  { pathname: ${JSON.stringify(path)} },\n`).join('');
  return {
    'docs.config.ts': libConfig,
    ...('docs.config.ts' in files ? {} : { 'nav/lib.ts': `export default [\n${tree}];\n` }),
    ...files,
  };
}

function listOutput(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return files.filter((file) => file !== '.vitrine.json').sort();
}

function stampsOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    listOutput(folder).map((file) => {
      const { mtimeNs, size } = statSync(join(folder, file), { bigint: true });
      return [file, `${mtimeNs} ${size}`];
    }),
  );
}
