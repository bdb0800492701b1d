// docs mcp and docs pack, on a site with a small package of its own: the server is driven by the SDK's own
// client, over standard input and output and over HTTP.

import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { plantMisuses } from '../../bench/mcp/plant-misuses.mjs';
import { docsCommand, goodPage, runProgram, siteTest } from '../site-test.ts';
import { siteWithPackages } from './rules/api-cases.ts';

const declarations = [
  "import type { ReactElement, ReactNode } from 'react';",
  'export interface ButtonProps {',
  '  /** How large it is. */',
  "  size?: 'small' | 'large';",
  '  children?: ReactNode;',
  '}',
  '/** Starts something. */',
  'export declare function Button(props: ButtonProps): ReactElement;',
  'export interface SliderProps {',
  '  /** Where it stands. */',
  '  value: number;',
  "  orientation?: 'horizontal' | 'vertical';",
  '}',
  '/** Slides. */',
  'export declare function Slider(props: SliderProps): ReactElement;',
  '',
].join('\n');

const site = siteTest({
  ...siteWithPackages({
    good: { 'package.json': '{ "name": "good", "version": "2.1.0" }', 'index.js': '', 'index.d.ts': declarations },
  }),
  'nav/lib.ts': "export default [{ pathname: '/lib/buttons' }];\n",
  'content/lib/buttons.md': `---\ncomponents: Button\n---\n${goodPage('Buttons', '## Sizes\n\n{{"demo": "Basic.js"}}\n')}`,
  'parts/index.ts': "export { Button } from 'good';\n",
  'content/lib/Basic.tsx': 'export default function Basic() {\n  return <p>One</p>;\n}\n',
});
site.write(
  'docs.config.ts',
  "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'good' }], demos: { alias: { '~parts': './parts' } } };\n",
);
const types = join(site.root, 'node_modules/@types');
mkdirSync(types, { recursive: true });
symlinkSync(fileURLToPath(new URL('../../node_modules/@types/react', import.meta.url)), join(types, 'react'));
const flags = ['--root', site.root, '--out', site.out];

interface Answer {
  readonly text: string;
  readonly data: Record<string, unknown>;
  readonly isError: boolean;
}

let client: Client;

async function ask(name: string, given: Record<string, unknown>, by = client): Promise<Answer> {
  const answer = await by.callTool({ name, arguments: given });
  const [first] = answer.content as { text: string }[];
  return {
    text: first?.text ?? '',
    data: (answer.structuredContent ?? {}) as Record<string, unknown>,
    isError: answer.isError === true,
  };
}

beforeAll(async () => {
  await site.build();
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [docsCommand, 'mcp', ...flags], stderr: 'ignore' }),
  );
});
afterAll(() => client.close());

describe('docs mcp without the package of its protocol', () => {
  it('says how to install it, over standard input and over HTTP', async () => {
    const engine = join(site.root, '../apart/node_modules/vitrine');
    const repository = fileURLToPath(new URL('../../', import.meta.url));
    for (const part of ['bin', 'lib', 'package.json'])
      cpSync(join(repository, part), join(engine, part), { recursive: true });
    const packages = join(repository, 'node_modules');
    const names = readdirSync(packages).filter((name) => !name.startsWith('.') && name !== '@modelcontextprotocol');
    for (const name of names) symlinkSync(join(packages, name), join(engine, '..', name));
    const run = (...more: string[]) =>
      runProgram(process.execPath, [join(engine, 'bin/docs.mjs'), 'mcp', ...flags, ...more]);

    for (const { status, stderr } of [await run(), await run('--port', '0')]) {
      expect(status).toBe(2);
      expect(stderr).toBe(
        'error: The package "@modelcontextprotocol/sdk" is not installed, but "docs mcp" needs it. Run npm install --save-dev @modelcontextprotocol/sdk in the folder of the site.\n',
      );
    }
  });
});

