// A demo's closure → the project that a reader takes away: versions and pictures come from the disk.

import type { Closure, ClosureFile } from '../../../core/demos/closure/closure.ts';
import { createProject } from '../../../core/demos/export/create-project.ts';
import { planExport } from '../../../core/demos/export/plan-export.ts';
import type { Project } from '../../../core/demos/export/project.ts';
import type { DemoSettings } from '../../../core/site.ts';
import { readAssets } from './read-assets.ts';
import { readVersions } from './read-versions.ts';
import type { ManifestMemory } from './read-versions.ts';

/** Which project to make of a demo, and where its site lies. */
export interface DemoExport {
  readonly root: string;
  readonly settings: Pick<DemoSettings, 'alias' | 'dependencies'>;
  readonly title: string;
  readonly description: string;
  readonly language: 'ts' | 'js';
  readonly styling: 'system' | 'tailwind' | 'css';
  /** Turns a TypeScript file into JavaScript; asked for a project in JavaScript only. */
  readonly toScript: (file: ClosureFile) => string;
  /** More folders whose packages count as installed, after the root's. */
  readonly packageFolders?: readonly string[];
  readonly memory?: ManifestMemory;
}

/** Makes the project of a demo whose closure has no problems. */
export function exportDemo(closure: Closure, options: DemoExport): Project {
  const { root, settings, packageFolders = [], memory } = options;
  const { alias, dependencies: overrides } = settings;
  const versions = readVersions(closure.imports, { folders: [root, ...packageFolders], overrides, memory });
  const assets = readAssets(root, closure.assets);
  return createProject(planExport(closure, { ...options, alias, versions, assets }));
}
