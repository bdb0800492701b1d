// The service worker of a site. Its bytes change with every byte of the site, which is how a
// browser learns that there is a new one.

import { readFileSync } from 'node:fs';
import type { Translate } from '../../core/i18n/create-translate.ts';
import type { Language } from '../../core/language.ts';
import type { OutputFile } from '../../core/output-file.ts';
import type { Site } from '../../core/site.ts';
import { serializeJson } from '../../core/text/serialize-json.ts';
import type { OfflineTexts, WorkerSite } from '../../runtime/worker/worker-site.ts';
import { directionOf } from '../../templates/text-direction.ts';
import { toEngineFile } from '../engine.ts';
import { hash } from '../hash.ts';

/** What the worker keeps: a name and a hash for each file of the site. */
interface WorkerContents {
  readonly site: Pick<Site, 'base' | 'languages' | 'defaultLanguage'>;
  readonly t: Translate;
  readonly files: readonly { readonly file: string; readonly hash: string }[];
}

/** Renders the worker of this build. */
export function renderWorker({ site, t, files }: WorkerContents): OutputFile {
  const key = hash(...files.map(({ file, hash: sum }) => `${file} ${sum}`).sort());
  const told: WorkerSite = {
    key,
    base: site.base,
    language: site.defaultLanguage,
    offline: Object.fromEntries(site.languages.map((language) => [language, toTexts(language, t)])),
  };
  return { file: 'sw.js', contents: `const site=${serializeJson(told)};\n${readScript('service-worker')}` };
}

/** Renders the worker that removes every other one, and itself. */
export function renderWorkerRemoval(): OutputFile {
  return { file: 'sw.js', contents: readScript('remove-worker') };
}

function toTexts(language: Language, t: Translate): OfflineTexts {
  return {
    direction: directionOf(language),
    title: t(language, 'offline.title'),
    text: t(language, 'offline.text'),
    known: t(language, 'offline.known'),
    again: t(language, 'offline.again'),
  };
}

function readScript(name: string): string {
  return readFileSync(toEngineFile(`runtime/${name}.js`), 'utf8');
}
