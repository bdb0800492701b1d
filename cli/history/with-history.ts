import type { PageTask } from '../build-context.ts';
import type { SiteHistory } from './read-history.ts';

/** Tells pages what is known of their past; a page that the engine writes has none. */
export function withHistory(tasks: readonly PageTask[], known: SiteHistory): readonly PageTask[] {
  return tasks.map((task) => {
    const history = task.text === undefined ? known.get(task.page.file) : undefined;
    return history ? { ...task, history } : task;
  });
}
