import { describe, expect, it } from 'vitest';
import { notePackageFault } from '../../../../cli/demos/library/node/package-fault.ts';
import { showIn } from '../../../../core/check/report/show-in.ts';
import { exportProblem, renderProblem, stopProblem } from '../../../../cli/demos/run/demo-fault.ts';

const root = '/sites/mine';
const file = 'content/a/Demo.tsx';

/** An error with a given stack. */
function thrown(message: string, ...stack: string[]): Error {
  return Object.assign(new Error(message), {
    stack: [`Error: ${message}`, ...stack.map((line) => `    at ${line}`)].join('\n'),
  });
}

describe('an error of a demo', () => {
  it('is reported with its own message, at the first line of the site', () => {
    const error = thrown(
      'boom',
      'inside (/sites/mine/node_modules/lib/index.js:1:1)',
      'Part (/sites/mine/content/a/Part.tsx:12:9)',
      'Demo (/sites/mine/content/a/Demo.tsx:3:5)',
    );

    expect(renderProblem(error, { root, file })).toEqual({
      rule: 'demo-render',
      severity: 'error',
      place: { file: 'content/a/Part.tsx', line: 12 },
      message: 'The demo fails with "boom"',
      hint: 'Correct the demo: readers see it rendered before any script runs.',
    });
  });

  it('in the source of a library is reported there, with the parts of pages that show it', () => {
    const maps = { 'packages/ui/src/tabs.tsx': 'AAAA' };
    const error = thrown('No tabs', 'Tab (/sites/mine/packages/ui/src/tabs.tsx:1:1)');
    const playground = { file: 'content/a/tab.md', line: 10, column: 1, part: 'the playground of "Tab"' };

    const fault = renderProblem(error, { root, file, maps });

    expect(fault).toMatchObject({ place: { file: 'packages/ui/src/tabs.tsx', line: 1 }, shownIn: [] });
    expect(showIn(fault, playground).shownIn).toEqual([playground]);
    expect(showIn(renderProblem(error, { root, file }), playground)).not.toHaveProperty('shownIn');
  });

  it.each([
    ['window is not defined', 'Use "window" in an effect or an event handler: the build renders components'],
    ['theme is not defined', 'Import or declare "theme".'],
    [
      "Cannot find module '@acme/tokens/css'",
      'The library does not find "@acme/tokens": run "npm install" in its repository, or',
    ],
    ['No tabs', 'Correct the source of the library, or give the component what it needs'],
  ])('in the source of a library is reported with a hint: %s', (message, hint) => {
    const maps = { 'packages/ui/src/tabs.tsx': 'AAAA' };
    const error = thrown(message, 'Tab (/sites/mine/packages/ui/src/tabs.tsx:1:1)');

    expect(renderProblem(error, { root, file, maps }).hint).toContain(hint);
  });

  it('of hooks is reported at the outermost call, in a demo or in the source of a library', () => {
    const maps = { 'packages/ui/src/theme.ts': 'AAAA', 'packages/ui/src/card.tsx': 'AAAA' };
    const frames = [
      'exports.useContext (/sites/mine/node_modules/react/cjs/react.js:1:1)',
      'useTheme (/sites/mine/packages/ui/src/theme.ts:1:1)',
    ];
    const render = (...more: string[]) =>
      renderProblem(thrown("Cannot read properties of null (reading 'useContext')", ...frames, ...more), {
        root,
        file,
        maps,
      });

    expect(render('/sites/mine/packages/ui/src/card.tsx:1:1')).toMatchObject({
      place: { file: 'packages/ui/src/card.tsx', line: 1 },
      message: 'The hook "useTheme" is called outside of a component',
      shownIn: [],
    });
    const ofDemo = render('/sites/mine/content/a/Demo.tsx:3:5');
    expect(ofDemo).toMatchObject({ place: { file, line: 3 } });
    expect(ofDemo).not.toHaveProperty('shownIn');
  });

  it.each([
    ['window is not defined', 'Use "window" in an effect or an event handler: '],
    ['Objects are not valid as a React child (found: [object Promise])', 'Write a function that is not async: '],
  ])('is reported with a hint: %s', (message, hint) => {
    expect(renderProblem(thrown(message), { root, file }).hint).toContain(hint);
  });

  it('while a package is imported names the package and the import', () => {
    const error = thrown('HTMLElement is not defined', 'run (/sites/mine/rolldown/runtime.js:7:1)');
    const importedAt = { file: 'content/a/part.ts', line: 2, column: 8 };
    notePackageFault(error, { path: 'node_modules/@acme/inner/index.js', specifier: 'outer/part', importedAt });

    expect(renderProblem(error, { root, file })).toMatchObject({
      place: importedAt,
      message:
        'The package "@acme/inner", which "outer/part" imports, for the demo "content/a/Demo.tsx" fails with "HTMLElement is not defined" when it is imported',
      hint: expect.stringContaining('where "HTMLElement" does not exist'),
    });
  });

  it.each([
    ["Cannot read properties of null (reading 'useState')", 'useState', 'exports.useState'],
    ["Cannot read properties of null (reading 'useContext')", 'useTheme', 'useTheme'],
    [
      'Invalid hook call. Hooks can only be called inside of the body of a function component.',
      'useId',
      'Object.useId',
    ],
  ])('is reported as a hook outside of a component: %s', (message, hook, frame) => {
    const error = thrown(message, `${frame} (/engine/react.js:1:1)`, '/sites/mine/content/a/Demo.tsx:2:5');

    expect(renderProblem(error, { root, file })).toMatchObject({
      place: { file, line: 2 },
      message: `The hook "${hook}" is called outside of a component`,
    });
  });

  it('is reported with the circular imports that cause it', () => {
    const link = (from: string, target: string) => ({
      file: from,
      line: 1,
      column: 1,
      specifier: './x',
      names: [],
      typeOnly: false,
      kind: 'local' as const,
      target,
    });
    const closure = {
      imports: [
        link(file, 'content/a/a.ts'),
        link('content/a/a.ts', 'content/a/b.ts'),
        link('content/a/b.ts', 'content/a/a.ts'),
      ],
    };
    const error = thrown("Cannot read properties of undefined (reading 'call')", 'b (/sites/mine/content/a/b.ts:1:9)');

    expect(renderProblem(error, { root, file, closure }).hint).toBe(
      'These files import each other, so one of them runs before what it needs: content/a/b.ts → content/a/a.ts → content/a/b.ts. Move what they share to a file of its own.',
    );
    expect(renderProblem(thrown('boom'), { root, file, closure }).hint).toMatch(/^Correct the demo/);
  });

  it.each([
    ['lies outside the site', '/sites/mine-too/a.tsx:1:1'],
    ['belongs to the cache of the site', '/sites/mine/.vitrine/a.js:1:1'],
    ['has no file', '<anonymous>'],
  ])('is reported for the whole demo if its position %s', (_name, line) => {
    expect(renderProblem(thrown('boom', line), { root, file }).place).toEqual({ file });
  });

  it('is reported with its first line, for any thrown value', () => {
    expect(renderProblem(thrown('one\ntwo'), { root, file }).message).toBe('The demo fails with "one"');
    expect(renderProblem('only text', { root, file })).toMatchObject({
      message: 'The demo fails with "only text"',
      place: { file },
    });
    expect(renderProblem(undefined, { root, file }).message).toBe('The demo fails with "undefined"');
  });

  it('may be a suspended promise', () => {
    expect(
      renderProblem(thrown('A component suspended while responding to synchronous input.'), { root, file }).hint,
    ).toBe('Give the demo what it waits for: the build renders a demo once, and does not wait.');
  });

  it('is found in a stack with addresses', () => {
    expect(renderProblem(thrown('boom', 'file:///sites/mine/content/a/Demo.tsx:3:5'), { root, file }).place).toEqual({
      file,
      line: 3,
    });
  });
});

