// The pages of a site → the pages with demos, and the source files of their scripts.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import { toDemoName } from '../../../core/model/demo-marker.ts';
import type { Site } from '../../../core/model/site.ts';
import type { SiteReader } from '../../files/create-site-reader.ts';
import { engineFolder } from '../../files/engine.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParsedTexts } from '../../site/plan/parsed-page.ts';
import { findIslands } from '../mdx/find-islands.ts';
import { islandKey, toMdxFile } from '../mdx/mdx-files.ts';
import { writeIslandModule } from '../mdx/write-island-module.ts';
import { findPlaygroundModule } from '../read/find-playground-module.ts';
import { isFault } from '../read/find-playgrounds.ts';
import { findWrapper } from '../read/find-wrapper.ts';
import type { PlaygroundModule } from '../read/playground-module.ts';
import { createClosureReader, type ReadClosure } from '../read/read-closure.ts';
import type { DemoPlace } from '../read/read-demo.ts';
import { listStoryMarkers } from '../read/stories/expand-stories.ts';
import { readSources } from '../read/stories/read-sources.ts';
import type { ClientPage } from './client-page.ts';

/** Plans the scripts of pages with demos, in the order of their sources. */
export function planClientPages(
  tasks: readonly PageTask[],
  { root, site, parsed, siteFiles: files }: { root: string; site: Site; parsed: ParsedTexts; siteFiles?: SiteReader },
): ClientPage[] {
  const read = createClosureReader({ root, alias: site.demos.alias, packageFolders: [engineFolder], files });
  // A fallback for a missing translation uses the script of its original.
  const originalTasks = tasks.filter(({ page }) => !page.isFallback);
  const pages = originalTasks.flatMap(({ page, api }): ClientPage[] => {
    const markers = parsed.pages.get(page.file)?.demos ?? [];
    const found = markers
      .flatMap((written) => listStoryMarkers(written, { root, pageFile: page.file }))
      .flatMap((file) => {
        const name = toDemoName(file);
        const marker = { name, file, options: {}, line: 1, column: 1 };
        const { sources } = readSources(marker, { root, pageFile: page.file, files });
        return sources.map(({ styling, main, module }) => ({ name, styling, ...(module ?? { file: main.file }) }));
      });
    // "Name.js" and "Name.tsx" are one demo.
    const demos = [...new Map(found.map((demo) => [`${demo.name}/${demo.styling}`, demo])).values()];
    const product = page.product ?? '';
    const wrapper = findWrapper(site, { product, language: page.language, root });
    const code = parsed.pages.get(page.file)?.mdx;
    const mdx = code === undefined ? undefined : planMdxPage(code, { pageFile: page.file, read });
    const playgrounds = [
      ...planModules(api, { root, pageFile: page.file, files }),
      ...(mdx?.islands ? [mdx.islands] : []),
    ];
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

/** Lists the MDX pages that render elements, with their modules. */
export function listMdxPages(
  tasks: readonly PageTask[],
  { pages }: ParsedTexts,
): { readonly file: string; readonly text: string }[] {
  return tasks.flatMap(({ page: { file } }) => {
    const text = pages.get(file)?.mdx;
    return text === undefined ? [] : [{ file: toMdxFile(file), text }];
  });
}

/** Plans one module for each component, however many playgrounds it has. */
function planModules(api: PageTask['api'], at: DemoPlace): PlaygroundModule[] {
  const place = { line: 1, column: 1 };
  const planned = Object.values(api?.playgrounds ?? {}).flatMap((each) =>
    isFault(each) ? [] : (findPlaygroundModule(each, { ...at, place }).module ?? []),
  );
  return [...new Map(planned.map((module) => [module.key, module])).values()];
}

/** The parts that an MDX page adds to the plan of a site. */
interface PlannedMdx {
  readonly closure: Closure;
  /** The module of its islands, if it has any. */
  readonly islands?: PlaygroundModule;
}

/** Plans an MDX page from the code of its module. */
function planMdxPage(code: string, { pageFile, read }: { pageFile: string; read: ReadClosure }): PlannedMdx {
  const closure = read(toMdxFile(pageFile), code);
  const islands = findIslands(closure);
  return {
    closure,
    ...(islands.length > 0 && { islands: { ...writeIslandModule(islands, pageFile), key: islandKey } }),
  };
}
