import { afterEach, describe, expect, it, vi } from 'vitest';
import { startWorker } from '../../../runtime/worker/start-worker.ts';

const settings = { base: '/docs/', host: 'docs.example.com', worker: true };

function visit(host: string, serviceWorker?: object): void {
  vi.stubGlobal('location', { host, href: `https://${host}/docs/` });
  vi.stubGlobal('navigator', { serviceWorker });
}

function container(register: () => Promise<unknown>): {
  controller: null;
  ready: Promise<object>;
  register: () => Promise<unknown>;
  addEventListener: () => void;
} {
  return { controller: null, ready: Promise.resolve({}), register: vi.fn(register), addEventListener: () => undefined };
}

afterEach(() => vi.unstubAllGlobals());

describe('the service worker', () => {
  it('is registered on the own host of the product: 167', async () => {
    const workers = container(() => Promise.reject(new Error('private window')));
    visit('docs.example.com', workers);
    startWorker(settings);

    await vi.waitFor(() =>
      expect(workers.register).toHaveBeenCalledWith('/docs/sw.js', { scope: '/docs/', updateViaCache: 'none' }),
    );
  });

  it.each([
    ['another host', 'evil.example.com', settings],
    ['a host whose name contains that of the site', 'docs.example.com.evil.example', settings],
    ['a site without an address', '', { ...settings, host: '' }],
    ['a site that is built without a worker', 'docs.example.com', { ...settings, worker: false }],
  ])('is not registered on %s', (_name, host, given) => {
    const workers = container(() => Promise.resolve({}));
    visit(host, workers);
    startWorker(given);

    expect(workers.register).not.toHaveBeenCalled();
  });

  it('is skipped by a browser without service workers', () => {
    visit('docs.example.com');

    expect(() => startWorker(settings)).not.toThrow();
  });
});