describe('docs mcp', () => {
  it('lists its tools, each with its arguments', async () => {
    const { tools } = await client.listTools();

    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'read_demo',
      'list_components',
      'read_api',
      'check_snippet',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  it('searches, and reads what the search found', async () => {
    const { data } = await ask('search', { query: 'sizes', product: 'lib' });

    expect((data.results as unknown[])[0]).toMatchObject({
      path: '/lib/buttons/',
      title: 'Buttons',
      product: 'Lib',
      places: [{ kind: 'section', path: '/lib/buttons/#sizes', text: 'Sizes' }],
    });
    expect((await ask('read_page', { path: '/lib/buttons/#sizes' })).text).toBe(site.read('lib/buttons.md'));
    expect((await ask('read_page', { path: 'https://docs.example.com/lib/buttons' })).text).toBe(
      site.read('lib/buttons.md'),
    );
  });

  it.runIf(isEvery)('checks a snippet that imports by an alias of the site', async () => {
    const check = async (size: string) =>
      (await ask('check_snippet', { code: `import { Button } from '~parts';\n<Button size="${size}" />;` })).data
        .faults;

    expect(await check('small')).toEqual([]);
    expect(await check('huge')).toMatchObject([{ line: 2 }]);
  });

  it('reads demos, and suggests the nearest name for a wrong one', async () => {
    expect((await ask('read_demo', { path: '/lib/buttons/', name: 'Basic' })).text).toContain(
      '```tsx title="Basic.tsx"\nexport default function Basic()',
    );
    expect(await ask('read_demo', { path: '/lib/buttons/', name: 'Bsic' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('Did you mean "Basic"?'),
    });
  });

  it('describes the API in the version that is documented', async () => {
    const { text, data } = await ask('list_components', {});

    expect(text).toContain('good 2.1.0');
    expect(data.entries).toEqual([
      expect.objectContaining({ name: 'Button', path: '/lib/api/button/' }),
      expect.objectContaining({ name: 'Slider' }),
    ]);
    expect((await ask('read_api', { name: 'Button' })).text).toContain("| `size` | `'small' \\| 'large'` |");
    expect(await ask('read_api', { name: 'Buton' })).toMatchObject({
      isError: true,
      text: 'Nothing named "Buton" is documented. Did you mean "Button"?',
    });
  });

  it('reports what is wrong with a request', async () => {
    expect(await ask('read_page', { path: '/lib/butons/' })).toMatchObject({
      isError: true,
      text: 'There is no page "/lib/butons/". Did you mean "/lib/buttons/"?',
    });
    expect(await ask('read_page', {})).toMatchObject({ isError: true, text: 'The tool "read_page" needs "path".' });
    expect(await ask('read_page', { path: 1 })).toMatchObject({ isError: true });
    expect(await ask('read_page', { path: '../../docs.config.ts' })).toMatchObject({ isError: true });
    expect(await ask('write_page', {})).toMatchObject({ isError: true });
  });
});

describe('check_snippet', () => {
  const check = async (code: string) => (await ask('check_snippet', { code })).data;

  it.runIf(isEvery)('finds nothing wrong with a correct snippet', async () => {
    expect(await check('<Button size="small">{label}</Button>')).toEqual({ ok: true, faults: [] });
    expect(
      await check('import { Slider } from \'good\';\n\nexport const a = <Slider value={3} data-id="a" />;\n'),
    ).toEqual({ ok: true, faults: [] });
  });

  it('names the place of a mistake, and what was meant', async () => {
    expect(await check('<div>\n  <Button siez="small" />\n</div>')).toMatchObject({
      faults: [{ line: 2, column: 11, component: 'Button', meant: 'size' }],
    });
    expect(await check('<Button size="smal" />')).toMatchObject({ faults: [{ line: 1, column: 9, meant: 'small' }] });
    expect(await check('<Slider />')).toMatchObject({ faults: [{ component: 'Slider', meant: 'value' }] });
    expect(await check("import { Buton } from 'good';")).toMatchObject({ faults: [{ line: 1, meant: 'Button' }] });
    expect(await check('<Buton />')).toMatchObject({ faults: [{ meant: 'Button' }] });
    expect(await check('<Button onClick={go} />')).toMatchObject({ faults: [{ line: 1, column: 9 }] });
    // The compiler looks at no name with a dash.
    expect(await check('<Button arial-abel="a" data-label="b" />')).toMatchObject({
      faults: [{ line: 1, column: 9, meant: 'aria-label' }],
    });
    expect(await check('<Button')).toMatchObject({ ok: false });
  });

  it.runIf(isEvery)('finds every misuse that a script plants, and nothing in the same code without it', async () => {
    const { entries } = JSON.parse(site.read('api-docs/lib.json')) as { entries: unknown[] };
    const misuses = plantMisuses(entries, 20);

    expect([...new Set(misuses.map(({ kind }) => kind))].sort()).toEqual([
      'missing required',
      'wrong import',
      'wrong prop',
      'wrong value',
    ]);
    for (const { good, code, line } of misuses) {
      expect(await check(good)).toEqual({ ok: true, faults: [] });
      expect(await check(code)).toMatchObject({ ok: false, faults: [{ line }] });
    }
  });
});

describe('docs mcp --port', () => {
  const file = join(site.root, 'node_modules/good/index.d.ts');
  let server: ChildProcess;
  let url = '';
  beforeAll(async () => {
    // Another version than the one that the site was built with.
    writeFileSync(file, declarations.replace("  size?: 'small' | 'large';\n", ''));
    server = spawn(process.execPath, [docsCommand, 'mcp', ...flags, '--port', '0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    url = await new Promise((resolve) =>
      server.stderr?.on('data', (chunk: Buffer) => {
        const [found] = /http:\S+/.exec(chunk.toString()) ?? [];
        if (found) resolve(found);
      }),
    );
  });
  afterAll(() => {
    server.kill('SIGINT');
    writeFileSync(file, declarations);
  });

  async function connect(): Promise<Client> {
    const other = new Client({ name: 'test', version: '1.0.0' });
    // The two packages describe the same thing, one of them with optional keys.
    await other.connect(new StreamableHTTPClientTransport(new URL(url)) as Parameters<typeof other.connect>[0]);
    return other;
  }

  it.runIf(isEvery)('judges a snippet by the version that is installed', async () => {
    const other = await connect();

    expect((await ask('check_snippet', { code: '<Button size="small" />' }, other)).data).toMatchObject({
      ok: false,
      faults: [{ column: 9 }],
    });
    await other.close();
  });

  it('answers the same over HTTP', async () => {
    const other = await connect();

    expect((await ask('read_page', { path: '/lib/buttons/' }, other)).text).toBe(site.read('lib/buttons.md'));
    await other.close();
  });

  it.each([
    ['a foreign name', 'POST', { host: 'evil.example' }, 403],
    ['a page of another site', 'POST', { origin: 'https://evil.example' }, 403],
    ['a page that names no site', 'POST', { origin: 'null' }, 403],
    ['a reader', 'GET', {}, 405],
  ])('refuses %s', async (_, method, headers, status) => {
    expect(await send(url, method, headers)).toBe(status);
  });
});

describe('docs pack', () => {
  const folder = join(site.root, 'pack/docs');
  const pack = (...more: string[]) => site.run(['pack', folder, ...flags, ...more]);

  it('writes what the site knows of the package, with a text that says how to use it', async () => {
    expect(await pack()).toMatchObject({ status: 0, stdout: expect.stringContaining('Packed good 2.1.0') });

    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    const index = JSON.parse(read('index.json')) as {
      entries: { docs: string; api: string }[];
      pages: { file: string }[];
    };
    expect(read('AGENTS.md')).toContain('- [Button](components/button.md): `import { Button }');
    expect(
      index.entries.map(({ docs, api }) => [
        read(docs).split('\n')[0],
        (JSON.parse(read(api)) as { name: string }).name,
      ]),
    ).toEqual([
      ['# Button (good)', 'Button'],
      ['# Slider (good)', 'Slider'],
    ]);
    expect(index.pages.map(({ file }) => file)).toEqual(['pages/lib/buttons.md']);
    expect(read('pages/lib/buttons.md')).toBe(site.read('lib/buttons.md'));
  });

  it('takes the place of an earlier pack, and of nothing else', async () => {
    writeFileSync(join(folder, 'NOTES.txt'), 'Mine.');

    expect(await pack()).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'NOTES.txt'), 'utf8')).toBe('Mine.');
    expect(await site.run(['pack', site.out, ...flags])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('contains a built site'),
    });
    expect(await site.run(['pack', join(site.root, 'node_modules'), ...flags])).toMatchObject({ status: 2 });
    expect(existsSync(join(site.root, 'node_modules/good/index.d.ts'))).toBe(true);
  });

  it('asks for a build that is missing, and names the products where one is unknown', async () => {
    const nowhere = ['--root', site.root, '--out', join(site.root, 'nowhere')];

    for (const command of [['mcp'], ['pack', folder]])
      expect(await site.run([...command, ...nowhere])).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('Run docs build first'),
      });
    expect(await pack('--product', 'none')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Name one of these: "lib".'),
    });
  });
});

function send(address: string, method: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers: { 'content-type': 'application/json', ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.end(method === 'POST' ? '{}' : undefined);
  });
}
