// The sources of a demo → a project on another site, in a new tab.

import { createProject } from '../../../core/demos/export/create-project.ts';
import type { ExportPlan } from '../../../core/demos/export/project.ts';
import { toCodesandbox } from '../../../core/demos/export/to-codesandbox.ts';
import { toStackblitz } from '../../../core/demos/export/to-stackblitz.ts';
import { fillAssets } from './fill-assets.ts';
import { openProject } from './open-project.ts';

/** Opens a demo's project; `plan` comes out of the page's sources. */
export async function exportDemo(site: 'stackblitz' | 'codesandbox', plan: unknown): Promise<void> {
  const planned = plan as ExportPlan;
  const project = createProject(planned.assets ? await fillAssets(planned) : planned);
  openProject(site === 'stackblitz' ? toStackblitz(project) : toCodesandbox(project));
}
