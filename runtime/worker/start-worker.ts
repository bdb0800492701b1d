// Loads the code that registers the service worker, after the page, and only on the product's own host.

import type { PageSettings } from '../browser/read-settings.ts';
import { whenLoaded } from '../browser/when-idle.ts';

/** Registers the worker of the site. If the browser refuses, the site works without one. */
export function startWorker({ base, host, worker }: Pick<PageSettings, 'base' | 'host' | 'worker'>): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker || !workers || host === '' || location.host !== host) return;

  const { controller } = workers;
  whenLoaded(() => {
    import('./register-worker.ts')
      .then(({ registerWorker }) => registerWorker(workers, { base, controller }))
      .catch(() => undefined);
  });
}
