// Finds files of packages that are too large to be bundled, and reports each by its name. The bundler takes up to a hundred bytes of
// memory for each byte of code, and cannot be stopped.

import type { Plugin } from 'rolldown';
import { defaultMemory } from '../../../../core/config/parse-config.ts';
import type { BrokenFiles } from './broken-files.ts';
import { statPath } from '../../../files/stat-path.ts';

/** Bytes of memory per byte of code. */
const memoryPerByte = 100;

/** Creates the plugin that stops at files that would take more than `megabytes`, except those already reported. */
export function refuseHuge(broken: BrokenFiles, megabytes = defaultMemory): Plugin {
  const maxBytes = Math.floor((megabytes * 2 ** 20) / memoryPerByte);
  return {
    name: 'huge-files',
    load: {
      filter: { id: /^(?!\0)[^?]+\.(?:[cm]?[jt]sx?|json)$/ },
      handler(id) {
        if (broken.has(id)) return null;
        const bytes = statPath(id)?.size ?? 0;
        if (bytes <= maxBytes) return null;
        const message = `it has ${toMegabytes(bytes)} MB, but limits.memory in the settings allows files of ${toMegabytes(maxBytes)} MB`;
        return this.error({ message, id });
      },
    },
  };
}

function toMegabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
