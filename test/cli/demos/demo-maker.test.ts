import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { BuildContext } from '../../../cli/pages/build-context.ts';
import { DemoMaker } from '../../../cli/demos/demo-maker.ts';
import type { DemoTask } from '../../../cli/demos/made-demos.ts';
import type { DemoMarker } from '../../../core/model/demo-marker.ts';
import type { Block } from '../../../core/model/document.ts';
import type { DemoSettings, Site } from '../../../core/model/site.ts';
import { makePage, makeSite } from '../../make-page.ts';
import { shareText } from '../../../cli/demos/library/node/read-library.ts';
import { makeLibrary } from './library/make-library.ts';
import { siteFolder } from './site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

const installed = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const hello =
  "import { useId } from 'react';\nexport default function Demo() {\n  return <p id={useId()}>Hello</p>;\n}\n";

function site(
  files: Record<string, string>,
  { demos = {}, packagesKey = '' }: { demos?: Partial<DemoSettings>; packagesKey?: string } = {},
) {
  const root = siteFolder({ 'docs.config.ts': '', ...files });
  roots.push(root);
  symlinkSync(installed, join(root, 'node_modules'));
  const ran: string[] = [];
  const facts = {
    root,
    cache: join(root, '.cache'),
    engineKey: 'e',
    packagesKey,
    site: toSite({}),
  };
  function toSite(settings: Partial<Site>): Site {
    return makeSite({ demos: { alias: {}, dependencies: {}, ...demos }, ...settings });
  }
  let maker: Promise<DemoMaker> | undefined;
  const open = async () => {
    const library = { key: '', bytes: shareText(JSON.stringify(await makeLibrary(root))) };
    // Demos do not use the other facts of a build.
    return new DemoMaker({ ...facts, library } as BuildContext, {
      onRun: (file) => void (file && ran.push(file)),
      onLoad: () => undefined,
      log: () => undefined,
    });
  };

  return {
    root,
    ran,
    /** The next build of the site, with other settings. */
    reopen(settings: Partial<Site>) {
      facts.site = toSite(settings);
      maker = undefined;
    },
    async make(names: readonly string[], stopped: DemoTask['stopped'] = {}) {
      const blocks = names.map((name, index): Block => ({
        kind: 'demo',
        demo: { name, file: name, options: {}, line: index + 1, column: 1 } satisfies DemoMarker,
      }));
      maker ??= open();
      const opened = await maker;
      const made = await opened.make({
        page: makePage({ file: 'content/a/index.md' }),
        blocks,
        labels: { copy: 'Copy', copyCode: 'Copy code' },
        stopped,
      });
      return {
        ...made,
        demos: [...made.byMarker.values()],
        reported: made.problems.map(
          ({ rule, place, message }) => `${place.file}${place.line ? `:${place.line}` : ''} ${rule} ${message}`,
        ),
      };
    },
  };
}

