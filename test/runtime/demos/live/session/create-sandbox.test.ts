import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../../../../runtime/demos/live/session/create-sandbox.ts';

/** Creates a sandbox, and records the messages that its page receives; `say` sends one as the frame does. */
function setUp() {
  const heard: unknown[] = [];
  const ports: { onmessage: ((event: { data: unknown }) => void) | undefined }[] = [];
  vi.stubGlobal('MessageChannel', function openChannel() {
    const port1 = { onmessage: undefined, postMessage: () => undefined, close: () => undefined };
    ports.push(port1);
    return { port1, port2: {} };
  });
  let losses = 0;
  const host = document.createElement('div');
  const sandbox = createSandbox({
    host,
    title: 'Result',
    address: 'about:blank',
    layout: 'middle',
    frame: 'frame.js',
    chunks: [],
    onMessage: (message) => heard.push(message),
    onLost: () => (losses += 1),
  });
  return { sandbox, host, heard, losses: () => losses, say: (data: unknown) => ports[0]?.onmessage?.({ data }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the frame of edited code', () => {
  it('is removed if it floods the page with messages', () => {
    const { host, heard, losses, say } = setUp();

    for (let turn = 0; turn < 501; turn += 1) say({ kind: 'height', height: turn });

    expect({ heard: heard.length, losses: losses(), frames: host.childElementCount }).toEqual({
      heard: 500,
      losses: 1,
      frames: 0,
    });
  });

  it('may report its height at every screen refresh', () => {
    const { sandbox, host, heard, losses, say } = setUp();

    for (let second = 0; second < 10; second += 1) {
      for (let turn = 0; turn < 120; turn += 1) say({ kind: 'height', height: turn });
      vi.advanceTimersByTime(1000);
    }

    expect({ heard: heard.length, losses: losses(), frames: host.childElementCount }).toEqual({
      heard: 1200,
      losses: 0,
      frames: 1,
    });
    sandbox.close();
  });

  it.each([
    ['a message of an unknown kind', { kind: 'reload' }],
    ['an invalid height', { kind: 'height', height: Number.NaN }],
    ['a key of the prototype', JSON.parse('{"__proto__":{"kind":"drawn","run":1}}')],
    ['a fault whose message is an object', { kind: 'fault', run: 1, fault: 'runtime', message: {} }],
    ['nothing', null],
  ])('is ignored when it sends %s', (_name, data) => {
    const { sandbox, heard, say } = setUp();

    say(data);

    expect(heard).toEqual([]);
    sandbox.close();
  });
});
