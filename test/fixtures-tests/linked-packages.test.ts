// A site in the repository of the library that it documents: the package is a link to its sources.

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { siteTest, type SiteTest } from '../site-test.ts';
import { watchTest } from '../watch-test.ts';

const card = (mark: string) => `import * as React from 'react';
import './card.css';
export interface CardProps {
  /** What it says. */
  title?: string;
}
/** A card. */
export function Card({ title = 'Untitled' }: CardProps): React.ReactElement {
  return <p className="card">{\`${mark} \${title}\`}</p>;
}
`;

describe('a linked package', () => {
  it.runIf(isEvery)('is rendered, styled and documented from its sources, and again when they change', async () => {
    const site = linkedSite();

    await site.build();
    const page = site.read('lib/card/index.html');
    const sheets = ['tokens', 'base', 'group', 'unused'].filter((name) => page.includes(`--of-${name}`));
    site.write('packages/ui/src/card.tsx', card('second'));
    await site.build();

    expect(page).toContain('<p class="card">first Hi</p>');
    // Barrels bring their style sheets, whatever the package says of its built files.
    expect(sheets).toEqual(['tokens', 'base', 'group']);
    expect(page).toMatch(/\.card\{color:(?:rebeccapurple|#639)\}/);
    expect(site.outputFiles()).toContain('lib/api/card/index.html');
    expect(site.read('lib/card/index.html')).toContain('<p class="card">second Hi</p>');
  });

  it.runIf(isEvery)('is watched: a save of it reaches its pages', async () => {
    const site = linkedSite({ hasApi: false });
    const watched = await watchTest(site);
    const shows = async (text: string) => (await watched.read('/lib/card/')).text.includes(text);
    await expect.poll(() => watched.builds(), { timeout: 60_000 }).toBe(1);
    const before = await shows('first Hi');
    site.write('packages/ui/src/card.tsx', card('second'));

    await expect.poll(() => shows('second Hi'), { timeout: 60_000 }).toBe(true);
    expect(before).toBe(true);
    expect(watched.log().join('\n')).toContain('packages/ui/src/card.tsx: ');
    await watched.stop();
  });
});

function linkedSite({ hasApi = true } = {}): SiteTest {
  const api = hasApi ? ", api: [{ product: 'lib', packageName: 'ui' }]" : '';
  const site = siteTest({
    'docs.config.ts': `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }]${api} };\n`,
    'content/lib/card.md': `---\ntitle: Card\ndescription: A card.\n${hasApi ? 'components: Card\n' : ''}---\n\n# Card\n\n{{"demo": "Plain.tsx"}}\n`,
    'content/lib/Plain.tsx':
      'import { Card } from \'ui\';\nexport default function Plain() {\n  return <Card title="Hi" />;\n}\n',
    'packages/ui/package.json':
      '{ "name": "ui", "version": "0.0.0", "exports": "./src/index.ts", "sideEffects": ["**/*.css", "**/*.scss"] }',
    'packages/ui/src/index.ts':
      "import './tokens.css';\nimport './base.scss';\nexport * from './group';\nexport * from './more';\n",
    'packages/ui/src/group/index.ts': "import '../group.css';\nexport { Card } from '../card';\n",
    // Nothing of it is used.
    'packages/ui/src/more/index.ts': "export { Unused } from './unused';\n",
    'packages/ui/src/more/unused.tsx': "import './unused.css';\nexport function Unused() {\n  return null;\n}\n",
    'packages/ui/src/more/unused.css': ':root { --of-unused: 1px }\n',
    'packages/ui/src/tokens.css': ':root { --of-tokens: 1px }\n',
    'packages/ui/src/base.scss': '$size: 1px;\n:root { --of-base: #{$size} }\n',
    'packages/ui/src/group.css': ':root { --of-group: 1px }\n',
    'packages/ui/src/card.tsx': card('first'),
    'packages/ui/src/card.css': '.card { color: rebeccapurple }\n',
  });
  mkdirSync(join(site.root, 'node_modules'));
  symlinkSync(join(site.root, 'packages/ui'), join(site.root, 'node_modules/ui'));
  return site;
}
