// The styles of an edited demo: the same rules win in its frame that win on the page.

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { goodPage, siteTest, type SiteFileTexts } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';

const executablePath = findChromium() ?? '';

const modules: SiteFileTexts = {
  'content/lib/Star.tsx': `import names from './Star.module.css';

export default function Star() {
  return <p className={names.star}><b className="kit-icon">star</b></p>;
}
`,
  'content/lib/Star.module.css': `.star { color: rgb(1, 1, 1); animation: beat 1s infinite; }
:global(.kit-icon) { color: rgb(2, 2, 2); }
.star :global(.kit-icon) { font-size: 30px; }
:global .wide { width: 9px; }
@keyframes beat { from { opacity: 0.5 } }
`,
  'content/lib/Rows.tsx': `import * as React from 'react';
import one from './One.module.scss';
import * as two from './Two.module.less';
import './plain.css';

export default function Rows() {
  return <div><p className={one.row}>one</p><p className={two.row}>two</p><p className="row">three</p></div>;
}
`,
  'content/lib/One.module.scss': `@use 'tokens' as t;
.row { padding: t.$gap; animation: beat 1s infinite; &:global(.row) { margin: 99px; } }
@keyframes beat { from { opacity: 0.1 } }
`,
  'content/lib/_tokens.scss': '$gap: 11px;\n',
  'content/lib/Two.module.less': '@gap: 22px;\n.row { padding: @gap; margin: @gap; }\n',
  'content/lib/plain.css': '.row { padding: 33px; background-image: url(./dot.svg); }\n',
  'content/lib/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'content/lib/Composed.tsx': `import names from './Composed.module.css';

export default function Composed() {
  return <p className={names.big}>big</p>;
}
`,
  'content/lib/Composed.module.css': `.big { composes: base from './base.module.css'; composes: tall; padding: 5px; }
.tall { height: 70px; }
`,
  'content/lib/base.module.css': '.base { padding: 50px; margin: 6px; }\n',
};

/** A library that is worked on, with modules composed from one file, and a wrapper whose sheet says the same as theirs. */
const library: SiteFileTexts = {
  'docs.config.ts':
    "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], sources: { kit: './kit/index.ts' }, demos: { wrapper: './content/DemoRoot.tsx' } };\n",
  'nav/lib.ts': "export default [{ pathname: '/lib/a' }];\n",
  'kit/package.json': '{"name":"kit","version":"1.0.0","sideEffects":["**/*.css"]}\n',
  'kit/tokens.css': 'section { margin: 12px; }\n',
  'kit/index.ts':
    "import './tokens.css';\nexport { Button } from './Button';\nexport { Card } from './Card';\nexport { Panel } from './Panel';\nexport { Root } from './Root';\n",
  'kit/Button.tsx':
    "import names from './Button.module.scss';\nexport function Button() {\n  return <button className={`${names.button} look`}>go</button>;\n}\n",
  'kit/Button.module.scss': "$c: rgb(1, 1, 1);\n.button { composes: base from './base.module.css'; color: $c; }\n",
  'kit/Card.tsx':
    "import names from './Card.module.css';\nexport function Card({ children }: { children?: unknown }) {\n  return <section className={names.card}>{children as never}</section>;\n}\n",
  'kit/Card.module.css': ".card { composes: base from './base.module.css'; color: rgb(2, 2, 2); }\n",
  'kit/Panel.tsx':
    "import names from './Panel.module.css';\nexport function Panel({ children }: { children?: unknown }) {\n  return <div className={names.panel}>{children as never}</div>;\n}\n",
  'kit/Panel.module.css': '.panel { container: kit-panel / inline-size; width: 300px; }\n',
  'kit/base.module.css': '.base { color: rgb(9, 9, 9); padding: 7px; }\n',
  'kit/Root.tsx':
    "import './theme.css';\nexport function Root({ children }: { children?: unknown }) {\n  return <main>{children as never}</main>;\n}\n",
  'kit/theme.css': ".look { margin: 1px; }\n@counter-style kit-stars { system: cyclic; symbols: '*'; }\n",
  'content/DemoRoot.tsx':
    "import { Root } from 'kit';\nimport './root.scss';\nexport default function DemoRoot({ children }: { children?: unknown }) {\n  return <Root>{children}</Root>;\n}\n",
  'content/root.scss': '$c: rgb(5, 5, 5);\nbutton { &.look { margin: 2px; } }\np.box { color: $c; margin: 9px; }\n',
  'content/lib/Kit.tsx':
    "import { Button, Card } from 'kit';\nexport default function Kit() {\n  return <Card><Button /></Card>;\n}\n",
  'content/lib/Own.tsx':
    "import { Button } from 'kit';\nimport './own.css';\nexport default function Own() {\n  return <p className=\"box\"><Button /></p>;\n}\n",
  'content/lib/own.css': 'p.box { color: rgb(6, 6, 6); }\np.box button.look { margin: 3px; }\n',
  'content/lib/Named.tsx':
    "import { Panel } from 'kit';\nimport one from './Named.module.scss';\nimport two from './Named2.module.less';\nimport './named.css';\nexport default function Named() {\n  return <Panel><ol className={`${one.list} near`}><li>near</li><li className={two.far}>far</li></ol></Panel>;\n}\n",
  'content/lib/Named.module.scss':
    '.list { list-style-type: kit-stars; @container kit-panel (min-width: 9px) { color: rgb(7, 8, 9); } }\n',
  'content/lib/Named2.module.less': '.far { list-style: kit-stars inside; }\n',
  'content/lib/named.css': '@container kit-panel (min-width: 9px) { .near { margin: 8px; } }\n',
};

describe.runIf(isEvery && executablePath)(`an edited demo${executablePath ? '' : ' (no Chromium)'}`, () => {
  const site = siteTest({
    ...modules,
    ...library,
    'content/lib/a.md': goodPage(
      'A',
      ['Star', 'Rows', 'Composed', 'Kit', 'Own', 'Named'].map((name) => `{{"demo": "${name}.tsx"}}`).join('\n\n'),
    ),
  });
  let page: Page;
  let closeServer: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    await site.build();
    const server = await startServer({ folder: site.out, port: 0 });
    if (server.kind === 'refused') throw new Error(server.message);
    closeServer = server.close;
    page = await (await openChromium(executablePath)).newPage();
    await page.goto(`${server.url}lib/a/`);
  });
  afterAll(async () => {
    await closeContexts();
    await closeServer?.();
  });

  it.each([
    ['Star', 'p', { color: 'rgb(1, 1, 1)' }],
    ['Star', 'b', { color: 'rgb(2, 2, 2)', fontSize: '30px' }],
    ['Rows', 'p', { paddingTop: '11px' }],
    ['Rows', 'p + p', { paddingTop: '22px', marginTop: '22px', animationName: 'none' }],
    ['Rows', 'p + p + p', { paddingTop: '33px', animationName: 'none' }],
    ['Kit', 'button', { color: 'rgb(1, 1, 1)', marginTop: '2px', paddingTop: '7px' }],
    ['Kit', 'section', { color: 'rgb(2, 2, 2)', paddingTop: '7px', marginTop: '12px' }],
    ['Own', 'button', { color: 'rgb(1, 1, 1)', marginTop: '3px', paddingTop: '7px' }],
    ['Own', 'p', { color: 'rgb(6, 6, 6)', marginTop: '9px' }],
    ['Named', 'ol', { color: 'rgb(7, 8, 9)', marginTop: '8px', listStyleType: 'kit-stars' }],
    ['Named', 'li + li', { listStyleType: 'kit-stars' }],
    ['Composed', 'p', { paddingTop: '5px', marginTop: '6px', height: '70px' }],
  ])('has the styles of the page (%s, %s)', async (name, element, styles) => {
    const demo = page.locator(`[data-demo="${name}"]`);
    const before = demo.locator(`.demo-root ${element}`).first();
    const shown = await readStyles(before);
    if ((await demo.locator('iframe').count()) === 0) await demo.locator('[data-docs-tool=edit]').click();
    const after = demo.frameLocator('iframe.live-frame').locator(`[data-docs-live-stage] ${element}`).first();
    await after.waitFor();

    const { animationName, backgroundImage } = shown;
    expect(shown).toMatchObject(styles);
    expect(await readStyles(after)).toMatchObject({ ...styles, animationName, backgroundImage });
  });
});

/** What rules say, as the browser has computed it. */
function readStyles(
  element: Locator,
): Promise<{ readonly [name: string]: string; animationName: string; backgroundImage: string }> {
  return element.evaluate((each) => {
    const { color, fontSize, paddingTop, marginTop, height, animationName, backgroundImage, listStyleType } =
      getComputedStyle(each);
    return { color, fontSize, paddingTop, marginTop, height, animationName, backgroundImage, listStyleType };
  });
}
