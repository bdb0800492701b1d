import type { ExportPlan, WrapperPlan } from './project.ts';

/** Adds the wrapper to a demo's export plan. A demo that shares files with it has them in its plan already. */
export function joinWrapper(plan: ExportPlan, wrapper: WrapperPlan | undefined): ExportPlan {
  if (!wrapper) return plan;
  const { props, entry } = wrapper;
  const { file } = plan.wrapper ?? { file: entry };
  const assets = joinLists(plan.assets, wrapper.assets);
  const unpublished = joinLists(plan.unpublished, wrapper.unpublished);

  return {
    ...plan,
    files: plan.wrapper ? plan.files : { ...plan.files, ...wrapper.files },
    dependencies: { ...wrapper.dependencies, ...plan.dependencies },
    devDependencies: { ...wrapper.devDependencies, ...plan.devDependencies },
    ...(assets.length > 0 && { assets }),
    ...(unpublished.length > 0 && { unpublished }),
    wrapper: { file, props },
  };
}

function joinLists(...lists: readonly (readonly string[] | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list = []) => list))];
}
