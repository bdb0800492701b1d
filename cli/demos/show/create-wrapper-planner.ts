// The wrapper of a page's demos → what it adds to exported projects, cached between builds: types are removed and code
// is formatted only if a wrapper or a package has changed.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { Language } from '../../../core/model/language.ts';
import type { WrapperPlan } from '../../../core/demos/export/project.ts';
import type { Variant } from '../../../core/demos/plan-demo.ts';
import { initialDemoTheme } from '../../../runtime/demos/root/demo-theme.ts';
import { directionOf } from '../../../templates/text-direction.ts';
import type { DemoContext } from '../demo-context.ts';
import { hash } from '../../files/hash.ts';
import { openStore } from '../../files/store/open-store.ts';
import { planWrapperProjects, type ProjectPlace } from './plan-projects.ts';

/** A wrapper: its closure and its key. */
interface PlannedWrapper {
  readonly closure?: Closure;
  readonly key: string;
}

/** The facts of a page that its wrapper receives. */
interface WrapperPage {
  readonly product: string;
  readonly language: Language;
}

type PlanAround = (wrapper: PlannedWrapper, page: WrapperPage) => Promise<Record<Variant, WrapperPlan> | undefined>;

/** Creates the function that plans what wrappers without faults add to projects; nothing without a wrapper. */
export function createWrapperPlanner(
  { cache, engineKey, packagesKey }: Pick<DemoContext, 'cache' | 'engineKey' | 'packagesKey'>,
  { projectPlace, log }: { projectPlace: ProjectPlace; log: (message: string) => void },
): PlanAround {
  const store = openStore<Record<Variant, WrapperPlan>>(cache, 'demos', { log });
  const { base, settings, worked } = projectPlace;

  return async function planAround({ closure, key }, { product, language }) {
    if (!closure) return undefined;
    const facts = JSON.stringify([base, settings, [...(worked ?? [])], product, language]);
    const planKey = hash('wrapper', engineKey, packagesKey, key, facts);
    const known = store.read(planKey);
    if (known) return known;
    const props = { ...initialDemoTheme, language, direction: directionOf(language), product };
    const plans = await planWrapperProjects(closure, { ...projectPlace, props });
    store.write(planKey, plans);
    return plans;
  };
}
