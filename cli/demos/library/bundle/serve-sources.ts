// The names of libraries that are worked on → their sources, for the bundler. What a source imports and is
// no code, such as a picture, becomes an address that holds it.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';
import { isPictureFile } from '../../../../core/model/paths/is-picture-file.ts';
import { toDataUrl } from '../../../files/to-data-url.ts';
import { isInWorked } from '../../../site/workspace/has-source-fault.ts';
import type { Workspace } from '../../../site/workspace/open-workspace.ts';

/** Creates the plugin; none where nothing is worked on. */
export function serveSources({ worked, findSource }: Pick<Workspace, 'worked' | 'findSource'>): Plugin[] {
  if (worked.length === 0) return [];
  return [
    {
      name: 'library-sources',
      resolveId: {
        filter: { id: worked.map(({ name }) => new RegExp(`^${name.replace(/[.+]/g, '\\$&')}(?:/|$)`)) },
        handler(specifier, importer) {
          const file = findSource(specifier, importer);
          // The bundler adds what the package says of side effects.
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
