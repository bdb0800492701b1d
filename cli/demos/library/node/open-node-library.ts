// Opens the package modules for demos that are rendered during the build. A site without demos has none.

import type { DemoLibrary } from '../../demo-context.ts';
import { engineFolder } from '../../../files/engine.ts';
import { openLibraryText, type KeptLibraryRequest } from '../open-library.ts';
import { planOwnEntries } from '../bundle/own-entries.ts';
import { shareText } from './read-library.ts';

type NodeRequest = Omit<KeptLibraryRequest, 'platform' | 'own' | 'engineFolder'> & { readonly hasDemos: boolean };

/** Opens the library for the threads that render pages. */
export async function openNodeLibrary({ hasDemos, ...request }: NodeRequest): Promise<DemoLibrary> {
  if (!hasDemos) return { key: '' };
  const own = planOwnEntries(request.root, '');
  const { key, text } = await openLibraryText({ ...request, own, platform: 'node', engineFolder });
  // All threads read the same bytes, even if the cache changes meanwhile.
  return { key, bytes: shareText(text) };
}
