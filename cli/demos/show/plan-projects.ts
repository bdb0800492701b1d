// A demo's closure → the plans of its exported projects, in each language.

import type { Closure, ClosureFile } from '../../../core/demos/closure/closure.ts';
import { isJoined, planExport, planWrapper } from '../../../core/demos/export/plan-export.ts';
import type { ExportPlan, WrapperPlan } from '../../../core/demos/export/project.ts';
import type { Styling, Variant } from '../../../core/demos/plan-demo.ts';
import type { DemoSettings } from '../../../core/model/site.ts';
import { listAssetAddresses } from '../read/closure/list-asset-addresses.ts';
import { findStyleTool } from '../../../core/model/paths/style-file.ts';
import type { PackageManifest } from '../../files/read-manifest.ts';
import { readVersions, type ManifestMemory } from '../read/closure/read-versions.ts';
import { parseCode } from '../read/parse-demo-file.ts';
import { compileOutsideSheets } from './compile-outside-sheets.ts';
import type { ToPlainCode } from './to-plain-code.ts';

/** Where projects are planned, and the packages that they need. */
export interface ProjectPlace {
  readonly root: string;
  /** The sub-path of the site. */
  readonly base: string;
  readonly settings: DemoSettings;
  /** More folders whose packages count as installed, after the root's. */
  readonly packageFolders: readonly string[];
  readonly memory: ManifestMemory;
  readonly toPlainCode: ToPlainCode;
  /** Libraries that are worked on, by name. */
  readonly worked?: ReadonlyMap<string, PackageManifest>;
}

interface ProjectOptions extends ProjectPlace {
  readonly title: string;
  readonly description: string;
  readonly styling: Styling;
  /** The closure of the wrapper. */
  readonly wrapper?: Closure;
}

/** Plans the projects of a demo whose closure has no problems. */
export async function planProjects(
  written: Closure,
  { title, description, styling, wrapper: around, ...place }: ProjectOptions,
): Promise<Partial<Record<Variant, ExportPlan>>> {
  const closure = await compileOutsideSheets(written, place.root);
  const wrapper = around && isJoined(written, around) ? await compileOutsideSheets(around, place.root) : undefined;
  const files = [...closure.files, ...(wrapper?.files ?? [])];
  const assets = [...closure.assets, ...(wrapper?.assets ?? [])];
  const planParts = await preparePlans(closure, { ...place, files, assets });
  const plan = (language: 'ts' | 'js') =>
    planExport(closure, { title, description, styling, ...planParts(language), ...(wrapper && { wrapper }) });

  return { ...(closure.files.some(isTyped) && { TS: plan('ts') }), JS: plan('js') };
}

/** Plans the additions of a wrapper to the projects of demos. `props` are those it receives. */
export async function planWrapperProjects(
  written: Closure,
  { props, ...place }: ProjectPlace & Pick<WrapperPlan, 'props'>,
): Promise<Record<Variant, WrapperPlan>> {
  const closure = await compileOutsideSheets(written, place.root);
  const planParts = await preparePlans(closure, { ...place, ...closure });
  const plan = (language: 'ts' | 'js') => ({ ...planWrapper(closure, planParts(language)), props });

  return { TS: plan('ts'), JS: plan('js') };
}

/** Reads what plans need in either language. `files` and `assets` are all that may get into a project. */
async function preparePlans(
  closure: Closure,
  {
    root,
    base,
    settings,
    packageFolders,
    memory,
    toPlainCode,
    worked,
    files,
    assets: pictures,
  }: ProjectPlace & Pick<Closure, 'files' | 'assets'>,
) {
  const { alias, dependencies: overrides } = settings;
  const tools = [...new Set(closure.files.flatMap(({ path }) => findStyleTool(path) ?? []))];
  const versions = readVersions(closure.imports, {
    folders: [root, ...packageFolders],
    overrides,
    memory,
    worked,
    tools,
  });
  const assets = listAssetAddresses({ assets: pictures, files: [] }, { root, base });
  const scripts = new Map(
    await Promise.all(
      files.filter(isTyped).map(async ({ path, text }) => [path, (await toPlainCode(text, path)) ?? text] as const),
    ),
  );
  return (language: 'ts' | 'js') => ({
    parse: parseCode,
    language,
    alias,
    versions,
    assets,
    toScript: ({ path, text }: ClosureFile) => scripts.get(path) ?? text,
  });
}

function isTyped({ path }: ClosureFile): boolean {
  return /(?<!\.d)\.tsx?$/.test(path);
}
