import { createProject } from '../../../core/demos/export/create-project.ts';
import { joinWrapper } from '../../../core/demos/export/join-wrapper.ts';
import type { ExportPlan, WrapperPlan } from '../../../core/demos/export/project.ts';
import { toCodesandbox } from '../../../core/demos/export/to-codesandbox.ts';
import { toStackblitz } from '../../../core/demos/export/to-stackblitz.ts';
import type { PageSources, SourceVariant } from '../demo-facts.ts';
import { fillAssets } from './fill-assets.ts';
import { openProject } from './open-project.ts';

/** Opens a demo's source as a project on another site, in a new tab, with the wrapper of its page. */
export async function exportDemo(
  site: 'stackblitz' | 'codesandbox',
  { source, variant, page }: { source: SourceVariant; variant: 'TS' | 'JS'; page: PageSources },
): Promise<void> {
  // The build wrote both plans.
  const wrapper = page.around.projects?.[variant] as WrapperPlan | undefined;
  const planned = joinWrapper(source.project as ExportPlan, wrapper);
  const project = createProject(planned.assets ? await fillAssets(planned) : planned);
  openProject(site === 'stackblitz' ? toStackblitz(project) : toCodesandbox(project));
}
