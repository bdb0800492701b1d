// The pages of a site → those with demos, and the files that their scripts are made of.

import { posix } from 'node:path';
import type { Site } from '../../core/site.ts';
import { isFault } from '../demos/read/find-playgrounds.ts';
import { findPlaygroundModule } from '../demos/read/find-playground-module.ts';
import { findWrapper } from '../demos/read/find-wrapper.ts';
import type { PlaygroundModule } from '../demos/read/playground-module.ts';
import { readDemo } from '../demos/read/read-demo.ts';
import type { PageTask, ParsedPages } from '../build-context.ts';
import type { ClientPage } from './client-page.ts';

/** Plans the scripts of pages with demos, in the order of their sources. */
export function planClientPages(
  tasks: readonly PageTask[],
  { root, site, parsed }: { root: string; site: Site; parsed: Pick<ParsedPages, 'pages'> },
): ClientPage[] {
  const pages = tasks.flatMap(({ page, api }): ClientPage[] => {
    const markers = parsed.pages.get(page.file)?.demos ?? [];
    const found = markers.flatMap((file) => {
      const name = posix.basename(file).replace(/\.(?:js|jsx|ts|tsx)$/, '');
      const { sources } = readDemo({ name, file, options: {}, line: 1, column: 1 }, { root, pageFile: page.file });
      return sources.map(({ styling, main }) => ({ name, styling, file: main.file }));
    });
    // "Name.js" and "Name.tsx" are one demo.
    const demos = [...new Map(found.map((demo) => [`${demo.name}/${demo.styling}`, demo])).values()];
    const product = page.product ?? '';
    const wrapper = findWrapper(site, { product, language: page.language, root });
    const playgrounds = planModules(api, { root, pageFile: page.file });
    if (demos.length + playgrounds.length === 0) return [];
    const language = page.language === site.defaultLanguage ? undefined : page.language;
    return [
      {
        file: page.file,
        ...(language && { language }),
        product,
        demos,
        ...(playgrounds.length > 0 && { playgrounds }),
        ...(wrapper && { wrapper: wrapper.file }),
      },
    ];
  });
  return pages.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** One module for each component, however often it is played with. */
function planModules(api: PageTask['api'], at: { root: string; pageFile: string }): PlaygroundModule[] {
  const place = { line: 1, column: 1 };
  const planned = Object.values(api?.playgrounds ?? {}).flatMap((each) =>
    isFault(each) ? [] : (findPlaygroundModule(each, { ...at, place }).module ?? []),
  );
  return [...new Map(planned.map((module) => [module.key, module])).values()];
}
