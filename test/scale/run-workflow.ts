// A workflow of GitHub Actions and a repository → the workflow run on this machine: its jobs in the order of their
// needs, each combination of a matrix in a clone of its own, its commands by bash. Of the actions that it names,
// those that move files do here what they do there.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import matter from 'gray-matter';
import { runProgram } from '../site-test.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}

interface Job {
  readonly needs?: string;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly (string | number)[]>> };
  readonly steps: readonly Step[];
}

/** The input of a run after a push. */
interface Push {
  /** The repository, as it was pushed. */
  readonly repository: string;
  readonly sha: string;
  /** Folder of the caches by key, which later pushes reuse. */
  readonly caches: string;
  /** Folder of clones and artifacts. */
  readonly folder: string;
  /** Folder that comes first in the PATH. */
  readonly programs: string;
}

/** A run of a job: where it ran, and what its commands have printed. */
interface JobRun {
  readonly job: string;
  readonly values: Readonly<Record<string, string>>;
  readonly clone: string;
  readonly printed: string;
}

/** Runs a workflow; the first command that fails ends it. */
export async function runWorkflow(text: string, push: Push): Promise<JobRun[]> {
  const { jobs } = matter(`---\n${text}\n---\n`).data as { jobs: Readonly<Record<string, Job>> };
  const runs: JobRun[] = [];
  for (const [name, job] of sortByNeeds(jobs))
    for (const values of listCombinations(job)) runs.push(await runJob(name, { job, values, push }));
  return runs;
}

function sortByNeeds(jobs: Readonly<Record<string, Job>>): [string, Job][] {
  const depth = (job: Job): number => {
    const before = job.needs === undefined ? undefined : jobs[job.needs];
    if (job.needs !== undefined && !before) throw new Error(`No job is called "${job.needs}"`);
    return before ? depth(before) + 1 : 0;
  };
  return Object.entries(jobs).sort(([, a], [, b]) => depth(a) - depth(b));
}

function listCombinations({ strategy }: Job): Record<string, string>[] {
  return Object.entries(strategy?.matrix ?? {}).reduce<Record<string, string>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: String(value) }))),
    [{}],
  );
}

async function runJob(
  name: string,
  { job, values, push }: { job: Job; values: Readonly<Record<string, string>>; push: Push },
): Promise<JobRun> {
  const clone = mkdtempSync(join(push.folder, 'clone-'));
  const artifacts = join(push.folder, 'artifacts');
  const later: (() => void)[] = [];
  let printed = '';
  for (const step of job.steps) {
    if (step.run !== undefined) printed += await runCommand(fill(step.run));
    else useAction(step);
  }
  for (const save of later) save();
  return { job: name, values, clone, printed };

  async function runCommand(command: string): Promise<string> {
    const { status, stdout, stderr } = await runProgram('bash', ['-e', '-o', 'pipefail', '-c', command], {
      cwd: clone,
      env: { PATH: `${push.programs}:${process.env.PATH}`, CI: 'true' },
    });
    if (status !== 0) throw new Error(`"${command}" ends with ${status}\n${stdout}${stderr}`);
    return stdout;
  }

  function useAction({ uses = '', with: options = {} }: Step): void {
    const option = (key: string) => fill(String(options[key] ?? ''));
    const [action = ''] = uses.split('@');
    switch (action) {
      case 'actions/checkout':
        cpSync(push.repository, clone, { recursive: true, verbatimSymlinks: true });
        return;
      case 'actions/cache': {
        const from = findCache(push.caches, [option('key'), ...option('restore-keys').split('\n')]);
        if (from !== undefined) cpSync(from, join(clone, option('path')), { recursive: true });
        later.push(() => copy(join(clone, option('path')), join(push.caches, option('key'))));
        return;
      }
      case 'actions/upload-artifact':
        copy(join(clone, option('path')), join(artifacts, option('name')));
        return;
      case 'actions/download-artifact':
        copy(artifacts, join(clone, option('path')));
        return;
      case 'actions/setup-node':
      case 'actions/upload-pages-artifact':
        return;
      default:
        throw new Error(`It is not known here what "${uses}" does`);
    }
  }

  function fill(text: string): string {
    return text.trim().replace(/\$\{\{ *([\w.]+) *\}\}/g, (_whole, key: string) => {
      const value = key === 'github.sha' ? push.sha : values[key.replace(/^matrix\./, '')];
      if (value === undefined) throw new Error(`"${key}" has no value`);
      return value;
    });
  }
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

/** Finds the first existing key: the exact one, or one with a prefix among `restore-keys`. */
function findCache(caches: string, [key = '', ...beginnings]: readonly string[]): string | undefined {
  const names = existsSync(caches) ? readdirSync(caches) : [];
  const found = names.includes(key)
    ? key
    : beginnings.filter(Boolean).flatMap((start) => names.filter((name) => name.startsWith(start)))[0];
  return found === undefined ? undefined : join(caches, found);
}
