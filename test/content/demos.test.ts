// The demos of this repository's own site: all there, all shown, and the same at every build.

import { describe, expect, it } from 'vitest';
import { contentFiles, demoFiles, playgrounds, readContent, shownDemos } from './read-content.ts';

const forbidden = [/\bDate\.now\(/, /\bMath\.random\(/, /\bnew Date\(\)/, /\bdayjs\(\)/, /\.toLocale\w*\(/, /\bnew Intl\.\w+\(\)/];

describe('the demos that pages name', () => {
  it('have a source beside the page', () => {
    const missing = shownDemos.filter(({ sources }) => sources.length === 0);

    expect(missing.map(({ page, marker }) => `${page}:${marker.line} ${marker.file}`)).toEqual([]);
  });

  it('are many, of every library', () => {
    const sourcesOf = (folder: string) => new Set(shownDemos.filter(({ page }) => page.startsWith(`content/${folder}/`)).map(({ sources }) => sources[0]));

    expect(new Set(shownDemos.map(({ sources }) => sources[0])).size).toBeGreaterThanOrEqual(48);
    expect(sourcesOf('material-ui/react-button').size).toBeGreaterThanOrEqual(12);
    expect(sourcesOf('joy-ui/react-button').size).toBeGreaterThanOrEqual(12);
    const folders = ['base-ui', 'system', 'x/react-data-grid', 'x/react-date-pickers', 'x/react-charts', 'x/react-tree-view'];

    expect(folders.filter((folder) => sourcesOf(folder).size < 2)).toEqual([]);
  });

  it('come in three styling solutions at least four times', () => {
    const styled = shownDemos.filter(({ sources }) => ['system', 'tailwind', 'css'].every((styling) => sources.some((file) => file.includes(`/${styling}/index.tsx`))));

    expect(styled.length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    { iframe: true }, { hideToolbar: true }, { defaultCodeOpen: false }, { disableLiveEdit: true },
    { bg: true }, { bg: 'outlined' }, { bg: 'gradient' }, { bg: 'inline' }, { bg: 'playground' },
  ])('try the option %j', (option) => {
    expect(shownDemos.map(({ marker }) => marker.options)).toContainEqual(expect.objectContaining(option));
  });
});

describe('playgrounds', () => {
  it('stand on every page of a component', () => {
    const pages = contentFiles.filter((file) => /\/react-[\w-]+\/index\.md$/.test(file) && /^components:/m.test(readContent(file)));
    const playing = new Set(playgrounds.map(({ page }) => page));

    expect(pages.length).toBeGreaterThanOrEqual(27);
    expect(pages.filter((page) => !playing.has(page))).toEqual([]);
  });
});

describe('every source of a demo', () => {
  it('is shown by a page', () => {
    const shown = new Set([...shownDemos.flatMap(({ sources }) => sources), ...playgrounds.map(({ stage }) => stage)]);
    const parts = new Set([...shown].flatMap((file) => (file ? partsOf(file) : [])));

    expect(demoFiles.filter((file) => !shown.has(file) && !parts.has(file))).toEqual([]);
  });

  it('exports one component by default, under the name of its marker', () => {
    const misnamed = shownDemos.filter(({ marker, sources }) => sources.some((file) => !readContent(file).includes(`export default function ${marker.name}()`)));

    expect(misnamed.map(({ page, marker }) => `${page}:${marker.line} ${marker.name}`)).toEqual([]);
  });

  it('asks for no clock, no chance and no place while it renders', () => {
    const found = demoFiles.flatMap((file) => forbidden.filter((call) => call.test(readContent(file))).map((call) => `${file} ${call}`));

    expect(found).toEqual([]);
  });

  it('imports each component from a folder of its own', () => {
    const whole = /from '@mui\/(?:material|joy|base|icons-material|lab)'/;

    expect(demoFiles.filter((file) => whole.test(readContent(file)))).toEqual([]);
  });
});

describe('the files of previews', () => {
  it('are a part of their source', () => {
    const previews = contentFiles.filter((file) => file.endsWith('.preview'));
    const strange = previews.filter((file) => !withoutIndent(readContent(file.replace(/\.preview$/, ''))).includes(withoutIndent(readContent(file)).trim()));

    expect(previews.length).toBeGreaterThanOrEqual(2);
    expect(strange).toEqual([]);
  });
});

/** The components beside a demo that it imports, and that are shown as tabs of its code. */
function partsOf(file: string): string[] {
  const folder = file.slice(0, file.lastIndexOf('/'));
  return [...readContent(file).matchAll(/from '\.\/(\w+)'/g)].map(([, name]) => `${folder}/${name}.tsx`);
}

function withoutIndent(code: string): string {
  return code.replaceAll(/^ +/gm, '');
}
