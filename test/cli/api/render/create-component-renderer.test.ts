import { createRequire } from 'node:module';
import type * as React from 'react';
import type styledOfEmotion from '@emotion/styled';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { createComponentRenderer } from '../../../../cli/api/render/create-component-renderer.ts';
import type { Example } from '../../../../core/api/extract/render/example.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
const require = createRequire(`${root}/package.json`);
const text: Example = { kind: 'value', value: 'x' };

function render(component: unknown, props: Readonly<Record<string, Example>> = {}, children?: Example) {
  const draw = createComponentRenderer({ places: [`${root}/package.json`] }, () => component);
  return draw?.({
    ways: [{ specifier: 'lib', exported: 'A', isUnnamed: false }],
    props,
    ...(children && { children, isLikeElement: true }),
  })(() => []);
}

const react = () => require('react') as typeof React;

describe('a component that is rendered once', () => {
  const field = () =>
    react().forwardRef(function Field(props: object, ref) {
      const { createElement } = react();
      return createElement('label', null, createElement('input', { ...props, ref } as object));
    });

  it('has its root, and the elements that get its ref and unknown attributes', () => {
    const button = react().forwardRef((props, ref) => react().createElement('button', { ...props, ref } as object));

    expect(render(button, {}, text)).toEqual({ root: 'button', ref: 'root', attributes: 'root' });
    expect(render(field())).toEqual({ root: 'label', ref: { tag: 'input' }, attributes: { tag: 'input' } });
  });

  it('has no root if its tag was passed as a prop', () => {
    const box = ({ as, ...props }: { as?: string }) => react().createElement(as ?? 'div', props as object);

    expect(render(box, { as: { kind: 'value', value: 'h1' } })).toEqual({ attributes: 'root' });
    expect(render(box, { as: { kind: 'component' } })).toEqual({});
  });

  it('has no root if it only renders a placeholder for later content', () => {
    const { createElement } = react();
    const portal = () => createElement('span', { hidden: true });
    const panel = ({ children }: { children?: React.ReactNode }) => createElement('div', null, children);

    expect([render(portal, {}, text), render(portal, {}, { kind: 'element' })]).toEqual([{}, {}]);
    expect([render(panel, {}, text), render(panel, {}, { kind: 'element' })]).toEqual([
      { root: 'div' },
      { root: 'div' },
    ]);
    expect(render(portal)).toEqual({ root: 'span' });
  });

  it('is described by the element itself, even if others have the same tag', () => {
    const inner = react().forwardRef((_props, ref) =>
      react().createElement('span', null, react().createElement('span', { ref } as object)),
    );

    expect(render(inner)).toEqual({ root: 'span', ref: { tag: 'span' } });
  });

  it('may pass its ref to a clone of its child, or do more with it', () => {
    const { cloneElement, createElement, forwardRef, isValidElement } = react();
    const copy = forwardRef((_props, ref) => cloneElement(createElement('li'), { ref } as object));
    const listening = forwardRef((_props, ref) => {
      const listen = (node: HTMLElement | null) => {
        node?.ownerDocument.addEventListener('keydown', () => undefined);
        if (typeof ref === 'function') ref(node as unknown);
      };
      return createElement('p', { ref: listen });
    });
    const child = ({ children }: { children?: unknown }) => (isValidElement(children) ? children : null);

    expect(render(copy)).toEqual({ root: 'li', ref: 'root' });
    expect(render(listening)).toEqual({ root: 'p', ref: 'root' });
    // A passed element is not one that the component renders.
    expect(render(child, {}, { kind: 'element' })).toEqual({});
  });

  it('has no root if it renders several elements, and no facts if it renders none or throws', () => {
    const { createElement, Fragment } = react();

    expect(render(() => createElement(Fragment, null, createElement('dt'), createElement('dd')))).toEqual({});
    expect(render(() => null)).toBeUndefined();
    expect(
      render(() => {
        throw new Error('No context');
      }),
    ).toBeUndefined();
    expect(render('no component')).toBeUndefined();
    // The child function renders an element beside the one that the component renders.
    const file = ({ children }: { children: () => React.ReactNode }) =>
      createElement(Fragment, null, createElement('input'), children());
    expect(render(file, {}, { kind: 'function' })).toEqual({});
  });

  it('is tried without children if it cannot have any, and without warnings', () => {
    const messages: unknown[] = [];
    const { error } = console;
    console.error = (...parts) => messages.push(parts);
    const rendered = render(
      ({ children }: { children?: string }) => react().createElement('input', null, children),
      {},
      text,
    );
    console.error = error;

    expect(rendered).toEqual({ root: 'input' });
    expect(messages).toEqual([]);
  });

  it('is described as it renders inside its parents, without these', () => {
    const { createContext, createElement, forwardRef, useContext } = react();
    const Tabs = createContext<string | undefined>(undefined);
    const values: Readonly<Record<string, unknown>> = {
      theme: 'dark',
      Tabs: ({ theme, children }: { theme: string; children?: React.ReactNode }) =>
        createElement('section', null, createElement(Tabs.Provider, { value: theme }, children), createElement('hr')),
      Empty: () => createElement('b'),
      Tab: forwardRef((props, ref) => {
        if (useContext(Tabs) !== 'dark') throw new Error('Tab needs Tabs');
        return createElement('button', { ...props, ref } as object, 'x');
      }),
    };
    const draw = createComponentRenderer(
      { places: [`${root}/package.json`] },
      (_specifier, exported) => values[exported],
    );
    const way = (exported: string) => [{ specifier: 'lib', exported, isUnnamed: false }];
    const toParent = (name: string) => ({
      name,
      isProvider: false,
      ways: way(name),
      props: { theme: { kind: 'export' as const, ways: way('theme') } },
    });
    const messages: string[] = [];
    const findParents = (message: string) => {
      messages.push(message);
      return [toParent('Empty'), toParent('Tabs')];
    };

    expect(draw?.({ ways: way('Tab'), props: {} })(findParents)).toEqual({
      root: 'button',
      ref: 'root',
      attributes: 'root',
    });
    expect(messages[0]).toBe('Tab needs Tabs');
  });

  it('passes its ref on, although Emotion does not do so on a server', () => {
    const { default: styled } = require('@emotion/styled') as { default: typeof styledOfEmotion };
    const Root = styled('section')({ color: 'red' });

    expect(
      render(react().forwardRef((props, ref) => react().createElement(Root, { ...props, ref } as object))),
    ).toEqual({
      root: 'section',
      ref: 'root',
      attributes: 'root',
    });
  });

  it('is stopped if it never ends, and then no other of its package is rendered', () => {
    const drawn: string[] = [];
    const values: Readonly<Record<string, unknown>> = {
      Endless: () => {
        drawn.push('Endless');
        // A second call must be noticed, and must not block the test.
        while (drawn.length === 1);
        return null;
      },
      Button: () => {
        drawn.push('Button');
        return null;
      },
    };
    const draw = createComponentRenderer(
      { places: [`${root}/package.json`], seconds: 0.2 },
      (_specifier, exported) => values[exported],
    );
    const drawOne = (exported: string) =>
      draw?.({ ways: [{ specifier: 'lib', exported, isUnnamed: false }], props: {} })(() => []);

    expect([drawOne('Endless'), drawOne('Button')]).toEqual([undefined, undefined]);
    expect(drawn).toEqual(['Endless']);
    // The state of React is restored.
    expect((react().createElement('p', null) as { props: unknown }).props).toEqual({});
    const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const ListOfThisTest = () => null;
    react().createElement(ListOfThisTest, null, [react().createElement('li'), react().createElement('li')]);
    expect(warn.mock.calls[0]?.[0]).toContain('unique "key"');
    warn.mockRestore();
    expect(drawn).toEqual(['Endless']);
  });

  it('has no renderer if the package has no React', () => {
    expect(createComponentRenderer({ places: ['/nowhere/docs.config.ts'] }, () => undefined)).toBe(undefined);
  });
});
