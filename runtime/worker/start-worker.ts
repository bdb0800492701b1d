// The site has a service worker on the product's own host only: what registers it is loaded there, after the page.

import type { PageSettings } from '../browser/read-settings.ts';
import { whenLoaded } from '../browser/when-idle.ts';

/** Registers the worker of the site. A browser that refuses has a site without one. */
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
