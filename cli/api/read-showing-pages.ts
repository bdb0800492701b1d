// The pages of a site → which components and hooks each of them shows.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShowingPage } from '../../core/api/link-references.ts';
import { listApiTabs } from '../../core/api/plan-api-tab.ts';
import { parseFrontMatter } from '../../core/markdown/parse-front-matter.ts';
import { splitFrontMatter } from '../../core/markdown/split-front-matter.ts';
import type { Page } from '../../core/page.ts';

/** Reads the heads of the pages in the default language. What is wrong with them, a build tells. */
export function readShowingPages(
  pages: readonly Page[],
  { root, language }: { root: string; language: string },
): ShowingPage[] {
  return pages
    .filter((page) => page.language === language)
    .flatMap((page) => {
      const text = readFileSync(join(root, page.file), 'utf8').replaceAll('\r\n', '\n');
      const { data, head } = splitFrontMatter(text, page.file);
      const { frontMatter } = parseFrontMatter(data, head, page.file);
      const { components, hooks } = frontMatter;
      if (components.length + hooks.length === 0) return [];
      return [
        {
          path: page.canonicalPath,
          product: page.product,
          components,
          hooks,
          hasTabs: hasTabs(text) && listApiTabs(frontMatter).length > 0,
        },
      ];
    });
}

function hasTabs(text: string): boolean {
  return /^\{\{\s*"component"\s*:\s*"ComponentPageTabs"/m.test(text);
}
