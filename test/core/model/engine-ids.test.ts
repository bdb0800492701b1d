import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { enginePrefix, hookPrefix, isEngineHook, isEngineId } from '../../../core/model/engine-ids.ts';
import { toSlug } from '../../../core/text/to-slug.ts';
import { preferences, toDatasetKey } from '../../../core/model/preferences.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rooms = ['templates', 'runtime', 'cli/watch/serve/live'];
const files = listFiles(rooms, /\.tsx?$/);

function listFiles(folders: readonly string[], ending: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
}

/** Reads the literal ids in templates and scripts. */
function readPlainIds(): string[] {
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '');
    return [...code.matchAll(/(?<![\w-])id(?:="|\s=\s'|=\{')([^"'$]+)["']/g)].map(([, id = '']) => `${file}: ${id}`);
  });
}

describe('the ids of the engine', () => {
  it('cannot be the slug of a heading', () => {
    const texts = ['docs--settings', 'Docs -- settings', 'docs – settings', '-docs- -settings', 'Docs_-_settings'];

    expect(texts.map(toSlug).filter(isEngineId)).toEqual([]);
    expect(isEngineId(`${enginePrefix}settings`)).toBe(true);
  });

  it('begin with the prefix, except headings of API pages', () => {
    expect(readPlainIds().filter((id) => !id.includes(`: ${enginePrefix}`))).toEqual([
      'templates/api/api-page.tsx: demos',
      'templates/api/api-page.tsx: import',
    ]);
  });
});

/** The attributes that docs/site.md documents for scripts and style sheets of sites. */
const documented = [
  'api',
  'code-block',
  'code-styling',
  'code-variant',
  'demo',
  'density',
  'hydrated',
  'island',
  'mode',
];
/** Attributes of third parties: Emotion, GitHub's footnotes, and analytics. */
const namesOfOthers = /^data-(?:emotion|s|footnotes|footnote-(?:ref|backref)|(?:ga-)?event(?:-\w+)?)$/;
/** Words that are no attributes of the engine: packages, classes, the marker of a slot, and a library's example. */
const noAttributes = new Set([
  'data-theme',
  'data-grid',
  'data-grid-pro',
  'data-grid-premium',
  'data-driven',
  'data-slot',
]);

/** Reads the `data-` attributes that code, selectors and style sheets name, each with its files. */
function readHooks(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const toAttribute = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  for (const file of listFiles(['core', 'cli', 'runtime', 'templates'], /\.(?:tsx?|css)$/)) {
    const text = readFileSync(join(root, file), 'utf8');
    const names = [
      ...[...text.matchAll(/(?<![\w-])data-[a-z]+(?:-[a-z]+)*(?![\w-])/g)].map(([name]) => name),
      ...[...text.matchAll(/\bdataset(?:\?\.|\.|\[')(\w+)/g)].map(([, name = '']) => `data-${toAttribute(name)}`),
      ...[...text.matchAll(/\{([^{}]*)\}[^;{}]*=(?!>)[^;{}]*\bdataset\b(?! *[,}])/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/(\w+)(?:: \w+)?(?: = '')?(?=,|\s*$)/g)].map(([, name = '']) => `data-${toAttribute(name)}`),
      ),
      ...[...text.matchAll(/\bdata[A-Z]\w*(?=:| \})/g)].map(([name]) => toAttribute(name)),
    ];
    for (const name of names) found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

describe('the attributes by which scripts and style sheets of the engine find their elements', () => {
  const hooks = readHooks();

  it('are documented for sites, or begin with the prefix', () => {
    const others = [...hooks].filter(
      ([name]) => !isEngineHook(name) && !namesOfOthers.test(name) && !noAttributes.has(name),
    );

    expect(others).toEqual([]);
  });

  it('are found in templates, in scripts, in style sheets, and in what Markdown becomes', () => {
    expect([...hooks.keys()]).toEqual(
      expect.arrayContaining([
        ...documented.map((hook) => `data-${hook}`),
        ...['demo-style', 'framed', 'copied', 'stylings', 'storage-key', 'src'].map((hook) => `${hookPrefix}${hook}`),
      ]),
    );
  });

  it('are all documented in docs/site.md', () => {
    const manual = readFileSync(join(root, 'docs/site.md'), 'utf8');

    expect(documented.filter((hook) => isEngineHook(`data-${hook}`))).toEqual(documented);
    expect(documented.filter((hook) => !new RegExp(`\`\\[?data-${hook}(?:="Name")?\\]?\``).test(manual))).toEqual([]);
  });

  it('show each preference, the documented ones without a prefix', () => {
    const shown = Object.keys(preferences).map((name) => toDatasetKey(name));

    expect(shown).toEqual([
      'mode',
      'docsDirection',
      'density',
      'docsSpacing',
      'docsPrimary',
      'docsSecondary',
      'api',
      'docsApiProps',
      'docsApiSlots',
      'docsApiClasses',
      'codeVariant',
      'codeStyling',
    ]);
  });
});
