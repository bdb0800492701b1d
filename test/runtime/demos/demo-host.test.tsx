import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { act, useId, useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { prefixer } from 'stylis';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createDemoHost,
  type DemoHydration,
  type DemoParts,
  type LiveDemo,
} from '../../../runtime/demos/demo-host.tsx';
import { DemoRoot, type DemoWrapper } from '../../../runtime/demos/root/demo-root.tsx';
import { initialDemoTheme } from '../../../runtime/demos/root/demo-theme.ts';
import type { EmotionLibrary } from '../../../runtime/demos/root/emotion.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button id={useId()} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('boom');
  return <button onClick={() => setBroken(true)}>whole</button>;
}

const Wrapper: DemoWrapper = ({ mode, direction, dense, spacing, colors, product, children }) => (
  <i className={[mode, direction, dense, spacing, colors.primary, product].join(' ')}>{children}</i>
);
const labels = { crashed: 'The demo has stopped.', tryAgain: 'Try again', report: 'Report' };
/** A component that a playground shows. */
function Picky({ size = 'md' }: { size?: string }) {
  const [count, setCount] = useState(0);
  if (size === 'xl') throw new Error('no such size');
  return <button onClick={() => setCount(count + 1)}>{`${size} ${count}`}</button>;
}

/** Throws if its size changes, like a component that must stay controlled. */
function Stubborn({ size = 'md' }: { size?: string }) {
  const [count, setCount] = useState(0);
  const [first] = useState(size);
  if (size === 'xl') throw new Error('never');
  if (size !== first) throw new Error('not now');
  return <button onClick={() => setCount(count + 1)}>{`${size} ${count}`}</button>;
}

const components = {
  'playground/Stubborn': Stubborn,
  'Counter/system': Counter,
  'Fragile/system': Fragile,
  'playground/Picky': Picky,
};
const demos: Record<string, () => ComponentType> = Object.fromEntries(
  Object.entries(components).map(([key, component]) => [key, () => component as ComponentType]),
);

