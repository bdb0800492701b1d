// A secret in the environment of a build: no file that is written and no message that is printed holds it,
// wherever a demo looks for it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { goodPage, siteTest } from '../site-test.ts';

const canary = 'canary-5f1b9c';
const names = ['DOCS_CANARY', 'NPM_TOKEN', 'AWS_SECRET_ACCESS_KEY'];
const env = { ...process.env, ...Object.fromEntries(names.map((name) => [name, canary])) };

const ways: Readonly<Record<string, string>> = {
  Direct: '{process.env.DOCS_CANARY}{JSON.stringify(process.env)}',
  Computed: "{process['env']['DOCS_CANARY']}",
  Global: '{JSON.stringify((globalThis as any).process?.env ?? {})}',
  Spread: '{Object.entries({ ...process.env }).join()}',
  Built: "{JSON.stringify(new Function('return process')().env)}",
  Declared: '{process.env.STAGE}',
};
const demos = Object.fromEntries(
  Object.entries(ways).map(([name, code]) => [
    `content/lib/${name}.tsx`,
    `declare const process: any;\nexport default function ${name}() {\n  return <p>${code}</p>;\n}\n`,
  ]),
);
const broken =
  'declare const process: any;\nexport default function Broken() {\n  throw new Error(`It is ${process.env.DOCS_CANARY} ${JSON.stringify(process.env)}`);\n}\n';
/** Values in braces, exports, components and types of a page that is code. */
const mdx = {
  'content/lib/m.mdx': `export const built = JSON.stringify(new Function('return process')().env);

${goodPage('M', 'Value {JSON.stringify(globalThis.process.env)}').replace('class=', 'className=')}

{process.env.DOCS_CANARY} {built} {(() => { throw 1 }).constructor('return JSON.stringify(process.env)')()}

<Imported />

\`\`\`ts twoslash
declare const process: { env: { DOCS_CANARY: 'Typed' } };
const typed = process.env.DOCS_CANARY;
//    ^?
\`\`\`
`.replace('export const', "import { Imported } from './Imported.tsx';\n\nexport const"),
  'content/lib/Imported.tsx':
    'const all = JSON.stringify((globalThis as any).process.env);\nexport function Imported() {\n  return <b>{all} {JSON.stringify((globalThis as any).process.env)}</b>;\n}\n',
};
const markers = Object.keys(ways).map((name) => `{{"demo": "${name}.js"}}`);
const config =
  "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], markdown: { mdx: true }, demos: { define: { 'process.env.STAGE': 'declared-value' } } };\n";

/** Every file below a folder that holds the secret, as text or packed in base64. */
function listHolders(folder: string): string[] {
  const words = [canary, Buffer.from(canary).toString('base64').slice(0, -2)];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const text = readFileSync(file, 'latin1');
      return words.some((word) => text.includes(word));
    });
}

describe('a secret of the environment', () => {
  it.runIf(isEvery)('is in no page, script, source map, cache or report', async () => {
    const site = siteTest({
      ...demos,
      'docs.config.ts': config,
      'content/lib/a.md': goodPage('A', markers.join('\n\n')),
      ...mdx,
    });
    const report = join(site.root, 'report.json');
    const { stdout, stderr, status } = await site.run(
      ['build', '--root', site.root, '--out', site.out, '--report', report],
      { env },
    );

    expect(status).toBe(0);
    expect(site.read('lib/a/index.html')).toContain('declared-value');
    expect(site.read('lib/m/index.html')).toMatch(/<p>Value \{&quot;NODE_ENV&quot;:&quot;production&quot;\}/);
    expect(site.read('lib/m/index.html')).toContain('Typed');
    expect(stdout + stderr).not.toContain(canary);
    expect([...listHolders(site.out), ...listHolders(site.root)]).toEqual([]);
  });

  it.runIf(isEvery)('is in no message about a demo that fails', async () => {
    const site = siteTest({
      'docs.config.ts': config,
      'content/lib/Broken.tsx': broken,
      'content/lib/a.md': goodPage('A', '{{"demo": "Broken.js"}}'),
    });
    const built = await site.run(['build', '--root', site.root, '--out', site.out, '--keep-going', '--debug'], { env });

    expect(built.stderr).toContain('It is ');
    expect(built.stdout + built.stderr).not.toContain(canary);
    expect([...listHolders(site.out), ...listHolders(site.root)]).toEqual([]);
  });
});
