// Sites whose demo is at fault: it throws, hangs, leaves, waits, or is no demo at all.

import { libConfig } from '../../site-test.ts';
import type { SiteCase } from './site-case.ts';
import { configWith, siteWithDemo as demo } from './site-with.ts';

const correct = 'Correct the demo: readers see it rendered before any script runs.';
const wait = 'Give the demo what it waits for: the build renders a demo once, and does not wait.';
const define = 'Correct its name, or export it where it is defined.';
const parts =
  'const none = undefined as unknown as () => null;\nexport default none;\nexport const Tabs = Object.assign(({ children }: any) => <b>{children}</b>, { List: () => <i /> }) as any;\nexport const icons: Record<string, () => null> = { sun: {} as () => null };\n';
const never = 'const Never = lazy(() => new Promise<never>(() => undefined));\n';

/** Sites whose demo is at fault. */
export const demoCases: readonly SiteCase[] = [
  {
    rule: 'demo-render',
    title: 'throws while it is rendered',
    status: 1,
    files: demo("export default function Demo() {\n  throw new Error('boom');\n}\n"),
    prints: [`content/lib/Demo.tsx:2:9 error demo-render  The demo fails with "boom". ${correct}`],
  },
  {
    rule: 'demo-render',
    title: 'draws a part of a component that is no component',
    status: 1,
    files: demo(
      'import { Tabs } from \'./parts\';\n\ninterface Props { a?: string }\n\nexport default function Demo(props: Props) {\n  return <Tabs>{props.a}\n    and <Tabs.Panel key="a">b</Tabs.Panel>\n  </Tabs>;\n}\n',
      { 'content/lib/parts.tsx': parts },
    ),
    prints: [`content/lib/Demo.tsx:7:9 error demo-render  The component "Tabs.Panel" is undefined. ${define}`],
  },
  {
    rule: 'demo-render',
    title: 'draws what a file exports by default that is no component',
    status: 1,
    files: demo("import None from './parts';\nexport default () => <p><None /></p>;\n", {
      'content/lib/parts.tsx': parts,
    }),
    prints: [`content/lib/Demo.tsx:2:25 error demo-render  The component "None" is undefined. ${define}`],
  },
  {
    rule: 'demo-render',
    title: 'draws a member of an object that is no component',
    status: 1,
    files: demo(
      "import { icons } from './parts';\nexport default function Demo() {\n  return (\n    <p>\n      <icons.sun />\n    </p>\n  );\n}\n",
      { 'content/lib/parts.tsx': parts },
    ),
    prints: [`content/lib/Demo.tsx:5:7 error demo-render  The component "icons.sun" is an object. ${define}`],
  },
  {
    rule: 'demo-render',
    title: 'throws while it is loaded',
    status: 1,
    files: demo("import { a } from './a';\n\nexport default () => <p>{a}</p>;\n", {
      'content/lib/a.ts': 'type A = string;\n\nexport const a: A = (undefined as unknown as { b: string }).b;\n',
    }),
    prints: [
      `content/lib/a.ts:3:61 error demo-render  The demo fails with "Cannot read properties of undefined (reading 'b')". ${correct}`,
    ],
  },
  {
    rule: 'demo-render',
    title: 'asks for a browser',
    status: 1,
    files: demo('export default function Demo() {\n  return <p>{window.innerWidth}</p>;\n}\n'),
    prints: [
      `content/lib/Demo.tsx:2:13 error demo-render  The demo fails with "window is not defined". Use "window" in an effect or an event handler: the build renders the demo first, where "window" does not exist.`,
    ],
  },
  {
    rule: 'demo-render',
    title: 'waits for ever',
    status: 1,
    files: demo(`import { lazy } from 'react';\n${never}export default () => <Never />;\n`),
    prints: [
      `content/lib/Demo.tsx:3:1 error demo-render  The demo fails with "A component suspended while responding to synchronous input. This will cause the…". ${wait}`,
    ],
  },
  {
    rule: 'demo-render',
    title: 'waits for ever behind a boundary',
    status: 1,
    files: demo(
      `import { lazy, Suspense } from 'react';\n${never}export default () => <Suspense fallback="Wait"><Never /></Suspense>;\n`,
    ),
    prints: [
      `content/lib/Demo.tsx:3:1 error demo-render  The demo fails with "a part is not ready, so a Suspense boundary shows its fallback". ${wait}`,
    ],
  },
  {
    rule: 'demo-render',
    title: 'hides its error behind a boundary',
    status: 1,
    files: demo(
      "import { Suspense } from 'react';\nfunction Broken(): null {\n  throw new Error('boom');\n}\nexport default () => <Suspense fallback=\"Wait\"><Broken /></Suspense>;\n",
    ),
    prints: [`content/lib/Demo.tsx:3:9 error demo-render  The demo fails with "boom". ${correct}`],
  },
  {
    rule: 'demo-render',
    title: 'its wrapper throws',
    status: 1,
    files: {
      ...configWith("demos: { wrapper: './content/Root.tsx' }"),
      ...demo('export default () => <p />;\n'),
      'content/Root.tsx': "export default function Root() {\n  throw new Error('boom');\n}\n",
    },
    prints: [
      `content/Root.tsx:2:9 error demo-render  The wrapper fails with "boom". ${correct.replace('demo', 'wrapper')}`,
    ],
  },
  {
    rule: 'demo-render',
    title: 'its wrapper throws while it is loaded',
    status: 1,
    files: {
      ...configWith("demos: { wrapper: './content/Root.tsx' }"),
      ...demo('export default () => <p />;\n'),
      'content/Root.tsx': "throw new Error('boom');\nexport default () => null;\n",
    },
    prints: [
      `content/Root.tsx:1:7 error demo-render  The wrapper fails with "boom". ${correct.replace('demo', 'wrapper')}`,
    ],
  },
  {
    rule: 'demo-timeout',
    status: 1,
    files: {
      'docs.config.ts': libConfig.replace(' };', ', limits: { demoSeconds: 0.5 } };'),
      ...demo('export default function Demo() {\n  while (true);\n}\n'),
    },
    prints: [
      'content/lib/Demo.tsx:1:1 error demo-timeout  The demo did not render within 0.5 seconds. Look for an endless loop, or raise limits.demoSeconds in docs.config.ts.',
    ],
  },
  {
    rule: 'demo-exit',
    title: 'while it is rendered',
    status: 1,
    files: demo('export default function Demo() {\n  process.exit(0);\n}\n'),
    prints: [
      'content/lib/Demo.tsx:1:1 error demo-exit  The demo ends the process that renders it. Remove the call to process.exit: a demo runs in the browser.',
    ],
  },
  {
    rule: 'demo-exit',
    title: 'while it is loaded',
    status: 1,
    files: demo('process.exit(0);\nexport default () => null;\n'),
    prints: [
      'content/lib/Demo.tsx:2:1 error demo-exit  The demo ends the process that renders it. Remove the call to process.exit: a demo runs in the browser.',
    ],
  },
  {
    rule: 'demo-memory',
    status: 1,
    files: {
      ...configWith('limits: { demoSeconds: 60, memory: 300 }'),
      ...demo(
        'export default function Demo() {\n  const kept: unknown[] = [];\n  for (;;) kept.push(new Array(1_000_000).fill(0.5));\n}\n',
      ),
    },
    prints: [
      'content/lib/Demo.tsx:1:1 error demo-memory  The demo needs more than 300 MB of memory. Look for data that grows without limit, or raise limits.memory in docs.config.ts.',
    ],
  },
  {
    rule: 'demo-syntax',
    status: 1,
    files: demo('export default function Demo( {\n'),
    prints: [
      'content/lib/Demo.tsx:2:1 error demo-syntax  Expected `}` but found `EOF`. Correct the code at this place.',
    ],
  },
  {
    rule: 'demo-syntax',
    title: 'is read by the bundler, and not by the compiler',
    status: 1,
    files: demo("import { pick } from './pick';\nexport default () => <p>{pick(1)}</p>;\n", {
      'content/lib/pick.ts':
        'const a = 1;\nexport const pick = (b: number) => a + b;\nexport const d = a ? (a) : e => e;\n',
    }),
    prints: [
      'content/lib/pick.ts:3:34 error demo-syntax  The compiler of demos reports: Unexpected token, expected ":". Write the code here, or just before it, differently: it may be correct, but the engine cannot parse it.',
    ],
  },
  {
    rule: 'demo-syntax',
    title: 'closes braces in an element with a full-width sign',
    status: 1,
    files: demo('export default () => <p>{String（1)}</p>;\n'),
    prints: [
      'content/lib/Demo.tsx:1:32 error demo-syntax  Invalid Character `（`. "（" is a full-width character: write "(".',
    ],
  },
  {
    rule: 'demo-syntax',
    title: 'ends the work of the compiler in a file beside it',
    status: 1,
    files: demo("import { last } from './last';\nexport default () => <p>{last}</p>;\n", {
      'content/lib/last.ts': 'const lists = { all: [] };\nexport const last = 1;\nexport import all = lists.all;\n',
    }),
    prints: [
      'content/lib/last.ts:3:1 error demo-syntax  The compiler of demos reports: Unrecognized export syntax. Write the code here, or just before it, differently: it may be correct, but the engine cannot parse it.',
    ],
  },
  {
    rule: 'demo-syntax',
    title: 'closes a template in a file beside it with another bracket',
    status: 1,
    files: demo("import { list } from './list';\nexport default () => <p>{list}</p>;\n", {
      'content/lib/list.ts': 'export const list = `${[1)}`;\n',
    }),
    prints: [
      'content/lib/list.ts:1:26 error demo-syntax  Expected `,` or `]` but found `)`. Correct the code at this place.',
    ],
  },
  {
    rule: 'demo-syntax',
    title: 'stops in the component around demos',
    status: 1,
    files: {
      ...configWith("demos: { wrapper: './content/Around.tsx' }"),
      ...demo('export default () => <p>Good</p>;\n'),
      'content/Around.tsx':
        'const lists = { all: [] };\nexport import all = lists.all;\nexport default ({ children }) => children;\n',
    },
    prints: [
      'content/Around.tsx:2:1 error demo-syntax  The compiler of demos reports: Unrecognized export syntax. Write the code here, or just before it, differently: it may be correct, but the engine cannot parse it.',
    ],
  },
  {
    rule: 'demo-export',
    status: 1,
    files: demo('export const Demo = () => <p />;\n'),
    prints: [
      'content/lib/Demo.tsx:1:1 error demo-export  The demo has no component as its default export. Write "export default function Name() { … }".',
    ],
  },
  {
    rule: 'demo-style',
    status: 1,
    files: demo("import './Demo.css';\nexport default () => <p />;\n", {
      'content/lib/Demo.css': '.a {\n  color red;\n}\n',
    }),
    prints: ['content/lib/Demo.css:2:8 error demo-style  Expected ":". Correct the style sheet at this place.'],
  },
  {
    rule: 'demo-import-missing',
    status: 1,
    files: demo("import { rows } from './rowz';\nexport default () => <p>{rows}</p>;\n", {
      'content/lib/rows.ts': 'export const rows = 1;\n',
    }),
    prints: [
      'content/lib/Demo.tsx:1:22 error demo-import-missing  No file for the import "./rowz". Did you mean "./rows"?',
    ],
  },
  {
    rule: 'demo-package-broken',
    title: 'behind another package',
    status: 1,
    files: demo("import { a } from 'outer';\n\nexport default () => <p>{a}</p>;\n", {
      'node_modules/outer/package.json': '{"name":"outer","main":"./index.js","module":"./index.mjs"}',
      'node_modules/outer/index.js': 'exports.a = 1;\n',
      'node_modules/outer/index.mjs': "export * from 'inner';\n",
      'node_modules/inner/package.json': '{"name":"inner","main":"./index.js","module":"./index.mjs"}',
      'node_modules/inner/index.js': 'exports.a = 1;\n',
      'node_modules/inner/index.mjs': 'export const a = ;\n',
    }),
    prints: [
      'content/lib/Demo.tsx:1:19 error demo-package-broken  The package "inner" cannot be read at node_modules/inner/index.mjs:1:18: unexpected token. Install another version of it, or import what browsers can read.',
    ],
  },
  {
    rule: 'demo-package-missing',
    status: 1,
    files: demo("import a from 'no-such-package';\nexport default () => <p>{a}</p>;\n"),
    prints: [
      'content/lib/Demo.tsx:1:15 error demo-package-missing  The package "no-such-package" is not installed. Run "npm install no-such-package", or correct the name.',
    ],
  },
  {
    rule: 'demo-name-missing',
    status: 1,
    files: demo(
      "import { useStat } from 'react';\nimport { row } from './rows';\nexport default () => row(useStat());\n",
      {
        'content/lib/rows.ts': 'export const rows = () => null;\n',
      },
    ),
    prints: ['content/lib/Demo.tsx:2:10 error demo-name-missing  "./rows" does not export "row". Did you mean "rows"?'],
  },
  {
    rule: 'demo-name-missing',
    title: 'React has no such name',
    status: 1,
    files: demo("import { useStat } from 'react';\nexport default () => useStat();\n"),
    prints: [
      'content/lib/Demo.tsx:1:10 error demo-name-missing  "react" does not export "useStat". Did you mean "useState"?',
    ],
  },
  {
    rule: 'demo-name-missing',
    title: 'a package of CommonJS has no such name, and the demo does not fail',
    status: 1,
    files: demo("import { a, aa } from 'plain';\nexport default () => <p onClick={() => aa()}>{a}</p>;\n", {
      'node_modules/plain/package.json': '{"name":"plain"}',
      'node_modules/plain/index.js': 'exports.a = 1;\n',
    }),
    prints: ['content/lib/Demo.tsx:1:13 error demo-name-missing  "plain" does not export "aa". Did you mean "a"?'],
  },
];
