// Registers the service worker, and lets a new one take over.

import { trustScriptUrl } from '../browser/trust.ts';
import { reloadOnce } from './reload-once.ts';

interface PageWorker {
  readonly base: string;
  /** The worker that served the page. */
  readonly controller: ServiceWorker | null;
}

/** Registers the worker of a site, and reloads the page once a new one has taken over. */
export async function registerWorker(workers: ServiceWorkerContainer, { base, controller }: PageWorker): Promise<void> {
  // The first worker of a page takes over as well, but then the page is not outdated.
  let isControlled = controller !== null;
  const followChange = () => {
    if (isControlled) reloadOnce(() => location.reload());
    isControlled = true;
  };
  if (workers.controller !== controller) followChange();
  workers.addEventListener('controllerchange', followChange);

  const registration = await workers.register(trustScriptUrl(`${base}sw.js`), { scope: base, updateViaCache: 'none' });
  letTakeOver(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') letTakeOver(registration.waiting);
    });
  });

  const { active } = await workers.ready;
  active?.postMessage(listLoaded());
}

function letTakeOver(waiting: ServiceWorker | null): void {
  waiting?.postMessage('skipWaiting');
}

/** Lists the page and its files, which may have been loaded before the worker could cache them. */
function listLoaded(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href.split('#')[0] ?? '', ...files.filter((file) => file.includes('/_app/'))];
}
