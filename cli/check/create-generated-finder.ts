// The content files of a site → whether the engine itself made a page of its folder. No one can write front matter for
// such a page, and the trees need not name it.

import { parseContentFile } from '../../core/nav/paths/parse-content-file.ts';
import { parseLanguagePath, withLanguage } from '../../core/model/paths/language-path.ts';
import type { Site } from '../../core/model/site.ts';
import { toOutputFile } from '../../core/model/url-path.ts';

/** Creates the function that takes a path in the folder, such as "/api-docs/index.html". */
export function createGeneratedFinder(
  site: Pick<Site, 'languages' | 'defaultLanguage' | 'products'>,
  files: readonly string[],
): (path: string) => boolean {
  const written = new Set(
    files.flatMap((file) => {
      const { content } = parseContentFile(file, site.languages);
      if (!content) return [];
      return [`/${toOutputFile(withLanguage(site, content.canonicalPath, content.language), site.languages)}`];
    }),
  );
  const families = ['/api-docs/', '/blog/', '/versions/', ...site.products.map(({ id }) => `/${id}/api/`)];

  return (path) => {
    if (written.has(path)) return false;
    const { canonicalPathname } = parseLanguagePath(path, site.languages);
    return families.some((family) => canonicalPathname.startsWith(family));
  };
}
