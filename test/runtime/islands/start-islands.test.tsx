import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordEarlyEvents } from '../../../runtime/islands/early-events.ts';
import { startIslands } from '../../../runtime/islands/start-islands.ts';

function Counter({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start);
  const [heard, setHeard] = useState('');
  return (
    <button
      onClick={() => setCount(count + 1)}
      onKeyDown={({ key }) => setHeard(heard + key)}
      onFocus={() => setHeard(`${heard}focus `)}
    >
      {count} {heard}
    </button>
  );
}

let rendered = 0;

/** An island of 20 parts, each of which takes longer than React works without a pause. */
function Slow() {
  return (
    <>
      <Counter />
      {Array.from({ length: 20 }, (_, index) => (
        <Part key={index} />
      ))}
    </>
  );
}

function Part() {
  const end = performance.now() + 10;
  while (performance.now() < end);
  rendered += 1;
  return null;
}

function Broken({ isBroken }: { isBroken?: boolean }) {
  if (isBroken) throw new Error('broken island');
  return <p>Server</p>;
}

const registry = {
  Counter: async () => ({ Counter }),
  Broken: async () => ({ Broken }),
  Slow: async () => ({ Slow }),
};

function island(name: string, html: string, props = '{}', on = 'interaction'): string {
  return `<div data-island="${name}" data-docs-on="${on}" data-docs-props='${props}'>${html}</div>`;
}

const counter = island('Counter', renderToString(<Counter start={2} />), '{"start":2}');
const element = () => document.querySelector<HTMLElement>('[data-island]')!;
const whenLive = () => vi.waitFor(() => expect(element().dataset.hydrated).toBe(''));
const whenFailed = () => vi.waitFor(() => expect(element().dataset.docsFailed).toBe(''));

let errors: unknown[];
let leave: (() => void)[];

beforeEach(() => {
  errors = [];
  leave = [];
  // A page starts its islands once; a test leaves no listener for the next one.
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
    listen(type as 'click', listener as () => void, options as boolean);
    leave.push(() => window.removeEventListener(type, listener as () => void, options as boolean));
  });
  vi.spyOn(console, 'error').mockImplementation((error: unknown) => void errors.push(error));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const remove of leave) remove();
  document.body.replaceChildren();
});

describe('an island', () => {
  it('sleeps until it is touched, and loses no click', async () => {
    document.body.innerHTML = counter;
    startIslands(registry);
    const button = document.querySelector('button')!;

    button.click();
    button.click();
    await whenLive();

    await vi.waitFor(() => expect(button.textContent).toBe('4 '));
    expect(document.querySelector('button')).toBe(button);
    expect(errors).toEqual([]);
  });

  it('gets the events from before the main script had loaded', async () => {
    document.body.innerHTML = counter;
    recordEarlyEvents();
    const button = document.querySelector('button')!;
    button.click();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    startIslands(registry);

    await whenLive();

    await vi.waitFor(() => expect(button.textContent).toBe('3 x'));
  });

  it('gets the focus event if it still has the focus', async () => {
    document.body.innerHTML = counter;
    startIslands(registry);
    const button = document.querySelector('button')!;
    button.focus();
    await whenLive();

    await vi.waitFor(() => expect(button.textContent).toBe('2 focus '));
  });

  it('gets an event once if it happens while React makes it live, in several pauses', async () => {
    document.body.innerHTML = island('Slow', renderToString(<Slow />));
    startIslands(registry);
    const button = document.querySelector('button')!;
    const press = () => button.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    rendered = 0;
    press();
    let presses = 1;
    await vi.waitFor(() => {
      if (rendered > 0 && rendered < 20) {
        press();
        button.click();
        presses += 1;
      }
      expect(element().dataset.hydrated).toBe('');
    });

    expect(presses).toBeGreaterThan(1);
    await vi.waitFor(() => expect(button.textContent).toBe(`${presses - 1} ${'x'.repeat(presses)}`));
    expect(errors).toEqual([]);
  });

  it('wakes by itself when the browser is idle', async () => {
    document.body.innerHTML = island('Counter', renderToString(<Counter />), '{}', 'idle');
    startIslands(registry);

    await whenLive();
  });

  it('keeps its server HTML when it throws, and reports it', async () => {
    document.body.innerHTML = island('Broken', renderToString(<Broken />), '{"isBroken":true}');
    const reports: unknown[] = [];
    document.addEventListener(
      'docs:island-error',
      (event) => reports.push((event as CustomEvent<{ name: string }>).detail.name),
      { once: true },
    );
    startIslands(registry);
    document.querySelector('p')!.click();
    await whenFailed();

    await vi.waitFor(() => expect(element().innerHTML).toBe('<p>Server</p>'));
    expect(reports).toEqual(['Broken']);
    expect(element().dataset.hydrated).toBeUndefined();
  });

  it('of an unknown name is reported as failed, and keeps its HTML', async () => {
    document.body.innerHTML = island('Nobody', '<button>Server</button>');
    startIslands(registry);
    document.querySelector('button')!.click();
    await whenFailed();

    expect(errors.map(String)).toEqual(['Error: Module not found: no island is named "Nobody"']);
    expect(element().innerHTML).toBe('<button>Server</button>');
  });

  it('lets links be followed', () => {
    document.body.innerHTML = island('Counter', '<a href="#there">Link</a>');
    startIslands(registry);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')!.dispatchEvent(click);

    expect(click.defaultPrevented).toBe(false);
  });
});
