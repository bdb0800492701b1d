// Resolves the names of libraries that are worked on to their sources, for the bundler. Non-code imports of a source, such
// as pictures, become data URLs.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';
import { isPictureFile } from '../../../../core/model/paths/is-picture-file.ts';
import { toDataUrl } from '../../../files/to-data-url.ts';
import { isInWorked } from '../../../site/workspace/has-source-fault.ts';
import type { Workspace } from '../../../site/workspace/open-workspace.ts';

/** Creates the plugin; none if no library is worked on. */
export function serveSources({ worked, findSource }: Pick<Workspace, 'worked' | 'findSource'>): Plugin[] {
  if (worked.length === 0) return [];
  return [
    {
      name: 'library-sources',
      resolveId: {
        filter: { id: worked.map(({ name }) => new RegExp(`^${name.replace(/[.+]/g, '\\$&')}(?:/|$)`)) },
        handler(specifier, importer) {
          const file = findSource(specifier, importer);
          // The bundler adds the "sideEffects" of the package.
          return file === undefined ? null : this.resolve(file, importer, { skipSelf: true });
        },
      },
      load: {
        filter: { id: /^(?!\0)[^?]+\.(?:svg|png|jpe?g|gif|webp|avif|ico|bmp)$/i },
        handler: (id) =>
          isPictureFile(id) && isInWorked(id, worked)
            ? { code: `export default ${JSON.stringify(toDataUrl(id, readFileSync(id)))};`, moduleType: 'js' }
            : null,
      },
    },
  ];
}
