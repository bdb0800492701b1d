// A package that has its site in a folder of its own, without a workspace: the site imports it by its name.

import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { runWarm, siteTest, type SiteTest } from '../site-test.ts';

const button = `import type { ReactElement } from 'react';
import { tone } from 'my-kit';
export interface ButtonProps {
  /** The text. */
  label: string;
}
/** A button. */
export function Button({ label }: ButtonProps): ReactElement {
  return <button data-tone={tone}>{label}</button>;
}
`;

const forms: Readonly<Record<string, object>> = {
  'exports of what is not built': {
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './styles.css': './dist/styles.css' },
  },
  'only "main"': { main: 'dist/index.js' },
  'neither of them': {},
};

describe('a package with its site in it', () => {
  it.each(everyday(Object.entries(forms), 3))(
    'is shown and documented from its sources, with %s',
    async (_, fields) => {
      const site = ownTest(fields);
      site.write('../src/tone.ts', "export const tone = 'calm';\n");
      site.write('../src/button.tsx', button);
      site.write('../src/index.ts', "export * from './tone';\nexport * from './button';\n");

      await site.build();

      expect(site.read('lib/start/index.html')).toContain('<button data-tone="calm">Save</button>');
      expect(site.read('lib/api/button/index.html')).toContain('The text.');
    },
  );

  it.runIf(isEvery)(
    'is reported with the setting where its sources are not found, and with a missing file where they are',
    async () => {
      const site = ownTest({ main: 'dist/index.js', exports: { '.': './dist/index.js', './a.css': './dist/a.css' } });
      site.write('../source/main.tsx', button.replace(/.*my-kit.*\n/, '').replace('{tone}', '"calm"'));
      const lost = await site.buildAndFail();
      site.write('docs.config.ts', config.replace('api:', "sources: { 'my-kit': '../source/main.tsx' },\n  api:"));
      await site.build();
      site.write('content/lib/Basic.tsx', `import 'my-kit/a.css';\nimport 'my-kit/b.css';\n${demo}`);
      const parts = await site.buildAndFail();

      expect(lost.lines).toEqual([
        'docs.config.ts:3:40 error api-package-missing  The sources of the package "my-kit" of "api", which the site is a part of, cannot be found. Name its entry file in the settings: sources: { \'my-kit\': \'../source/main.tsx\' }.',
        "content/lib/Basic.tsx:1:24 error demo-package-missing  The sources of the package \"my-kit\", which the site is a part of, cannot be found. Name its entry file in the settings: sources: { 'my-kit': '../source/main.tsx' }.",
      ]);
      expect(parts.lines).toEqual([
        'content/lib/Basic.tsx:1:8 error demo-package-missing  The package "my-kit" has no file "dist/a.css", which its "exports" name for "my-kit/a.css". Build the package, or correct the "exports" in the package.json of "my-kit".',
        'content/lib/Basic.tsx:2:8 error demo-package-missing  The package "my-kit" has no part "b.css". Did you mean "my-kit/a.css"?',
      ]);
    },
  );

  it.each(
    everyday(
      [
        ['that is not built', 'src/other.css', '// import', 'my-kit/styles.css is not built, so content/DemoRoot.tsx'],
        [
          'that has a source',
          'src/styles.css',
          'import',
          'content/DemoRoot.tsx imports my-kit/styles.css for all demos.',
        ],
        ['that is built', 'dist/styles.css', 'import', 'content/DemoRoot.tsx imports my-kit/styles.css for all demos.'],
      ],
      3,
    ),
  )('begins its site with docs init --from, with a style sheet %s', async (_, sheet, statement, said) => {
    const site = ownTest({ exports: { '.': './dist/index.js', './styles.css': './dist/styles.css' } });
    site.write('../src/index.tsx', button.replace(/.*my-kit.*\n/, '').replace('{tone}', '"calm"'));
    site.write(`../${sheet}`, '.kit { color: navy }\n');

    const { status, stdout, stderr } = await runWarm(['init', 'new-docs', '--from', 'my-kit'], join(site.root, '..'));

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Created a site about my-kit in new-docs: ');
    expect(stdout).toContain(said);
    expect(readFileSync(join(site.root, '../new-docs/content/DemoRoot.tsx'), 'utf8')).toContain(
      `\n${statement} 'my-kit/styles.css';\n`,
    );
  });
});

const demo =
  'import { Button } from "my-kit";\nexport default function Basic() {\n  return <Button label="Save" />;\n}\n';
const config = `export default {
  title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }],
  api: [{ product: 'lib', packageName: 'my-kit' }],
};
`;

function ownTest(fields: object): SiteTest {
  const site = siteTest(
    {
      'docs.config.ts': config,
      'nav/lib.ts': "export default [{ pathname: '/lib/start' }];\n",
      'content/lib/start.md': '---\ntitle: Start\ndescription: Shows it.\n---\n\n# Start\n\n{{"demo": "Basic.tsx"}}\n',
      'content/lib/Basic.tsx': demo,
      '../package.json': JSON.stringify({ name: 'my-kit', version: '1.0.0', ...fields }),
    },
    { sharesApi: true },
  );
  mkdirSync(join(site.root, '../node_modules/@types'), { recursive: true });
  for (const name of ['react', 'react-dom', '@types/react', 'csstype'])
    symlinkSync(
      fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url)),
      join(site.root, '../node_modules', name),
    );
  return site;
}
