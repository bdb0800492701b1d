import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { findFences } from '../find-fences.ts';
import { isWhole } from '../torture/is-whole.ts';
import { goodPage, libConfig, siteTest } from '../site-test.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const file = join(repository, 'docs/type-hovers.md');
const examples = findFences(readFileSync(file, 'utf8'), file).filter(({ language }) => language === 'markdown');

const own =
  '```ts twoslash title="own.ts" {2}\n// @errors: 2322\nconst one: string = 1; // [!code ++]\nconst two = one;\n//    ^?\n```\n';
const tabs =
  '<codeblock storageKey="x">\n\n```ts twoslash file="src/size.ts#size" TypeScript\n```\n\n```js JavaScript\nlet a;\n```\n\n</codeblock>\n';

describe('code that shows its types', { timeout: 240_000 }, () => {
  const site = siteTest({
    'content/lib/a.md': goodPage('A', `${own}\n- In a list:\n\n  ${tabs.replaceAll('\n', '\n  ')}`),
    'content/lib/docs.md': goodPage('Docs', examples.map(({ code }) => code).join('\n')),
    'src/size.ts':
      "import { unit } from './unit';\n\n// #region size\nexport const size = `1${unit}`;\n// #endregion\n",
    'src/unit.ts': "export const unit = 'px';\n",
    'content/lib/gap.md': goodPage('Gap', "```ts twoslash\nimport { gap } from '@acme/ui';\n//       ^?\n```\n"),
    'packages/ui/package.json': '{ "name": "@acme/ui", "version": "1.0.0", "exports": { ".": "./dist/index.js" } }',
    'packages/ui/src/index.ts': "export { gap } from './gap';\n",
    'packages/ui/src/gap.ts': "export const gap = '3px';\n",
  });

  beforeAll(() => {
    mkdirSync(join(site.root, 'node_modules/@types'), { recursive: true });
    for (const name of ['react', '@types/react'])
      symlinkSync(join(repository, 'node_modules', name), join(site.root, 'node_modules', name));
    mkdirSync(join(site.root, 'node_modules/@acme'));
    symlinkSync(join(site.root, 'packages/ui'), join(site.root, 'node_modules/@acme/ui'));
  });

  it.runIf(isEvery)('is in the page with its types, and is plain code in the copy', async () => {
    await site.build('--strict');
    const html = site.read('lib/a/index.html');

    // The numbers behind the language are those of the lines that are shown.
    expect(html).toContain('<span class="line line-mark"><span class="t-k">const</span> <span class="type" ');
    expect(html).toContain(
      '<span class="type-note type-note-fault"><span class="type-lead" aria-hidden="true">      </span>' +
        "<span class=\"type-said\">Type 'number' is not assignable to type 'string'. (TS2322)</span></span>",
    );
    expect(html).toMatch(
      /<span class="type-said"><span class="type-text"><span class="t-k">const<\/span> two: .*string/,
    );
    expect(html).not.toMatch(/@errors|\^\?|\[!code/);
    expect(html.match(/_app\/(?:extras|types)\.[\w-]+\.(?:css|js)/g)).toHaveLength(1);
    expect(site.read('lib/a.md')).toContain(
      '```ts title="own.ts" {2}\nconst one: string = 1;\nconst two = one;\n```\n',
    );
    expect(site.read('lib/docs/index.html')).toContain('<span class="type-choice"><b>pal</b>ette</span>');
  });

  it.runIf(isEvery)('is read again when a file that it imports changes, and not before', async () => {
    const before = site.read('lib/a/index.html');
    const linked = site.read('lib/gap/index.html');
    const again = await site.build();
    site.write('src/unit.ts', 'export const unit = 7;\n');
    site.write('packages/ui/src/gap.ts', "export const gap = '4px';\n");
    const changed = await site.build();

    expect(again.stdout).toMatch(/\(0 files written/);
    expect(changed.stdout).not.toMatch(/\(0 files written/);
    expect(before).toContain('"1px"');
    expect(site.read('lib/a/index.html')).not.toContain('"1px"');
    // A library that is not built is read from its sources.
    expect(linked).toContain('"3px"');
    expect(site.read('lib/gap/index.html')).toContain('"4px"');
  });

  it.runIf(isEvery)('ends the build where it is wrong, at its place in the page', async () => {
    site.write(
      'content/lib/docs.md',
      goodPage(
        'Docs',
        '- In a list:\n\n  ```tsx twoslash\n  // ---cut---\n  const a: number = "";\n  ```\n\n```ts twoslash\n// @errors: 2345\nconst b = 1;\n//          ^?\n```\n\n```ts twoslash\n// @errors: 2345\n// @foo: 1\nconst b = 1; // @errrors: 2322\n// ---cutt---\n```\n\n```css twoslash\na {}\n```\n',
      ),
    );
    const { lines } = await site.buildAndFail();

    expect(lines).toEqual([
      "content/lib/docs.md:9:9 error fence-type  Type 'string' is not assignable to type 'number' (TS2322). Correct the code, or write \"// @errors: 2322\" at its beginning to show the error.",
      'content/lib/docs.md:15:1 error fence-twoslash  "^?" does not point at a name that TypeScript knows. Put the "^" below the name that you mean.',
      'content/lib/docs.md:19:4 error fence-twoslash  Error 2345 is expected, but TypeScript does not report it. Remove its number, or show code that has the error.',
      'content/lib/docs.md:20:1 error fence-twoslash  There is no option "@foo". Write "@errors: 2322", "@noErrors", "@filename: a.ts", or a compiler option such as "@strict: false".',
      'content/lib/docs.md:21:14 error fence-twoslash  There is no option "@errrors". Did you mean "@errors"? It has to be on a line of its own.',
      'content/lib/docs.md:22:1 error fence-twoslash  There is no mark "---cutt---". Did you mean "---cut---"?',
      'content/lib/docs.md:25:1 warning fence-info  The fence is marked with "twoslash", but "css" has no types. Use it after "ts", "tsx", "js", or "jsx", or remove it.',
    ]);
  });

  it.skipIf(!isWhole)('133: a fence whose types never end is named, and the others are read', async () => {
    const endless =
      "type N<T, D extends any[] = []> = D['length'] extends 40 ? T : N<T | [T, D], [...D, any]> | N<[T], [...D, 1]>;\ntype U = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j';\ntype X = `${U}${U}${U}${U}`;\ntype Y<T> = T extends `${infer A}${infer B}${infer C}` ? [A, Y<B>, Y<C>] : T;\nconst a: Y<X> & Y<`${X}`> = 1 as any;\nconst b: N<string> = 1 as any;\n";
    const fence = (code: string) => `\`\`\`ts twoslash\n${code}\`\`\`\n\n`;
    const slow = siteTest({
      'docs.config.ts': libConfig.replace(' };', ', limits: { pageSeconds: 1 } };'),
      'content/lib/a.md': goodPage('A', fence(endless) + fence('const last = 1;\n')),
    });
    const { lines } = await slow.buildAndFail('--keep-going');

    expect(lines).toEqual([
      'content/lib/a.md:6:1 error fence-twoslash  Reading the types of this fence takes more than 4 seconds. Look for types that refer to themselves, or raise limits.pageSeconds in docs.config.ts.',
    ]);
    expect(slow.read('lib/a/index.html')).toContain(
      '</span> last: <span class="t-n">1</span></span></span>last</span>',
    );
  });
});
