// What packages give to demos where pages are written. A site without demos has none.

import type { BuildContext } from '../build-context.ts';
import type { ClientPage } from '../client/client-page.ts';
import { engineFolder } from '../engine.ts';
import { openLibraryText, type KeptLibraryRequest } from './open-library.ts';
import { planOwnEntries } from './own-entries.ts';
import { shareText } from './read-library.ts';

type NodeRequest = Omit<KeptLibraryRequest, 'platform' | 'own' | 'engineFolder'>;

/** Opens the library for the threads that make pages. */
export async function openNodeLibrary(
  pages: readonly ClientPage[],
  request: NodeRequest,
): Promise<BuildContext['library']> {
  if (pages.length === 0) return { key: '' };
  const own = planOwnEntries(request.root, '');
  const { key, text } = await openLibraryText({ ...request, own, platform: 'node', engineFolder });
  // All threads read the same bytes, whatever becomes of the cache meanwhile.
  return { key, bytes: shareText(text) };
}
