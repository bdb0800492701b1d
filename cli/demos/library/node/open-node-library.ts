// Opens the package modules for demos that are rendered during the build. A site without demos has none.

import type { DemoLibrary } from '../../demo-context.ts';
import { engineFolder } from '../../../files/engine.ts';
import { openLibraryText, type KeptLibraryRequest } from '../open-library.ts';
import { planEngineEntries } from '../bundle/engine-entries.ts';
import { shareText } from './read-library.ts';

type NodeRequest = Omit<KeptLibraryRequest, 'platform' | 'engineEntries' | 'engineFolder'> & {
  readonly hasDemos: boolean;
};

/** Opens the library for the threads that render pages. */
export async function openNodeLibrary({ hasDemos, ...request }: NodeRequest): Promise<DemoLibrary> {
  if (!hasDemos) return { key: '' };
  const engineEntries = planEngineEntries(request.root, '');
  const { key, text } = await openLibraryText({ ...request, engineEntries, platform: 'node', engineFolder });
  // All threads read the same bytes, even if the cache changes meanwhile.
  return { key, bytes: shareText(text) };
}
