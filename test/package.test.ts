// The npm package, as a stranger gets it: packed, installed in an empty folder outside the
// repository, and used there. Nothing of the repository is within its reach but the packages that it depends on:
// npm installs them where every case is tried, and every day those of the repository are linked.

import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from './everyday.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'docs-package-'));
const project = join(folder, 'project');
/** How a strict project is compiled. Without the types of a document, a compiler has a third of the work. */
const strict = { noEmit: true, strict: true, module: 'nodenext', target: 'es2022', types: [] };

beforeAll(async () => {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true }));
  await run('npm', ['pack', '--silent', ...(isEvery ? [] : ['--ignore-scripts']), '--pack-destination', folder], root);
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'no tarball');
  await (isEvery ? install(tarball) : unpack(tarball));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the npm package', () => {
  it('holds the recipes for hosts that its manual points to', () => {
    const recipes = readdirSync(join(project, 'node_modules/vitrine/examples/deploy')).sort();

    expect(recipes).toEqual(['README.md', 'cloudflare', 'github-pages', 'netlify', 'nginx', 's3', 'vercel']);
  });

  it('holds what it needs to run, and none of the sources and tests', () => {
    const files = readdirSync(join(project, 'node_modules/vitrine')).sort();

    expect(files).toEqual([
      'ARCHITECTURE.md',
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'bin',
      'docs',
      'examples',
      'lib',
      'locales',
      'package.json',
      'starter',
    ]);
  });

  it('holds every file that its README and its manual point to', () => {
    const packageFolder = join(project, 'node_modules/vitrine');
    const texts = ['README.md', ...readdirSync(join(packageFolder, 'docs')).map((name) => `docs/${name}`)].filter(
      (file) => file.endsWith('.md'),
    );
    const links = texts.flatMap((file) =>
      [
        ...readFileSync(join(packageFolder, file), 'utf8')
          .replace(/^(`{3,})[^]*?^\1/gm, '')
          .replace(/`[^`\n]*`/g, '')
          .matchAll(/\]\(([^)#\s]+)/g),
      ]
        .map(([, href = '']) => href)
        .filter((href) => !/^[a-z]+:|^\//.test(href))
        .map((href) => join(packageFolder, dirname(file), href)),
    );

    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.runIf(isEvery)('gives an editor the types of settings, and refuses a wrong key', async () => {
    const settings = [
      "import { defineConfig, definePlugin, type SlotProps } from 'vitrine';",
      "export const right = defineConfig({ title: 'A', products: [{ id: 'lib', name: 'Lib' }] });",
      "export const wrong = defineConfig({ title: 'A', products: [], langages: ['en'] });",
      "export const other = defineConfig({ title: 'A', products: [], markdown: { html: 'safe' } });",
      "export const plugin = definePlugin({ name: 'a', remark: [(options: { a: 1 }) => () => options], slots: { Footer: ({ href }: SlotProps) => href('/') } });",
      "export const plugged = defineConfig({ title: 'A', products: [], plugins: [false, plugin] });",
      "export const misplaced = definePlugin({ name: 'a', hooks: { addPagse: () => [] } });",
    ];
    writeFileSync(join(project, 'settings.mts'), settings.join('\n'));
    const compilerOptions = { ...strict, lib: ['es2022'] };
    writeFileSync(
      join(project, 'tsconfig.settings.json'),
      JSON.stringify({ compilerOptions, files: ['settings.mts'] }),
    );

    const typed = await run(
      process.execPath,
      [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', 'tsconfig.settings.json'],
      project,
    ).catch((error: { stdout: string }) => error.stdout);
    const stdout = String(typed);

    expect([...stdout.matchAll(/settings\.mts\((\d+),/g)].map(([, line]) => Number(line))).toEqual([3, 4, 7]);
    expect(stdout).toContain("'langages'");
    const types = readFileSync(join(project, 'node_modules/vitrine/lib/vitrine.d.ts'), 'utf8');
    expect(types).toContain('/** The origin of the site, like "https://docs.example.com". */');
    expect((await import(join(project, 'node_modules/vitrine/lib/vitrine.js'))).defineConfig({ title: 'A' })).toEqual({
      title: 'A',
    });
  });

  it.runIf(isEvery)('holds a schema of front matter with an explanation of each key', () => {
    const schema = JSON.parse(readFileSync(join(project, 'node_modules/vitrine/lib/front-matter.schema.json'), 'utf8'));

    expect(
      Object.values<{ description?: string }>(schema.properties).filter(({ description }) => !description),
    ).toEqual([]);
    expect(schema).toMatchObject({
      additionalProperties: false,
      properties: {
        date: { type: 'string', format: 'date' },
        tags: { anyOf: [{ type: 'string' }, { type: 'array' }] },
      },
    });
  });

  it.runIf(isEvery)('brings the types of the props of templates', async () => {
    const program = [
      "import type { PageProps } from 'vitrine/templates';",
      "export const right = ({ title, site, t, page }: PageProps) => [title.trim(), site.products.length, t('toc.label'), page.path];",
      "export const wrong = ({ t }: PageProps) => t('toc.labl');",
      'export const none = ({ titel }: PageProps) => titel;',
    ];
    writeFileSync(join(project, 'template.mts'), program.join('\n'));
    const compilerOptions = { ...strict, lib: ['es2022'], skipLibCheck: true };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['template.mts'] }));
    const typed = await run(
      process.execPath,
      [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', '.'],
      project,
    ).catch(({ stdout }: { stdout: string }) => stdout);

    expect(typed.trim().split('\n')).toEqual([
      expect.stringMatching(/^template\.mts\(3,46\): error TS2345/),
      expect.stringMatching(/^template\.mts\(4,24\): error TS2339/),
    ]);
  });

  it.runIf(isEvery)('carries the licenses of the packages that are compiled into it', () => {
    const text = readFileSync(join(project, 'node_modules/vitrine/lib/THIRD-PARTY-LICENSES.txt'), 'utf8');

    expect(text).toMatch(/^unified \d/m);
    const bill = JSON.parse(readFileSync(join(project, 'node_modules/vitrine/lib/bom.json'), 'utf8'));
    expect(bill.metadata.component).toMatchObject({ name: 'vitrine', version });
    const listed = bill.components.map(
      (component: { name: string; version: string }) => `${component.name} ${component.version}`,
    );
    const compiled = [...text.matchAll(/^-{80}\n(.+) \(.*\)\n-{80}$/gm)].map(([, name]) => name);
    expect(compiled.length).toBeGreaterThan(100);
    expect(compiled.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('depends on every package that its compiled code imports, and on no other', () => {
    const packageFolder = join(project, 'node_modules/vitrine');
    const read = (file: string) => JSON.parse(readFileSync(join(packageFolder, file), 'utf8'));
    const { dependencies, optionalDependencies, peerDependencies } = read('package.json');
    const external: string[] = read('lib/engine.json').external;
    const imported = external
      .filter((path) => /^[@a-z]/.test(path) && !isBuiltin(path))
      .map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);

    expect(imported).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(
      imported.filter((name) => !(name! in { ...dependencies, ...optionalDependencies, ...peerDependencies })),
    ).toEqual([]);
  });

  it('names no folder of the machine that packed it', () => {
    const library = join(project, 'node_modules/vitrine/lib');
    const scripts = readdirSync(library).filter((name) => name.endsWith('.js'));

    expect(scripts).toContain('main.js');
    expect(scripts.filter((name) => readFileSync(join(library, name), 'utf8').includes(root))).toEqual([]);
  });

  it.runIf(isEvery)('brings the label bundles, for Node, bundlers and compilers', async () => {
    const program = [
      "import { frFR } from 'vitrine/labels/frFR';",
      "import { loadLabels } from 'vitrine/labels/load-labels';",
      "import { themeProps } from 'vitrine/labels/theme-props';",
      "import { labelLanguages } from 'vitrine/labels/label-languages';",
      "const labels = await loadLabels('ptBR');",
      'const { MuiRating } = themeProps(labels).components;',
      'console.log(frFR.rating.getLabelText(2.5), MuiRating.defaultProps.getLabelText(2), labelLanguages.length);',
    ];
    writeFileSync(join(project, 'labels.mjs'), program.join('\n'));
    writeFileSync(join(project, 'labels.mts'), `${program.join('\n')}\nconst wrong: number = frFR.code;\n`);
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: strict, files: ['labels.mts'] }));
    const typed = await run(
      process.execPath,
      [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', '.'],
      project,
    ).catch(({ stdout }: { stdout: string }) => stdout);

    expect(await run('node', ['labels.mjs'], project)).toBe('2,5 étoiles 2 estrelas 58\n');
    expect(typed.trim().split('\n')).toEqual([expect.stringMatching(/^labels\.mts\(8,7\): error TS2322/)]);
  });

  it.runIf(isEvery)('installs a "docs" command that prints its version', async () => {
    expect(await run('npx', ['--no-install', 'docs', '--version'], project)).toBe(`${version}\n`);
    expect(await run(join(project, 'node_modules/.bin/vitrine'), ['--version'], project)).toBe(`${version}\n`);
  });

  it('makes a new site and builds it', async () => {
    const installed = join(project, 'node_modules/.bin/docs');
    const docs = (...args: string[]) => run(installed, args, project);
    await docs('init', 'site');
    await docs('build', '--root', 'site', '--out', 'out');

    // Within its budgets.
    expect(await docs('check', '--root', 'site', '--out', 'out')).toMatch(/, 0 errors, 0 warnings/);
    expect(existsSync(join(project, 'site/docs.config.ts'))).toBe(true);
    expect(readFileSync(join(project, 'out/index.html'), 'utf8')).toMatch(/<h1[\s>]/);
  });
});

async function install(tarball: string): Promise<void> {
  const react = [`react@${devDependencies.react}`, `react-dom@${devDependencies['react-dom']}`];
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...quiet, tarball, ...react], project);
}

/** Lays out what npm would, with links to the packages that the package says it depends on, and to no other. */
async function unpack(tarball: string): Promise<void> {
  const modules = join(project, 'node_modules');
  const packageFolder = join(modules, 'vitrine');
  mkdirSync(packageFolder, { recursive: true });
  mkdirSync(join(modules, '.bin'));
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', packageFolder], folder);

  const { dependencies, optionalDependencies, bin } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  );
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), 'react', 'react-dom']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const [name, file] of Object.entries<string>(bin)) {
    symlinkSync(join('../vitrine', file), join(modules, '.bin', name));
    chmodSync(join(packageFolder, file), 0o755);
  }
}

async function run(file: string, args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)(file, args, { cwd, env: strangersEnvironment() });
  return stdout;
}

// The settings of the test run, and of the npm that started it, are not a stranger's.
function strangersEnvironment(): NodeJS.ProcessEnv {
  const own = /^(NODE_ENV|NODE_OPTIONS|NODE_PATH|VITEST.*|npm_(package|lifecycle|command|execpath).*|INIT_CWD)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}