let logged: unknown[];
beforeEach(() => {
  logged = [];
  for (const way of ['error', 'warn'] as const)
    vi.spyOn(console, way).mockImplementation((...words: unknown[]) => void logged.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** Renders a demo as the server does, and hydrates it. */
function hydrate(
  key: keyof typeof components,
  { prefix = 'a-', ...more }: Partial<DemoHydration> & { Wrapper?: DemoWrapper } = {},
) {
  const { Wrapper: Around } = more;
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(
    <DemoRoot
      product="joy-ui"
      Wrapper={Around}
      Demo={components[key]}
      props={more.props}
      theme={{ ...initialDemoTheme, ...more.page }}
    />,
    { identifierPrefix: prefix },
  );
  const host = createDemoHost({ demos, speedy: false, product: 'joy-ui', ...(Around && { Wrapper: () => Around }) });
  const onLive = vi.fn<() => void>();
  const found: (LiveDemo | undefined)[] = [];
  act(() => void found.push(host.hydrate(element, { key, prefix, labels, onLive, ...more })));
  return { element, live: found[0]!, onLive, button: () => element.querySelector('button')! };
}

/** Hydrates a demo of 20 parts, each of which takes longer than React works without a pause. */
function hydrateSlowly() {
  const rendered: number[] = [];
  function Part({ index }: { readonly index: number }) {
    const end = performance.now() + 10;
    while (performance.now() < end);
    rendered.push(index);
    return 'slow';
  }
  const Slow = () => Array.from({ length: 20 }, (_, index) => <Part key={index} index={index} />);
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(<DemoRoot product="joy-ui" Demo={Slow} theme={initialDemoTheme} />);
  rendered.length = 0;
  const host = createDemoHost({ demos: { Slow: () => Slow }, speedy: false, product: 'joy-ui' });
  const onLive = vi.fn<() => void>();
  // Inside act(), React would not pause.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  host.hydrate(element, { key: 'Slow', prefix: '', labels, onLive });
  return { element, rendered, onLive };
}

const press = (button: HTMLElement) => act(() => button.click());

describe('a live demo', () => {
  it('is hydrated in the language and the direction of its page', () => {
    const Told: DemoWrapper = ({ direction, language, base, children }) => (
      <i className={`${direction} ${language} ${base}`}>{children}</i>
    );

    const { element } = hydrate('Counter/system', {
      Wrapper: Told,
      page: { direction: 'rtl', language: 'ar', base: '/docs/' },
    });

    expect(element.querySelector('i')?.className).toBe('rtl ar /docs/');
    expect(logged).toEqual([]);
  });

  it('matches the HTML of the page, without hydration warnings', () => {
    const { button, onLive, element } = hydrate('Counter/system', { Wrapper });
    const first = button();
    press(first);

    expect(button()).toBe(first);
    expect(first.textContent).toBe('1');
    expect(element.querySelector('i')?.className).toBe('light ltr false 8  joy-ui');
    expect(onLive).toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  it('becomes live with pauses, in which the page reacts', async () => {
    const { element, rendered, onLive } = hydrateSlowly();
    const counts: number[] = [];
    await vi.waitFor(() => {
      counts.push(rendered.length);
      expect(onLive).toHaveBeenCalled();
    });

    expect(element.textContent).toBe('slow'.repeat(20));
    expect(counts.filter((count) => count > 0 && count < 20)).not.toEqual([]);
  });

  it('is loaded in steps, between which the page reacts', async () => {
    const seen: string[] = [];
    const work = (name: string) => () => {
      const end = performance.now() + 20;
      while (performance.now() < end);
      seen.push(name);
      setTimeout(() => seen.push('page'));
    };
    const demo = Object.assign(() => Counter, { listSteps: () => [work('button'), work('box')] });
    const host = createDemoHost({ demos: { 'Counter/system': demo }, speedy: false, product: '' });

    await host.load('Counter/system');

    expect(seen).toEqual(['button', 'page', 'box', 'page']);
  });

  it('is hydrated with its initial theme, and shows the chosen one before the first paint', () => {
    const seen: (string | undefined)[] = [];
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = renderToString(
      <DemoRoot product="joy-ui" Wrapper={Wrapper} Demo={Counter} theme={initialDemoTheme} />,
      { identifierPrefix: 'a-' },
    );
    const host = createDemoHost({ demos, speedy: false, product: 'joy-ui', Wrapper: () => Wrapper });
    const onLive = () => void seen.push(element.querySelector('i')?.className);
    act(() => {
      const live = host.hydrate(element, { key: 'Counter/system', prefix: 'a-', labels, onLive });
      live?.show({ ...initialDemoTheme, dense: true, spacing: 14, colors: { primary: '#7b1fa2' } });
    });

    expect(seen).toEqual(['light ltr true 14 #7b1fa2 joy-ui']);
    expect(logged).toEqual([]);
  });

  it('restarts when it is reset', () => {
    const { button, live } = hydrate('Counter/system');
    press(button());
    act(() => live.reset());

    expect(button().textContent).toBe('0');
  });

  it('keeps its state when the theme changes', () => {
    const { button, live, element } = hydrate('Counter/system', { Wrapper });
    press(button());
    act(() =>
      live.show({
        mode: 'dark',
        direction: 'rtl',
        language: 'en',
        base: '/',
        dense: true,
        spacing: 10,
        colors: { primary: '#ff0000' },
      }),
    );

    expect(element.querySelector('i')?.className).toBe('dark rtl true 10 #ff0000 joy-ui');
    expect(button().textContent).toBe('1');
  });

  it('is replaced by a newer version, which is rendered from scratch', () => {
    const { live, element } = hydrate('Counter/system');
    act(() => live.unmount());
    element.innerHTML = '<b>old</b>';
    const host = createDemoHost({ demos: { 'Counter/system': () => () => <b>new</b> }, speedy: false, product: '' });
    act(() => void host.mount(element, { key: 'Counter/system', prefix: 'a-', labels, onLive: () => undefined }));

    expect(element.innerHTML).toBe('<b>new</b>');
    expect(logged).toEqual([]);
  });

  it('is hydrated with the props it was rendered with, and keeps its state when they change', () => {
    const { button, live } = hydrate('playground/Picky', { props: { size: 'sm' } });
    press(button());
    act(() => live.pass({ size: 'lg' }, ''));

    expect(button().textContent).toBe('lg 1');
    expect(logged).toEqual([]);
  });

  it('is remounted if the mark of its props changes', () => {
    const { button, live } = hydrate('playground/Picky', { props: { size: 'sm' } });
    press(button());
    act(() => live.pass({ size: 'lg' }, 'checked=true'));
    expect(button().textContent).toBe('lg 0');

    press(button());
    act(() => live.pass({ size: 'sm' }, 'checked=true'));
    expect(button().textContent).toBe('sm 1');
    act(() => live.pass({}, ''));
    expect(button().textContent).toBe('md 0');
  });

  it('shows the error of props that it rejects, and recovers with valid props', () => {
    const { element, button, live } = hydrate('playground/Picky');
    act(() => live.pass({ size: 'xl' }, ''));
    expect(element.querySelector('[role="alert"] pre')?.textContent).toBe('no such size');

    act(() => live.pass({ size: 'sm' }, ''));
    expect(button().textContent).toBe('sm 0');
  });

  it('is remounted with props it cannot change to, and shows the error if it cannot start with them either', () => {
    const { element, button, live } = hydrate('playground/Stubborn', { props: { size: 'sm' } });
    press(button());
    act(() => live.pass({ size: 'lg' }, ''));
    expect(button().textContent).toBe('lg 0');

    act(() => live.pass({ size: 'xl' }, ''));
    expect(element.querySelector('[role="alert"] pre')?.textContent).toBe('never');
    act(() => live.pass({ size: 'sm' }, ''));
    expect(button().textContent).toBe('sm 0');
  });

  it('shares no id with the same demo beside it', () => {
    const [one, other] = [
      hydrate('Counter/system', { prefix: 'Counter-' }),
      hydrate('Counter/system', { prefix: 'Counter-2-' }),
    ];
    press(one.button());

    expect(one.button().id).not.toBe(other.button().id);
    expect([one.button().textContent, other.button().textContent]).toEqual(['1', '0']);
    expect(logged).toEqual([]);
  });

  it('is removed when it is unmounted', () => {
    const { live, element } = hydrate('Counter/system');
    act(() => live.unmount());

    expect(element.innerHTML).toBe('');
  });
});

describe('an unknown demo', () => {
  it('does not become live', () => {
    const host = createDemoHost({ demos, speedy: false, product: '' });

    expect(
      host.hydrate(document.createElement('div'), { key: 'Other/system', prefix: '', labels, onLive: () => undefined }),
    ).toBeUndefined();
  });
});

describe('a demo that breaks', () => {
  it('shows its error in its place, and offers to restart', () => {
    const { element, button } = hydrate('Fragile/system');
    press(button());
    const notice = element.querySelector('.demo-fault');

    expect(notice?.getAttribute('role')).toBe('alert');
    expect([...(notice?.querySelectorAll('p, pre') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'The demo has stopped.',
      'boom',
      'Try again',
    ]);
    expect(notice?.querySelector('a')).toBeNull();

    press(button());
    expect(element.innerHTML).toBe('<button>whole</button>');
  });

  it('restarts when the page resets it', () => {
    const { element, button, live } = hydrate('Fragile/system');
    press(button());
    act(() => live.reset());

    expect(element.textContent).toBe('whole');
  });

  it('can be reported', () => {
    const { element, button } = hydrate('Fragile/system', {
      toReportHref: (error) => `https://report.example/?${(error as Error).message}`,
    });
    press(button());
    const link = element.querySelector('a');

    expect([link?.textContent, link?.href, link?.rel]).toEqual([
      'Report',
      'https://report.example/?boom',
      'noopener noreferrer',
    ]);
  });
});

describe('a demo that cannot be loaded', () => {
  const boom = () => {
    throw new Error('no such module');
  };

  /** Hydrates the demos of one page, each in an element with its server HTML. */
  function hydrateAll(parts: Partial<DemoParts> & Pick<DemoParts, 'demos'>) {
    const host = createDemoHost({ speedy: false, product: '', ...parts });
    return Object.keys(parts.demos).map((key) => {
      const element = document.body.appendChild(document.createElement('div'));
      element.innerHTML = '<button id=":x:">0</button>';
      const onLive = vi.fn<() => void>();
      const found: (LiveDemo | undefined)[] = [];
      act(() => void found.push(host.hydrate(element, { key, prefix: '', labels, onLive })));
      return { element, onLive, live: found[0] };
    });
  }

  it('shows its error in its place, and the others are live', () => {
    const [broken, whole] = hydrateAll({ demos: { 'A/system': boom, 'B/system': () => Counter } });
    press(whole!.element.querySelector('button')!);

    expect(broken?.element.querySelector('[role="alert"] pre')?.textContent).toBe('no such module');
    expect(whole?.element.textContent).toBe('1');
  });

  it('shows its error again when it is reset, and can still be controlled by the page', () => {
    const [broken] = hydrateAll({ demos: { 'A/system': boom } });
    act(() => broken?.live?.reset());
    expect(broken?.element.querySelector('pre')?.textContent).toBe('no such module');

    act(() => broken?.live?.unmount());
    expect([broken?.element.innerHTML, broken?.onLive.mock.calls.length]).toEqual(['', 1]);
  });

  it.each(['Wrapper', 'emotion'] as const)('shows the error of its %s', (part) => {
    const [one, other] = hydrateAll({ demos: { 'A/system': () => Counter, 'B/system': () => Counter }, [part]: boom });

    expect([one, other].map((each) => each?.element.querySelector('pre')?.textContent)).toEqual([
      'no such module',
      'no such module',
    ]);
  });

  it('does not stop the steps that load it, and shows its error when it is hydrated', async () => {
    const ran: string[] = [];
    const broken = Object.assign(boom, { listSteps: () => [boom, () => ran.push('second')] });
    const host = createDemoHost({ demos: { 'A/system': broken }, speedy: false, product: '' });

    await host.load('A/system');
    await host.load('Unknown');

    expect(ran).toEqual(['second']);
    const element = document.body.appendChild(document.createElement('div'));
    act(() => void host.hydrate(element, { key: 'A/system', prefix: '', labels, onLive: () => undefined }));
    expect(element.querySelector('[role="alert"] pre')?.textContent).toBe('no such module');
  });

  it('is not loaded before it is needed', () => {
    const load = vi.fn<() => ComponentType>(() => Counter);
    const host = createDemoHost({ demos: { 'A/system': load }, speedy: false, product: '', Wrapper: boom });

    expect(host).toHaveProperty('hydrate');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the styles of a live demo', () => {
  const emotion = { createCache, CacheProvider, prefixer } as unknown as EmotionLibrary;
  const Red = styled('p')({ color: 'red' });

  const hydrateRed = (className: string) => {
    document.body.innerHTML = `<div><p class="${className}"></p></div>`;
    const host = createDemoHost({
      demos: { 'Red/system': () => Red },
      speedy: false,
      product: '',
      emotion: () => emotion,
    });
    act(
      () =>
        void host.hydrate(document.querySelector('div')!, {
          key: 'Red/system',
          prefix: '',
          labels,
          onLive: () => undefined,
        }),
    );
    return [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
  };

  it('are reused from the page, and not inserted again', () => {
    const [rule = '', ...others] = hydrateRed('');
    expect([rule.replace(/\w{6,}/, '#'), others]).toEqual(['.css-#{color:red;}', []]);

    logged.splice(0);
    const className = rule.slice(1, rule.indexOf('{'));
    document.head.innerHTML = `<style data-emotion="${className.replace('-', ' ')}">${rule}</style>`;

    expect(hydrateRed(className)).toEqual([rule]);
    expect(logged).toEqual([]);
  });
});
