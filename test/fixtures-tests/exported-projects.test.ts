// The project that a reader exports of a demo has all that it runs with: what its style sheets are made from, the
// library that is worked on, and the component around the demos of the page.

import { describe, expect, it } from 'vitest';
import { createProject } from '../../core/demos/export/create-project.ts';
import { joinWrapper } from '../../core/demos/export/join-wrapper.ts';
import type { ExportPlan, WrapperPlan } from '../../core/demos/export/project.ts';
import { isEvery } from '../everyday.ts';
import { goodPage, siteTest, type SiteTest } from '../site-test.ts';

type Variant = 'TS' | 'JS';
interface Sources {
  readonly demos: Readonly<
    Record<string, { readonly system: { readonly variants: Record<Variant, { readonly project: ExportPlan }> } }>
  >;
  readonly around: { readonly projects?: Record<Variant, WrapperPlan> };
}

/** Makes the project of a demo as the script of its page does. */
function readProject(site: SiteTest, name: string, variant: Variant = 'TS'): Readonly<Record<string, string>> {
  const [file = ''] = site
    .outputFiles()
    .filter((each) => each.startsWith('_app/sources.') && site.read(each).includes(`"${name}":{`));
  const { demos, around } = JSON.parse(site.read(file)) as Sources;
  return createProject(joinWrapper(demos[name]!.system.variants[variant].project, around.projects?.[variant])).files;
}

function listSources(files: Readonly<Record<string, string>>): string[] {
  return Object.keys(files).filter((file) => file.startsWith('src/'));
}

const settings = (more = '') =>
  `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }, { id: 'other', name: 'Other' }], sources: { kit: './kit/index.tsx' }, demos: { wrapper: { lib: './content/DemoRoot.tsx', default: false }${more} } };\n`;
const demo = (name: string, sheet: string) =>
  `import { Box } from 'kit';\nimport names from '${sheet}';\nexport default function ${name}() {\n  return <Box className={names.a}>${name}</Box>;\n}\n`;

const files = {
  'docs.config.ts': settings(),
  'nav/lib.ts': "export default [{ pathname: '/lib/a' }];\n",
  'nav/other.ts': "export default [{ pathname: '/other/b' }];\n",
  'kit/package.json': '{"name":"kit","version":"1.2.0","peerDependencies":{"react":"*"}}\n',
  'kit/index.tsx':
    'export function Box(props: { className?: string; children?: unknown }) {\n  return <b className={props.className}>{props.children as never}</b>;\n}\n',
  'content/DemoRoot.tsx':
    "import { createElement } from 'react';\nimport './root.scss';\nexport default function DemoRoot({ mode, children }: { mode: string; children?: unknown }) {\n  return createElement('div', { title: mode }, children as never);\n}\n",
  'content/root.scss': "@use 'tokens';\ndiv { color: tokens.$c; }\n",
  'content/_tokens.scss': '$c: red;\n',
  'content/lib/a.md': goodPage('A', '{{"demo": "Plain.tsx"}}\n\n{{"demo": "Sassy.tsx"}}\n\n{{"demo": "Joined.tsx"}}'),
  'content/lib/Plain.tsx': demo('Plain', './Plain.module.css'),
  'content/lib/Plain.module.css': ".a { composes: base from './base.module.css'; }\n",
  'content/lib/base.module.css': ".base { composes: deep from '../deep.module.css'; color: red; }\n",
  'content/deep.module.css': '.deep { margin: 0; }\n',
  'content/lib/Sassy.tsx': demo('Sassy', './Sassy.module.scss'),
  'content/lib/Sassy.module.scss':
    "@import 'one', 'two';\n.a { composes: base from './base.module.css'; width: $one; height: $two; }\n",
  'content/lib/_one.scss': '$one: 1px;\n',
  'content/lib/_two.scss': '$two: 2px;\n',
  'content/lib/Joined.tsx': "import '../root.scss';\nexport default function Joined() {\n  return <b>joined</b>;\n}\n",
  'content/other/b.md': goodPage('B', '{{"demo": "Bare.tsx"}}'),
  'content/other/Bare.tsx':
    "import { Box } from 'kit';\nexport default function Bare() {\n  return <Box>bare</Box>;\n}\n",
};

describe('the project of a demo', () => {
  const site = siteTest(files);

  it('has the files that its style sheets compose from, and the wrapper with its own', async () => {
    await site.build();
    const project = readProject(site, 'Plain');

    expect(listSources(project)).toEqual([
      'src/main.tsx',
      'src/lib/App.tsx',
      'src/lib/Plain.module.css',
      'src/deep.module.css',
      'src/lib/base.module.css',
      'src/wrapper/DemoRoot.tsx',
      'src/wrapper/root.scss',
      'src/wrapper/_tokens.scss',
    ]);
    expect(project['src/lib/base.module.css']).toBe(files['content/lib/base.module.css']);
    expect(project['src/main.tsx']).toContain(
      "import Wrapper from './wrapper/DemoRoot';\nimport App from './lib/App';",
    );
    expect(project['src/main.tsx']).toContain('"product": "lib"');
  });

  it('has the files that only Sass loads, in JavaScript as well', () => {
    const project = readProject(site, 'Sassy', 'JS');

    expect(listSources(project)).toEqual([
      'src/main.jsx',
      'src/lib/App.jsx',
      'src/lib/Sassy.module.scss',
      'src/lib/_one.scss',
      'src/deep.module.css',
      'src/lib/_two.scss',
      'src/lib/base.module.css',
      'src/wrapper/DemoRoot.jsx',
      'src/wrapper/root.scss',
      'src/wrapper/_tokens.scss',
    ]);
    expect(project['src/wrapper/DemoRoot.jsx']).toContain('function DemoRoot({ mode, children })');
  });

  it('has one copy of what the demo and the wrapper share', () => {
    const project = readProject(site, 'Joined');

    expect(listSources(project)).toEqual([
      'src/main.tsx',
      'src/lib/App.tsx',
      'src/root.scss',
      'src/_tokens.scss',
      'src/DemoRoot.tsx',
    ]);
    expect(project['src/main.tsx']).toContain("import Wrapper from './DemoRoot';\nimport App from './lib/App';");
  });

  it('depends on the library under work, and has no wrapper where the page has none', () => {
    const project = readProject(site, 'Bare');

    expect(listSources(project)).toEqual(['src/main.tsx', 'src/App.tsx']);
    expect(JSON.parse(project['package.json'] ?? '').dependencies).toMatchObject({ kit: '1.2.0' });
    expect(project['src/main.tsx']).not.toContain('Wrapper');
  });

  it.runIf(isEvery)('follows the version of the library, and says that a private one must be added', async () => {
    site.write('kit/package.json', '{"name":"kit","version":"1.3.0"}\n');
    await site.build();
    const next = readProject(site, 'Bare');
    site.write('kit/package.json', '{"name":"kit","version":"1.3.0","private":true}\n');
    await site.build();
    const hidden = readProject(site, 'Bare');
    site.write('docs.config.ts', settings(", dependencies: { kit: '^1.0.0' }"));
    await site.build();
    const given = readProject(site, 'Bare');
    const listed = [next, hidden, given].map((each) => JSON.parse(each['package.json'] ?? '').dependencies.kit);

    expect(listed).toEqual(['1.3.0', undefined, '^1.0.0']);
    expect(hidden['src/main.tsx']).toMatch(
      /^\/\/ The package kit is not published, so package\.json does not have it\. Add it, and install again\.\n/,
    );
    expect(given['src/main.tsx']).not.toContain('not published');
  });
});
