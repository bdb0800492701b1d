// A library that is linked from a folder beside the site, as `npm install ../kit` does: what it leaves to the site to
// install is not there for it, neither React's types nor a package that it renders with.

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { runWarm } from '../site-test.ts';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));

const files: Readonly<Record<string, string>> = {
  'kit/package.json': JSON.stringify({
    name: '@acme/kit',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    peerDependencies: { react: '*', '@acme/paint': '*' },
  }),
  'kit/dist/index.d.ts': `import type { ButtonHTMLAttributes, ReactElement } from 'react';
import type { Paint } from '@acme/paint';
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** How it is painted. */
  paint?: Paint;
}
/** Runs an action. */
export declare function Button(props: ButtonProps): ReactElement;
`,
  'kit/dist/index.js': `import { createElement } from 'react';
import { toColor } from '@acme/paint';
export function Button({ paint = 'plain', ...props }) {
  return createElement('button', { type: 'button', 'data-paint': toColor(paint), ...props });
}
`,
  'app/node_modules/@acme/paint/package.json':
    '{ "name": "@acme/paint", "version": "1.0.0", "type": "module", "main": "index.js", "types": "index.d.ts" }',
  'app/node_modules/@acme/paint/index.d.ts': "export type Paint = 'plain' | 'loud';\n",
  'app/node_modules/@acme/paint/index.js': "export const toColor = (paint) => 'of-' + paint;\n",
  'app/docs.config.ts': `export default {
  title: 'Kit',
  url: 'https://docs.example.com',
  cards: { draw: false },
  products: [{ id: 'kit', name: 'Kit' }],
  api: [{ product: 'kit', packageName: '@acme/kit' }],
};
`,
  'app/nav/kit.ts': "export default [{ pathname: '/kit/button', title: 'Button' }];\n",
  'app/content/kit/button.md': `---
title: Button
description: A button.
components: Button
---

# Button

{{"component": "Playground"}}

{{"demo": "Loud.tsx"}}

\`\`\`tsx twoslash
import { Button } from '@acme/kit';

const button = <Button paint="loud" disabled />;
\`\`\`

\`\`\`tsx
import { Button } from '@acme/kit';

<Button paint="red" />;
\`\`\`
`,
  'app/content/kit/Loud.tsx': `import { Button } from '@acme/kit';
export default function Loud() {
  return <Button paint="loud" onClick={(event) => event.currentTarget.blur()}>Go</Button>;
}
`,
};

describe('a linked library without its peers', { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(inject('sitesFolder'), 'linked-'));
  const page = () => readFileSync(join(folder, 'out/kit/button/index.html'), 'utf8');

  beforeAll(() => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    for (const name of ['react', 'react-dom', '@types', 'twoslash'])
      symlinkSync(join(installed, name), join(folder, 'app/node_modules', name));
    symlinkSync('../../../kit', join(folder, 'app/node_modules/@acme/kit'));
  });

  it.runIf(isEvery)(
    'is documented, rendered and shown in playgrounds with the peers of the site, without a warning',
    async () => {
      const built = await runWarm(['build', '--root', 'app', '--out', 'out', '--strict', '--concurrency', '1'], folder);

      expect(built.lines).toEqual([]);
      expect(page()).toContain('data-paint="of-loud"');
      // A button that only extends the attributes of its element has children, and draws them.
      expect(page()).toMatch(/data-paint="of-plain"[^>]*>Button<\/button>/);
      expect(page()).toMatch(/paint\?: Paint/);
    },
  );

  it('has its types read completely: those of its element, and those of other packages', async () => {
    const extracted = await runWarm(['api', '--root', 'app', '--json', join(folder, 'api')], folder);

    const written = readdirSync(join(folder, 'api'), { recursive: true, encoding: 'utf8' });
    const texts = written
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(join(folder, 'api', file), 'utf8'));
    expect([extracted.status, extracted.lines]).toEqual([0, []]);
    expect(texts.join('\n')).toMatch(/'plain'[^]*'loud'|'loud'[^]*'plain'/);
  });

  it.runIf(isEvery)(
    'is checked with the peers: a value that the type of another package refuses is reported',
    async () => {
      const checked = await runWarm(['check', '--types', '--root', 'app', '--out', 'out'], folder);

      expect(checked.lines).toEqual([expect.stringContaining(`Type '"red"' is not assignable to type 'Paint`)]);
    },
  );
});
