// The script of open pages, run as the server sends it: by its text alone.

import { describe, expect, it } from 'vitest';
import { liveClient } from '../../../../../cli/watch/serve/live/live-client.ts';

type Listener = (event: { readonly data: string }) => void;

/** Opens a page that listens, and counts what it does. */
function openPage(pathname: string) {
  const listeners = new Map<string, Listener>();
  const seen = { reloads: 0, swaps: 0, refreshes: 0 };
  const nothing = () => undefined;
  const emptyDocument = { querySelectorAll: () => [], querySelector: () => null };
  const globals = {
    document: {
      ...emptyDocument,
      currentScript: { dataset: { docsRevision: 'server.0' } },
      hidden: false,
      addEventListener: nothing,
      dispatchEvent: () => void (seen.swaps += 1),
      getElementById: () => null,
    },
    location: { pathname, href: `http://localhost${pathname}`, reload: () => void (seen.reloads += 1) },
    sessionStorage: { getItem: () => null, setItem: nothing, removeItem: nothing },
    addEventListener: nothing,
    EventSource: class {
      addEventListener(name: string, listener: Listener) {
        listeners.set(name, listener);
      }
    },
    CustomEvent: class {},
    DOMParser: class {
      parseFromString = () => emptyDocument;
    },
    fetch: async () => {
      seen.refreshes += 1;
      return { ok: true, text: async () => '' };
    },
    scrollX: 0,
    scrollY: 0,
  };
  new Function(...Object.keys(globals), `(${liveClient.toString()})()`)(...Object.values(globals));
  const send = (name: string, message: object) =>
    listeners.get(name)?.({ data: JSON.stringify({ revision: 'server.1', ...message }) });
  return { seen, send };
}

const swap = (number: number) => ({ number, module: '/_live/demo.js', keys: ['A'], pages: ['/a/'] });
const changed = { pages: ['/a/'] };

describe('an open page', () => {
  it('reloads for a change of its own, and not for one of another page', () => {
    const { seen, send } = openPage('/a/');

    send('reload', { pages: ['/b/'] });
    send('built', { begun: 0, change: { pages: ['/b/'] } });
    expect(seen.reloads).toBe(0);
    send('built', { begun: 0, change: changed });
    send('reload', changed);
    send('reload', {});
    expect(seen.reloads).toBe(3);
  });

  it('does not reload for the build of a demo that it shows already', () => {
    const { seen, send } = openPage('/a/');

    send('swap', swap(1));
    send('built', { begun: 1, change: changed });

    expect(seen).toEqual({ reloads: 0, swaps: 1, refreshes: 1 });
  });

  it('does not reload for the builds of two demos, of which the second was saved during the first build', () => {
    const { seen, send } = openPage('/a/');

    send('swap', swap(1));
    send('swap', swap(2));
    send('built', { begun: 1, change: changed });
    send('built', { begun: 2, change: changed });

    expect(seen).toEqual({ reloads: 0, swaps: 2, refreshes: 2 });
  });

  it('reloads for a saved text after a demo was saved without a change, whose build changes nothing', () => {
    const { seen, send } = openPage('/a/');

    send('swap', swap(1));
    send('built', { begun: 1 });
    send('reload', changed);

    expect(seen.reloads).toBe(1);
  });

  it('reloads for a text that is saved while the build of a demo runs', () => {
    const { seen, send } = openPage('/a/');

    send('swap', swap(1));
    send('reload', changed);

    expect(seen.reloads).toBe(1);
  });

  it('reloads for a build that began before its demo was saved', () => {
    const { seen, send } = openPage('/a/');

    send('swap', swap(2));
    send('built', { begun: 1, change: {} });

    expect(seen.reloads).toBe(1);
  });
});
