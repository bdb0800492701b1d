// Packages that need a browser when they are imported, and hooks outside of components: the author's own line is named.

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';

const demo = (before: string, shown = 'null') =>
  `${before}\nexport default function Demo() {\n  return <p>{String(${shown})}</p>;\n}\n`;
const pack = (name: string, code: string, type = 'module') => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', type, main: 'index.js' }),
  [`node_modules/${name}/index.js`]: code,
});

const site = () =>
  siteTest({
    ...pack('needs-window', 'export const width = window.innerWidth;\n'),
    ...pack('needs-document', "exports.node = document.createElement('b');\n", 'commonjs'),
    ...pack('needs-storage', 'export const all = localStorage.getItem("x").length;\n'),
    ...pack('outer', "export { width } from 'needs-window';\n"),
    'content/lib/Direct.tsx': demo("import * as React from 'react';\nimport { width } from 'needs-window';", 'width'),
    'content/lib/Common.tsx': demo("import { node } from 'needs-document';", 'node'),
    'content/lib/Stored.tsx': demo("import { all } from 'needs-storage';", 'all'),
    'content/lib/Through.tsx': demo("import { width } from 'outer';", 'width'),
    'content/lib/part.ts': "// Beside.\nexport { width } from 'needs-window';\n",
    'content/lib/Beside.tsx': demo("import { width } from './part';", 'width'),
    'content/lib/Linked.tsx': demo("import { wide } from 'ui';", 'wide'),
    'packages/ui/package.json': '{ "name": "ui", "version": "1.0.0", "exports": "./src/index.ts" }',
    'packages/ui/src/index.ts': "export * from './wide';\n",
    'packages/ui/src/wide.ts': "import { width } from 'needs-window';\nexport const wide = width;\n",
    'content/lib/Outside.tsx': demo("import { useState } from 'react';\nconst [open] = useState(false);", 'open'),
    'content/lib/Spread.tsx': demo("import * as React from 'react';\nexport const id = React.useId();", 'id'),
    'content/lib/Own.tsx': demo(
      "import { useRef } from 'react';\nfunction useOwn() {\n  return useRef(0);\n}\nconst own = useOwn();",
      'own',
    ),
    'content/lib/Classy.tsx':
      "import { Component, useState } from 'react';\nexport default class Classy extends Component {\n  render() {\n    const [open] = useState(false);\n    return <p>{String(open)}</p>;\n  }\n}\n",
    'content/lib/a.md': goodPage(
      'A',
      ['Direct', 'Common', 'Stored', 'Through', 'Beside', 'Linked', 'Outside', 'Spread', 'Own', 'Classy']
        .map((name) => `{{"demo": "${name}.tsx"}}`)
        .join('\n\n'),
    ),
  });

describe('what stops a demo before it is drawn', () => {
  it('is named with the package or hook, at the line of the author that leads to it', async () => {
    const made = site();
    mkdirSync(join(made.root, 'node_modules'), { recursive: true });
    symlinkSync(join(made.root, 'packages/ui'), join(made.root, 'node_modules/ui'));

    const { lines } = await made.buildAndFail();
    const linesOf = (name: string) => lines.filter((line) => line.startsWith(name)).join('\n');

    expect(lines.filter((line) => line.includes('rolldown'))).toEqual([]);
    expect(linesOf('content/lib/Direct.tsx')).toBe(
      'content/lib/Direct.tsx:2:23 error demo-render  The package "needs-window" fails with "window is not defined" when it is imported. Import it only in the browser, in an effect: useEffect(() => { import("needs-window").then(…); }, []). As it is, the build imports it as well, where "window" does not exist.',
    );
    expect(linesOf('content/lib/Common.tsx')).toMatch(
      /^content\/lib\/Common\.tsx:1:22 error demo-render {2}The package "needs-document" fails with "document is not defined"/,
    );
    expect(linesOf('content/lib/Stored.tsx')).toMatch(
      /^content\/lib\/Stored\.tsx:1:21 error demo-render {2}The package "needs-storage" fails with /,
    );
    expect(linesOf('content/lib/Through.tsx')).toMatch(
      /^content\/lib\/Through\.tsx:1:23 error demo-render {2}The package "needs-window", which "outer" imports, fails with "window is not defined"/,
    );
    expect(linesOf('content/lib/part.ts')).toMatch(
      /^content\/lib\/part\.ts:2:23 error demo-render {2}The package "needs-window" for the demo "content\/lib\/Beside\.tsx" fails/,
    );
    expect(linesOf('packages/ui/src/wide.ts')).toMatch(
      /^packages\/ui\/src\/wide\.ts:1:1 error demo-render {2}The package "needs-window", which "ui" imports, fails with "window is not defined" when it is imported, in the demo "Linked" \(content\/lib\/a\.md:/,
    );
    expect(linesOf('content/lib/Outside.tsx')).toMatch(
      /^content\/lib\/Outside\.tsx:2:16 error demo-render {2}The hook "useState" is called outside of a component\. Move the call into/,
    );
    expect(linesOf('content/lib/Spread.tsx')).toMatch(
      /^content\/lib\/Spread\.tsx:2:\d+ error .*The hook "useId" is called/,
    );
    expect(linesOf('content/lib/Own.tsx')).toMatch(
      /^content\/lib\/Own\.tsx:\d:\d+ error .*The hook "use(?:Ref|Own)" is called/,
    );
    expect(linesOf('content/lib/Classy.tsx')).toMatch(
      /^content\/lib\/Classy\.tsx:4:20 error .*The hook "useState" is called/,
    );
  });
});
