// A product and a language → the file of the wrapper of its demos. "DemoRoot.pt.tsx" beside "DemoRoot.tsx" is the wrapper
// for pages in Portuguese, so that code for one language is not loaded by others.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pickWrapper } from '../../../core/demos/pick-wrapper.ts';
import type { Language } from '../../../core/model/language.ts';
import type { Site } from '../../../core/model/site.ts';

/** The file of a wrapper, and a missing one that would take precedence. */
interface FoundWrapper {
  readonly file: string;
  readonly absent?: string;
}

/** Finds the file of the component that wraps the demos of a page. */
export function findWrapper(
  { demos }: Pick<Site, 'demos'>,
  { product, language, root }: { product: string; language: Language; root: string },
): FoundWrapper | undefined {
  const named = pickWrapper(demos, product);
  if (named === undefined) return undefined;
  const file = named.replace(/^\.\//, '');
  const special = file.replace(/(?=\.\w+$)/, `.${language}`);
  return existsSync(join(root, special)) ? { file: special } : { file, absent: special };
}