describe('the demos of a page', () => {
  it('are rendered, with their sources', async () => {
    const { make } = site({ 'content/a/Demo.tsx': hello });

    const { demos, problems } = await make(['Demo']);
    const [styling] = demos[0]?.stylings ?? [];

    expect(problems).toEqual([]);
    expect(styling).toMatchObject({
      styling: 'system',
      serves: ['system', 'tailwind', 'css'],
      file: 'content/a/Demo.tsx',
      prefix: 'Demo-',
    });
    expect(styling?.rendered?.html).toMatch(/^<p id=":Demo-R.*:">Hello<\/p>$/);
    expect(styling?.sources.map(({ variant }) => variant)).toEqual(['TS', 'JS']);
  });

  it('are cached with their shown sources, until a source or JavaScript beside it changes', async () => {
    const { make, root, ran } = site({ 'content/a/Demo.tsx': hello });
    const first = await make(['Demo']);
    const again = await make(['Demo']);
    writeFileSync(join(root, 'content/a/Demo.js'), 'export default () => null; // by hand\n');
    const byHand = await make(['Demo']);
    writeFileSync(join(root, 'content/a/Demo.tsx'), hello.replace('Hello', 'Bye'));
    const changed = await make(['Demo']);

    const textOf = ({ demos }: typeof first) =>
      demos.flatMap(({ stylings }) =>
        stylings.flatMap(({ sources }) => sources.map(({ files }) => files[0]?.html.replace(/<[^>]*>/g, ''))),
      );
    expect(textOf(again)).toEqual(textOf(first));
    expect(textOf(first)[1]).toContain('Hello');
    expect(textOf(byHand)[1]).toContain('by hand');
    expect(textOf(changed)[0]).toContain('Bye');
    expect(ran).toHaveLength(3);
  });

  it('are distinguished if one is shown twice, or in several styling solutions', async () => {
    const { make } = site({
      'content/a/Demo.tsx': hello,
      'content/a/Two/system/index.tsx': hello,
      'content/a/Two/css/index.tsx': hello,
    });

    const { demos } = await make(['Demo', 'Demo', 'Two']);
    const stylings = demos.flatMap((demo) => demo.stylings);

    expect(stylings.map(({ prefix }) => prefix)).toEqual(['Demo-', 'Demo-2-', 'Two-', 'Two-css-']);
    expect(stylings.slice(2).map(({ serves }) => serves)).toEqual([['system', 'tailwind'], ['css']]);
    expect(new Set(stylings.map(({ rendered }) => rendered?.html)).size).toBe(4);
  });

  it('with faults do not affect others, and each fault is reported once', async () => {
    const { make } = site({
      'content/a/Demo.tsx': hello,
      'content/a/Throws.tsx': "export default function Throws() {\n  throw new Error('boom');\n}\n",
      'content/a/Loads.tsx': "const a = 1;\nthrow new Error('loud');\nexport default () => a;\n",
      'content/a/Leaves.tsx': 'export default function Leaves() {\n  process.exit(3);\n}\n',
      'content/a/Empty.tsx': 'export const a = 1;\n',
      'content/a/Broken.tsx': 'export default function (\n',
    });

    const { demos, reported } = await make(['Throws', 'Throws', 'Loads', 'Leaves', 'Empty', 'Broken', 'Gone', 'Demo']);

    expect(reported.slice(0, 4)).toEqual([
      'content/a/Throws.tsx:2 demo-render The demo fails with "boom"',
      'content/a/Loads.tsx:2 demo-render The demo fails with "loud"',
      'content/a/Leaves.tsx:1 demo-exit The demo ends the process that renders it',
      'content/a/Empty.tsx:1 demo-export The demo has no component as its default export',
    ]);
    expect(reported.slice(4).map((line) => line.split(' ', 2).join(' '))).toEqual([
      'content/a/Broken.tsx:2 demo-syntax',
      'content/a/index.md:7 demo-not-found',
    ]);
    expect(demos.at(-1)?.stylings[0]?.rendered?.html).toContain('Hello');
    expect(demos.slice(0, 6).flatMap(({ stylings }) => stylings.map(({ rendered }) => rendered))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('that crashed a thread are reported, and never run again', async () => {
    const { make, ran } = site({ 'content/a/Demo.tsx': hello });

    const { reported, demos } = await make(['Demo'], { 'content/a/Demo.tsx': { reason: 'timeout' } });

    expect(reported).toEqual(['content/a/Demo.tsx:2 demo-timeout The demo did not render within 10 seconds']);
    expect(demos[0]?.stylings[0]?.sources).toHaveLength(2);
    expect(ran).toEqual([]);
  });
});

describe('the wrapper of the demos', () => {
  const wrapper = 'content/Root.tsx';

  it('is around each demo, and passed to the editor with its files', async () => {
    const { make } = site(
      {
        'content/a/Demo.tsx': 'export default () => <b />;\n',
        [wrapper]:
          "import { word } from './word';\nexport default ({ product, children }: any) => <i className={word + product}>{children}</i>;\n",
        'content/word.ts': "export const word = 'in ';\n",
      },
      { demos: { wrapper: `./${wrapper}` } },
    );

    const { demos, around } = await make(['Demo']);

    expect(demos[0]?.stylings[0]?.rendered?.html).toBe('<i class="in joy-ui"><b></b></i>');
    expect(around).toMatchObject({ product: 'joy-ui', wrapper });
    expect(Object.keys(around.files)).toEqual([wrapper, 'content/word.ts']);
  });

  it.each([
    ["throw new Error('boom');\n", 'content/Root.tsx:1 demo-render The wrapper fails with "boom"'],
    ['export const a = 1;\n', 'content/Root.tsx:1 demo-export The wrapper has no component as its default export'],
  ])('is reported if it is faulty: %j', async (text, line) => {
    const { make } = site({ 'content/a/Demo.tsx': hello, [wrapper]: text }, { demos: { wrapper } });

    expect((await make(['Demo'])).reported).toEqual([line]);
  });
});

describe('demos of an earlier build', () => {
  it('do not run again until one of their inputs changes', async () => {
    const { root, make, ran } = site({
      'content/a/Demo.tsx': "import { a } from './a';\nexport default () => <p>{a}</p>;\n",
      'content/a/a.ts': "export const a = 'one';\n",
    });
    const first = await make(['Demo']);

    const second = await make(['Demo']);
    expect(second.demos).toEqual(first.demos);
    expect(ran).toHaveLength(1);

    writeFileSync(join(root, 'content/a/a.ts'), "export const a = 'two';\n");
    const third = await make(['Demo']);
    expect(third.demos[0]?.stylings[0]?.rendered?.html).toBe('<p>two</p>');
    expect(ran).toHaveLength(2);
  });

  it('run again for another base of the site, not for another title', async () => {
    const { make, ran, reopen } = site({ 'content/a/Demo.tsx': hello });
    await make(['Demo']);

    reopen({ title: 'Another' });
    const titled = await make(['Demo']);
    expect(ran).toHaveLength(1);
    expect(JSON.stringify(titled.demos)).not.toContain('Another');

    reopen({ title: 'Another', base: '/docs/' });
    await make(['Demo']);
    expect(ran).toHaveLength(2);
  });

  it('are reported with their faults again', async () => {
    const { root, make, ran } = site({
      'content/a/Demo.tsx': "export default () => {\n  throw new Error('boom');\n};\n",
    });

    expect((await make(['Demo'])).reported).toEqual((await make(['Demo'])).reported);
    expect([ran.length, readdirSync(join(root, '.cache/demos')).length]).toEqual([1, 1]);
  });
});
