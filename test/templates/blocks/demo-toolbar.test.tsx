import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DemoCaseProps, ShownStyling } from '../../../templates/blocks/demo-case-props.ts';
import { DemoToolbar } from '../../../templates/blocks/demo-toolbar.tsx';
import { translateEnglish as t } from '../../make-page.ts';

const styling: ShownStyling = {
  styling: 'system',
  serves: ['system'],
  prefix: 'Demo-',
  html: '<p></p>',
  faults: [],
  sources: [
    { variant: 'TS', preview: 'x', files: [] },
    { variant: 'JS', preview: 'x', files: [] },
  ],
};

function draw(changes: Partial<DemoCaseProps> = {}): string {
  const props = {
    name: 'Demo',
    file: 'content/a/Demo.tsx',
    id: 'Demo',
    options: {},
    stylings: [styling],
    hrefs: {
      sources: '/s.json',
      page: '/a/demo/Demo/',
      live: '/live.json',
      repository: 'https://github.com/example/lib/blob/main/Demo.tsx',
    },
    t,
  };
  return renderToString(<DemoToolbar {...props} {...changes} />);
}

const tools = (html: string) =>
  [...html.matchAll(/data-docs-tool="([^"]*)"(?: data-docs-value="([^"]*)")?/g)].map(([, tool, value]) =>
    value ? `${tool} ${value}` : tool,
  );

describe('the tools of a demo', () => {
  it('are in the order in which they are used', () => {
    expect(tools(draw())).toEqual([
      'variant TS',
      'variant JS',
      'expand',
      'edit',
      'copy',
      'open',
      'codesandbox',
      'stackblitz',
      'more',
      'mode',
      'direction',
      'density',
      'focus',
      'reset',
      'link JS',
      'link TS',
    ]);
  });

  it('are one tab stop', () => {
    // The groups among the tools have no tab stop of their own: the script of the toolbar moves the focus into them.
    expect(draw().match(/<button class="demo-tool[^>]*tabindex="0"/g)).toHaveLength(1);
    expect(draw()).toMatch(/data-docs-tool="expand" aria-expanded="false" tabindex="0"/);
  });

  it('all have names', () => {
    const nameless = [...draw().matchAll(/<button[^>]*>(?:(?!<\/button>).)*<\/button>/gs)]
      .map(([button]) => button)
      .filter((button) => !/aria-label="[^"]+"/.test(button) && !button.replace(/<[^>]*>/g, '').trim());

    expect(nameless).toEqual([]);
    expect(draw()).toMatch(/role="toolbar" aria-label="[^"]*Demo[^"]*"/);
  });

  it('include a choice of styling solutions if there are several', () => {
    expect(tools(draw({ stylings: [styling, { ...styling, styling: 'css' }] })).slice(0, 2)).toEqual([
      'styling system',
      'styling css',
    ]);
  });

  it('disable TypeScript if there is none', () => {
    const html = draw({ stylings: [{ ...styling, sources: [{ variant: 'JS', files: [] }] }] });

    expect(html).toMatch(/<button[^>]*data-docs-value="TS"[^>]* disabled=""/);
    expect(tools(html)).not.toContain('link TS');
  });

  it('are only those of the source if the demo could not be rendered', () => {
    expect(tools(draw({ stylings: [{ ...styling, html: undefined }] }))).toEqual([
      'variant TS',
      'variant JS',
      'expand',
      'copy',
      'open',
      'codesandbox',
      'stackblitz',
      'more',
      'link JS',
      'link TS',
    ]);
  });

  it.each([[{ options: { disableLiveEdit: true } }], [{ hrefs: { sources: '/s.json', page: '/a/demo/Demo/' } }]])(
    'have no edit button if the demo cannot be edited: %j',
    (changes) => {
      expect(tools(draw(changes))).not.toContain('edit');
    },
  );

  it('link to the source in the repository, and to the page of the demo', () => {
    expect([...draw().matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/a/demo/Demo/',
      'https://github.com/example/lib/blob/main/Demo.tsx',
    ]);
  });

  it('link no variant of a demo that is shown a second time', () => {
    expect(tools(draw({ id: undefined })).at(-1)).toBe('reset');
  });

  it('have no empty menu', () => {
    const still = [{ ...styling, html: undefined }];
    const hrefs = { sources: '/s.json', page: '/a/demo/Demo/' };

    expect(tools(draw({ id: undefined, hrefs, stylings: still }))).not.toContain('more');
  });

  it('explain the short labels in their tooltips', () => {
    expect(draw()).toMatch(/data-docs-value="TS" data-docs-tip="TypeScript"/);
    expect(draw()).not.toContain('title=');
  });

  it('label the expander by its effect, with and without a preview', () => {
    const words = (html: string) =>
      [...html.matchAll(/<span class="when-\w+">([^<]*)<\/span>/g)].map(([, word]) => word);

    expect(words(draw())).toEqual([t('demo.expand'), t('demo.collapse')]);
    expect(words(draw({ options: { defaultCodeOpen: false } }))).toEqual([t('demo.show'), t('demo.hide')]);
    expect(draw({ options: { defaultCodeOpen: true } })).toContain('data-docs-tool="expand" aria-expanded="true"');
  });
});
