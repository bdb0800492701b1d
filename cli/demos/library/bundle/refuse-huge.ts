// Files of packages that are too large to be bundled → faults that name them. The bundler takes up to a hundred bytes of
// memory for each byte of code, and cannot be stopped.

import type { Plugin } from 'rolldown';
import { defaultMemory } from '../../../../core/config/parse-config.ts';
import type { BrokenFiles } from './broken-files.ts';
import { statPath } from '../../../files/stat-path.ts';

/** Bytes of memory per byte of code. */
const factor = 100;

/** Creates the plugin that stops at files that would take more than `megabytes`, except those already known. */
export function refuseHuge(broken: BrokenFiles, megabytes = defaultMemory): Plugin {
  const most = Math.floor((megabytes * 2 ** 20) / factor);
  return {
    name: 'huge-files',
    load: {
      filter: { id: /^(?!\0)[^?]+\.(?:[cm]?[jt]sx?|json)$/ },
      handler(id) {
        if (broken.has(id)) return null;
        const bytes = statPath(id)?.size ?? 0;
        if (bytes <= most) return null;
        const message = `it has ${toMega(bytes)} MB, but limits.memory in the settings allows files of ${toMega(most)} MB`;
        return this.error({ message, id });
      },
    },
  };
}

function toMega(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
