// Creates a site and its output inside the repository, so that the packages of demos are found, and
// measures its builds within limits of time and memory.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { measureCommand } from '../measure-command.mjs';

/** Creates a site of the benchmark, replacing any earlier one. */
export function createBenchSite(name, { repository, limits, folder = join(repository, 'bench/.sites', name) }) {
  const root = join(folder, 'site');
  const out = join(folder, 'out');
  const report = join(folder, 'report.json');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });

  return {
    root,
    write(files) {
      for (const [file, text] of files) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
    },
    /** Removes everything that a build could reuse. */
    forget: () => [join(root, '.vitrine'), out].forEach((each) => rmSync(each, { recursive: true, force: true })),
    build: () => measureBuild(['--root', root, '--out', out], { repository, limits, report }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Builds a site within its limits, and returns its costs, counts and errors. */
export async function measureBuild(args, { repository, limits, report }) {
  rmSync(report, { force: true });
  const command = [join(repository, 'bin/docs.mjs'), 'build', ...args, '--report', report];
  // A site with errors was built as well; the table lists them.
  const { errors, ...cost } = await measureCommand(process.execPath, command, { ...limits, statuses: [0, 1] });
  if (!existsSync(report)) return cost.stopped === undefined ? { ...cost, stopped: firstLine(errors) } : cost;

  const { pages, demos, apiPages, written, durationMs, peakMemory, diagnostics } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return {
    ...cost,
    pages,
    demos,
    apiPages,
    written,
    durationMs,
    peakMemory,
    faults: diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    progressLines: errors.match(/^\[\d+ s\] /gm)?.length ?? 0,
  };
}

function firstLine(text) {
  return text.trim().split('\n')[0] || 'no report';
}
