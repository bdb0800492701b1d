// A demo's closure → what the projects that readers take away are made from, in each language.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import { planExport } from '../../../core/demos/export/plan-export.ts';
import type { ExportPlan } from '../../../core/demos/export/project.ts';
import type { Styling, Variant } from '../../../core/demos/plan-demo.ts';
import { removeTypes } from '../../../core/demos/remove-types.ts';
import type { DemoSettings } from '../../../core/site.ts';
import { listAssetAddresses } from '../read/closure/list-asset-addresses.ts';
import { findStyleTool } from '../../../core/paths/style-file.ts';
import { readVersions, type ManifestMemory } from '../read/closure/read-versions.ts';
import { parseCode } from '../read/parse-demo-file.ts';
import { tidyCode } from './tidy-code.ts';

interface ProjectOptions {
  readonly root: string;
  /** The sub-path of the site. */
  readonly base: string;
  readonly settings: DemoSettings;
  readonly title: string;
  readonly description: string;
  readonly styling: Styling;
  /** More folders whose packages count as installed, after the root's. */
  readonly packageFolders: readonly string[];
  readonly memory: ManifestMemory;
}

/** Plans the projects of a demo whose closure has no problems. */
export async function planProjects(
  closure: Closure,
  { root, base, settings, packageFolders, memory, ...options }: ProjectOptions,
): Promise<Partial<Record<Variant, ExportPlan>>> {
  const { alias, dependencies: overrides } = settings;
  const tools = [...new Set(closure.files.flatMap(({ path }) => findStyleTool(path) ?? []))];
  const versions = readVersions(closure.imports, { folders: [root, ...packageFolders], overrides, memory, tools });
  const assets = listAssetAddresses({ ...closure, files: [] }, { root, base });
  const typed = closure.files.filter(({ path }) => /(?<!\.d)\.tsx?$/.test(path));
  const scripts = new Map(
    await Promise.all(typed.map(async ({ path, text }) => [path, await tidyCode(removeTypes(text, path))] as const)),
  );
  const plan = (language: 'ts' | 'js') =>
    planExport(closure, {
      parse: parseCode,
      ...options,
      language,
      alias,
      versions,
      assets,
      toScript: ({ path, text }) => scripts.get(path) ?? text,
    });

  return { ...(typed.length > 0 && { TS: plan('ts') }), JS: plan('js') };
}