describe('a source without a component', () => {
  it('is reported', () => {
    expect(exportProblem(file)).toEqual({
      rule: 'demo-export',
      severity: 'error',
      place: { file },
      message: 'The demo has no component as its default export',
      hint: 'Write "export default function Name() { … }".',
    });
  });
});

describe('a demo that crashes its thread', () => {
  it.each([
    [
      'timeout',
      10,
      'demo-timeout',
      'The demo did not render within 10 seconds',
      'Look for an endless loop, or raise limits.demoSeconds in docs.config.ts.',
    ],
    [
      'timeout',
      1,
      'demo-timeout',
      'The demo did not render within 1 second',
      'Look for an endless loop, or raise limits.demoSeconds in docs.config.ts.',
    ],
    [
      'exit',
      10,
      'demo-exit',
      'The demo ends the process that renders it',
      'Remove the call to process.exit: a demo runs in the browser.',
    ],
    [
      'memory',
      10,
      'demo-memory',
      'The demo needs more than 400 MB of memory',
      'Look for data that grows without limit, or raise limits.memory in docs.config.ts.',
    ],
  ] as const)('by %s (%i) is reported', (reason, demoSeconds, rule, message, hint) => {
    expect(stopProblem({ reason }, { file, limits: { demoSeconds, memory: 400 } })).toEqual({
      rule,
      severity: 'error',
      place: { file },
      message,
      hint,
    });
  });

  it.each([
    [
      'timeout',
      'The package "lib" did not load within 1 second',
      'Look for an endless loop in "lib", or raise limits.demoSeconds in docs.config.ts.',
    ],
    [
      'exit',
      'The package "lib" ends the process that renders the demo',
      'Remove the call to process.exit in "lib": a demo runs in the browser.',
    ],
    [
      'memory',
      'The package "lib" needs more than 400 MB of memory',
      'Look for data that grows without limit in "lib", or raise limits.memory in docs.config.ts.',
    ],
  ] as const)('by %s names the package that was being loaded', (reason, message, hint) => {
    const problem = stopProblem({ reason, loading: 'lib' }, { file, limits: { demoSeconds: 1, memory: 400 } });

    expect(problem).toMatchObject({ message, hint });
  });
});

describe('a crash of an MDX page', () => {
  const limits = { demoSeconds: 3, memory: 200 };
  const messageOf = (stop: Parameters<typeof stopProblem>[0]) => {
    const { rule, message, hint } = stopProblem(stop, { file: 'content/a.mdx', limits, kind: 'page' });
    return `${rule}: ${message}. ${hint}`;
  };

  it('is reported for the page, not for a demo', () => {
    expect(messageOf({ reason: 'timeout' })).toBe(
      'demo-timeout: The page did not render within 3 seconds. Look for an endless loop in its code and imports, or raise limits.demoSeconds in docs.config.ts.',
    );
    expect(messageOf({ reason: 'memory' })).toBe(
      'demo-memory: The page needs more than 200 MB of memory. Look for data that grows without limit in its code and imports, or raise limits.memory in docs.config.ts.',
    );
    expect(messageOf({ reason: 'exit' })).toBe(
      'demo-exit: The page ends the process that renders it. Remove the call to process.exit in its code and imports: other pages are made by the same process.',
    );
    expect(messageOf({ reason: 'timeout', loading: 'acme' })).toBe(
      'demo-timeout: The package "acme" did not load within 3 seconds. Look for an endless loop in "acme", or raise limits.demoSeconds in docs.config.ts.',
    );
  });
});
