// Registers the service worker, on the product's own host only, and lets a new one take over.

import type { PageSettings } from '../read-settings.ts';
import { trustScriptUrl } from '../trust.ts';
import { reloadOnce } from './reload-once.ts';

/** Registers the worker of the site. A browser that refuses has a site without one. */
export function startWorker({ base, host, worker }: Pick<PageSettings, 'base' | 'host' | 'worker'>): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker || !workers || host === '' || location.host !== host) return;

  // The first worker of a page takes over too, and then nothing is old.
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isControlled) reloadOnce(() => location.reload());
    isControlled = true;
  });
  const register = () => void registerWorker(workers, base).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

async function registerWorker(workers: ServiceWorkerContainer, base: string): Promise<void> {
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

/** The page and its files: they may have been loaded before the worker could keep them. */
function listLoaded(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href.split('#')[0] ?? '', ...files.filter((file) => file.includes('/_app/'))];
}
