import { describe, expect, it } from 'vitest';
import { listSectionWords } from '../../../core/search/build/list-section-words.ts';
import { writeWordTable } from '../../../core/search/build/word-table.ts';
import { createSearch } from '../../../core/search/create-search.ts';
import { findNearTitles } from '../../../core/search/find-near-titles.ts';
import type { SearchRecord } from '../../../core/search/search-record.ts';

function record(pathname: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord {
  return { pathname, title, description: '', headings: [], product: 'lib', kind: 'page', ...more };
}

const button = record('/lib/button/', 'React Button component', {
  names: ['Button', 'ButtonGroup'],
  headings: [
    { id: 'sizes', text: 'Sizes' },
    { id: 'dark-mode', text: 'Dark mode' },
  ],
  demos: [{ id: 'BasicButtons', line: '<Button>Save</Button>' }],
});
const buttonApi = record('/lib/api/button/', 'Button API', {
  kind: 'api',
  names: ['Button'],
  api: [
    { of: 'Button', kind: 'prop', at: 'button-prop-', names: ['color', 'disableRipple'] },
    { of: 'Button', kind: 'slot', at: 'Button-css-', names: [['root', 'MuiButton-root']] },
    { of: 'Button', kind: 'class', at: '', names: [['MuiButton-root', 'button-classes-root']] },
  ],
});
const baseApi = record('/lib/api/button-base/', 'ButtonBase API', {
  kind: 'api',
  names: ['ButtonBase'],
  api: [{ of: 'ButtonBase', kind: 'prop', at: 'button-base-prop-', names: ['disableRipple'] }],
});
const menu = record('/lib/api/use-menu/', 'useMenu API', { kind: 'api', names: ['useMenu'] });
const drawer = record('/lib/drawer/', 'Drawer', {
  keywords: ['sidebar'],
  headings: [{ id: 'anchor', text: 'Anchor' }],
});
const other = record('/other/button/', 'Button for others', { product: 'other', names: ['Button'] });
const post = record('/blog/news/', 'A new button', { kind: 'post', product: null });
const records = [post, baseApi, buttonApi, menu, button, drawer, other];
// Sections of what is no reference: the post, the button with two headings, the drawer with one, the other.
const sections = ['release', 'press', 'padding', 'night', 'slides', 'hydration edge', 'foreign'];
const words = {
  language: 'en',
  products: [
    { id: 'lib', name: 'Lib UI' },
    { id: 'other', name: 'Other UI' },
  ],
  ...writeWordTable(sections),
};
const search = createSearch(records, words);
const paths = (query: string, product?: string) =>
  search(query, { ...(product && { product }) }).pages.map(({ path }) => path);

/** Searches pages with these texts. */
function searchTexts(texts: readonly string[]) {
  const sectionWords = texts.flatMap((html) => listSectionWords([{ kind: 'html', html }], []));
  const found = createSearch(
    texts.map((_, index) => record(`/p${index}/`, `Page ${'abcdef'[index]}`)),
    { language: 'en', products: [], ...writeWordTable(sectionWords) },
  );
  return (query: string) => found(query).pages.map(({ path }) => path);
}

describe('a search', () => {
  it('finds a page by its title, and names it as the page does', () => {
    const [first] = createSearch([{ ...button, heading: 'Button' }])('react button component').pages;

    expect([first?.path, first?.title]).toEqual(['/lib/button/', 'Button']);
  });

  it('puts the page of a component before its reference, and both before longer names', () => {
    expect(paths('Button', 'lib').slice(0, 2)).toEqual(['/lib/button/', '/lib/api/button/']);
    expect(paths('buttonbase')[0]).toBe('/lib/api/button-base/');
    expect(paths('butto', 'lib')[0]).toBe('/lib/button/');
  });

  it('puts the reference first for a query that asks for it', () => {
    expect(paths('button api')[0]).toBe('/lib/api/button/');
    expect(paths('button props')[0]).toBe('/lib/api/button/');
    expect(paths('useMenu')[0]).toBe('/lib/api/use-menu/');
    expect(paths('use menu')[0]).toBe('/lib/api/use-menu/');
  });

  it.each(['disableRipple', 'disable ripple', 'ripple', 'disableripple', 'disabelRipple', 'button ripple'])(
    'finds a prop by %j, and leads to its line',
    (query) => {
      const [first] = search(query).pages;

      expect(first?.path).toBe('/lib/api/button/');
      expect(first?.places[first.best]).toEqual({
        kind: 'prop',
        text: 'disableRipple',
        note: 'Button',
        path: '/lib/api/button/#button-prop-disableRipple',
      });
    },
  );

  it.each([
    ['dark mode', 'section', '/lib/button/#dark-mode'],
    ['button sizes', 'section', '/lib/button/#sizes'],
    ['basic buttons', 'demo', '/lib/button/#BasicButtons'],
    ['MuiButton-root', 'class', '/lib/api/button/#button-classes-root'],
  ])('finds by %j a %s', (query, kind, path) => {
    const [first] = search(query).pages;

    expect(first?.places.find((place) => place.kind === kind)?.path).toBe(path);
  });

  it('finds a section by a word of its text, and a page by its keywords', () => {
    expect(search('hydration').pages[0]?.places[0]?.path).toBe('/lib/drawer/#anchor');
    expect(paths('sidebar')).toEqual(['/lib/drawer/']);
  });

  it('finds words in spite of a typo', () => {
    expect(['buton', 'buttno', 'drwaer', 'sidebra'].filter((query) => paths(query).length === 0)).toEqual([]);
    expect(paths('drwaer')[0]).toBe('/lib/drawer/');
  });

  it('puts the current product first, unless the query names another', () => {
    expect(paths('button', 'other')[0]).toBe('/other/button/');
    expect(paths('other button', 'lib')[0]).toBe('/other/button/');
    expect(
      search('button', { product: 'other' }).pages.map(({ product, isCurrent }) => [product, isCurrent])[0],
    ).toEqual(['Other UI', true]);
  });

  it('ignores filler words, unless there are no others', () => {
    expect(paths('how do I use the drawer')[0]).toBe('/lib/drawer/');
    expect(search('the').words).toEqual(['the']);
  });

  it('finds posts, which belong to no product', () => {
    expect(search('new').pages[0]).toMatchObject({ path: '/blog/news/', kind: 'post', product: '' });
  });

  it('counts all that it finds, and returns the best', () => {
    const answer = search('button', { limit: 2 });

    expect(answer.pages).toHaveLength(2);
    expect(answer.count).toBeGreaterThan(2);
  });

  it.each(['', '   ', '?!', 'qqqq', 'x'.repeat(5000)])('finds nothing for %j', (query) => {
    expect(search(query).pages).toEqual([]);
  });

  it('finds pages without the words of sections, and nothing without a page', () => {
    expect(createSearch(records)('drawer').pages[0]?.path).toBe('/lib/drawer/');
    expect(createSearch([])('drawer').pages).toEqual([]);
  });

  it('finds words of scripts without spaces', () => {
    const chinese = createSearch(
      [record('/zh/a/', '自定义主题', { headings: [{ id: 'b', text: '安装指南' }] }), record('/zh/c/', '按钮')],
      { language: 'zh', products: [], ...writeWordTable(['深色 色模 模式', '', '颜色']) },
    );

    expect(chinese('主题').pages[0]?.path).toBe('/zh/a/');
    expect(chinese('自定义主题').pages[0]?.path).toBe('/zh/a/');
    expect(chinese('安装').pages[0]?.places[0]?.path).toBe('/zh/a/#b');
    expect(chinese('深色').pages[0]?.path).toBe('/zh/a/');
    expect(chinese('颜色').pages[0]?.path).toBe('/zh/c/');
  });

  it.each([
    ['国际化', '本库支持国际化，也支持深色模式。'],
    ['國際化', '本元件庫支援國際化與多語言。'],
    ['表', '用于展示数据的图表。'],
    ['国際化', 'このライブラリは国際化対応済みです。'],
    ['アクセシビリティ', '優れたアクセシビリティを備えています。'],
    ['다국어', '이컴포넌트는다국어지원을제공합니다.'],
    ['접근성', '웹접근성을 지킵니다.'],
    ['ภาษา', 'รองรับการแปลภาษาทั้งหมด'],
    ['ການແປ', 'ຮອງຮັບການແປພາສາ'],
  ])('finds %s anywhere in a sentence', (query, sentence) => {
    const found = searchTexts([sentence, 'Something else 无关 無関係 관련없음 อื่นๆ']);

    expect(found(query)).toContain('/p0/');
    expect(found(query)).not.toContain('/p1/');
  });

  it.each([
    ['安装', '安装时报错怎么办', '升级与安装脚本', '请先安装。'],
    ['表单', '校验表单', '三步写好一个表单', '本页讲表单。'],
    ['設定', '設定の方法', 'プロジェクトの設定', 'まず設定します。'],
    ['설치', '설치오류', '도구설치방법', '먼저설치합니다.'],
    ['ภาษา', 'การแปลภาษา', 'เลือกภาษาของเว็บ', 'รองรับการแปลภาษาทั้งหมด'],
  ])('finds the page %s first, then all pages that have the word', (query, heading, title, sentence) => {
    const pages = createSearch(
      [
        record('/text/', 'A'),
        record('/heading/', 'B', { headings: [{ id: 'one', text: heading }] }),
        record('/title/', title),
        record('/same/', query),
        record('/other/', 'C'),
      ],
      {
        language: 'zh',
        products: [],
        ...writeWordTable(
          [`<p>${sentence}</p>`, '', '', '', '', ''].flatMap((html) => listSectionWords([{ kind: 'html', html }], [])),
        ),
      },
    )(query).pages.map(({ path }) => path);

    expect(pages[0]).toBe('/same/');
    expect(pages.toSorted()).toEqual(['/heading/', '/same/', '/text/', '/title/']);
  });

  it('finds pages with a common word that is also a keyword of another page', () => {
    const tag = record('/tags/release/', '带有“发布”标签的文章', { keywords: ['发布'], kind: 'post' });
    const posts = Array.from({ length: 9 }, (_, at) => record(`/p${at}/`, `正式发布 ${at}`, { kind: 'post' }));

    const { pages, count } = createSearch([...posts, tag])('发布');

    expect(pages[0]?.path).toBe('/tags/release/');
    expect(count).toBe(10);
  });

  it('leaves out pages that only mention the name of another page, in a script with spaces', () => {
    const found = createSearch([record('/button/', 'Button'), record('/other/', 'Other')], {
      language: 'en',
      products: [],
      ...writeWordTable(['', 'button']),
    });

    expect(found('button').pages.map(({ path }) => path)).toEqual(['/button/']);
  });

  it('finds words of scripts without spaces even if most sections have them', () => {
    const texts = Array.from({ length: 60 }, (_, index) => `组件库${index % 2 ? '' : '的组件'}`);

    expect(searchTexts(texts)('组件库')).toHaveLength(12);
  });

  it.each([
    ['controllable', 'Call <code>useControllableState</code> there.'],
    ['request', 'An XMLHttpRequest is sent.'],
    ['case', 'Names in snake_case are kept.'],
    ['rows', 'Set MAX_ROWS once.'],
    ['case', 'Write kebab-case here.'],
    ['pro', 'Data.Grid.Pro has more.'],
    ['grid', 'Data.Grid.Pro has more.'],
    ['Data.Grid.Pro', 'DataGridPro has more.'],
    ['useControllableState', 'use-controllable-state.ts'],
  ])('finds by %j a name that a text writes in one word: %s', (query, sentence) => {
    expect(searchTexts([sentence, 'Other words'])(query)).toEqual(['/p0/']);
  });

  it.each(['5.15.6', 'v5.15.6', '5.15', 'fixed in 5.15.6'])(
    'finds the version %s before others with its digits',
    (query) => {
      const texts = ['Chapter 5 of 15, with 6 items.', 'Version 5.16.5 and 15.6 came.', 'Fixed in v5.15.6.', '6.15.5'];

      expect(searchTexts(texts)(query)).toEqual(['/p2/']);
    },
  );

  it('finds functions and types by their names, after everything else', () => {
    const range = record('/lib/range/', 'Range fields', { keywords: ['date range'] });
    const types = record('/lib/api/types/', 'Lib Types', {
      kind: 'symbol',
      headings: [{ id: 'date-range', text: 'DateRange' }],
    });
    const style = record('/lib/api/functions/button-style/', 'buttonStyle API', {
      kind: 'symbol',
      names: ['buttonStyle'],
    });
    const all = createSearch([style, types, range, ...records]);
    const found = (query: string) => all(query).pages.map(({ path }) => path);

    expect(found('buttonStyle')[0]).toBe('/lib/api/functions/button-style/');
    expect(found('button').slice(0, 2)).toEqual(['/lib/button/', '/other/button/']);
    expect(found('date range')[0]).toBe('/lib/range/');
    expect(all('DateRange').pages.at(-1)).toMatchObject({
      kind: 'symbol',
      places: [{ kind: 'symbol', path: '/lib/api/types/#date-range' }],
    });
  });

  it('gives the same answer twice', () => {
    const first = search('button size');
    search('drawer');

    expect(search('button size')).toEqual(first);
  });
});

describe('the name of a prop', () => {
  const reference = (product: string, name: string, props: readonly string[]) =>
    record(`/${product}/api/${name}/`, `${name} API`, {
      kind: 'api',
      names: [name],
      product,
      api: [{ of: name, kind: 'prop', at: 'prop-', names: props }],
    });
  const guide = (product: string, name: string, more: Partial<SearchRecord> = {}) =>
    record(`/${product}/${name}/`, name, { names: [name], product, ...more });
  const all = createSearch(
    [
      guide('lib', 'Sizing', { keywords: ['full width', 'tooltip'] }),
      guide('lib', 'Accordion'),
      guide('lib', 'Button', { demos: ['One', 'Two', 'Three'].map((id) => ({ id, line: '<Button>Save</Button>' })) }),
      guide('lib', 'Tooltip', { demos: [{ id: 'Tip', line: '<Tooltip title="x">' }] }),
      guide('other', 'Button'),
      reference('lib', 'Accordion', ['fullWidth', 'placement']),
      reference('lib', 'Button', ['fullWidth']),
      reference('lib', 'SpeedDial', ['tooltipPlacement']),
      reference('lib', 'Tooltip', ['placement']),
      reference('other', 'Accordion', ['fullWidth']),
      reference('other', 'Button', ['fullWidth']),
    ],
    { ...words, ...writeWordTable([]) },
  );
  const first = (query: string, product?: string) => all(query, { ...(product && { product }) }).pages[0]?.path;

  it.each(['fullWidth', 'fullwidth', 'FullWidth'])('opens by %j the component that demos use most', (query) => {
    expect(first(query)).toBe('/lib/api/Button/');
  });

  it('opens the component of the current product', () => {
    expect(first('fullWidth', 'other')).toBe('/other/api/Button/');
    expect(first('fullWidth', 'lib')).toBe('/lib/api/Button/');
  });

  it('ranks below a keyword of several words for a query of several words', () => {
    expect(first('full width')).toBe('/lib/Sizing/');
  });

  it.each(['tooltip placement', 'tooltp placement', 'placement tooltip'])(
    'beside the name of its component is not taken for one word: %s',
    (query) => {
      expect(first(query)).toBe('/lib/api/Tooltip/');
    },
  );
});

describe('the closest titles', () => {
  it('are those most similar to the query', () => {
    expect(findNearTitles('drower', records).map(({ pathname }) => pathname)[0]).toBe('/lib/drawer/');
    expect(findNearTitles('%%', records)).toEqual([]);
    expect(findNearTitles('taab', [record('/lib/tab/', 'Tab')])).toHaveLength(1);
    // Each shares a pair of letters with it.
    expect(findNearTitles('qwxzvbn', [record('/lib/navbar/', 'Navbar'), record('/lib/nb/', 'nbNO')])).toEqual([]);
  });
});
