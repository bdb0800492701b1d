// The service worker of a site. Its bytes change with every byte of the site, which is how a
// browser learns that there is a new one.

import { readFileSync } from 'node:fs';
import type { OutputFile } from '../../core/output-file.ts';
import { serializeJson } from '../../core/text/serialize-json.ts';
import type { WorkerSite } from '../../runtime/worker/worker-site.ts';
import { toEngineFile } from '../engine.ts';
import { hash } from '../hash.ts';

/** What the worker keeps: a name and a hash for each file of the site. */
interface WorkerContents {
  readonly base: string;
  readonly files: readonly { readonly file: string; readonly hash: string }[];
}

/** Renders the worker of this build. */
export function renderWorker({ base, files }: WorkerContents): OutputFile {
  const key = hash(...files.map(({ file, hash: sum }) => `${file} ${sum}`).sort());
  const site: WorkerSite = { key, base };
  return { file: 'sw.js', contents: `const site=${serializeJson(site)};\n${readScript('service-worker')}` };
}

/** Renders the worker that removes every other one, and itself. */
export function renderWorkerRemoval(): OutputFile {
  return { file: 'sw.js', contents: readScript('remove-worker') };
}

function readScript(name: string): string {
  return readFileSync(toEngineFile(`runtime/${name}.js`), 'utf8');
}
