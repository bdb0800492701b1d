import { describe, expect, it } from 'vitest';
import { createTextRenderer } from '../../../../cli/pages/api/create-text-renderer.ts';
import { toParseSettings } from '../../../../cli/pages/parse-settings.ts';
import { describePlugins } from '../../../../cli/site/load/plugins/describe-plugins.ts';
import { makePage, makeSite } from '../../../make-page.ts';

const { settings } = toParseSettings(
  {
    site: makeSite(),
    engineKey: '',
    packagesKey: '',
    plugins: describePlugins([], { file: 'docs.config.ts', key: '', isPlain: true, inputs: [] }, ''),
    components: {},
    translated: {},
  },
  'en',
  (_language, key) => key,
);
const at = (targets: Readonly<Record<string, string>> = {}) => ({ page: makePage(), settings, targets });

const texts = [
  'Styles applied to the root element.',
  'If `true`, the button is disabled - and stays so.',
  'A [link](/button/) that some pages have.',
  'A list:\n- one\n- two',
  'See https://example.com, www.example.com and a@example.com.',
  '# A heading',
  '```ts\nlet a;\n```',
  '<b>Bold</b> and &amp;',
];

describe('the texts of a library', () => {
  it('are rendered the same whether or not a page had them before, in any order', () => {
    const render = createTextRenderer();
    render(texts, at());

    for (const met of [texts, texts.toReversed(), [...texts.slice(2), texts[0] ?? '']]) {
      const [find, findAnew] = [render(met, at()), createTextRenderer()(met, at())];
      expect(met.map(find)).toEqual(met.map(findAnew));
    }
    expect(render(texts.slice(0, 1), at())(texts[0] ?? '')).toBe('<p>Styles applied to the root element.</p>');
  });

  it('link only to pages that the current page knows', () => {
    const render = createTextRenderer();
    const [link = ''] = texts.slice(2);

    expect(render([link], at())(link)).toBe('<p>A link that some pages have.</p>');
    expect(render([link], at({ '/button/': '/kit/button/' }))(link)).toContain('href="/kit/button/"');
  });

  it('are rendered one by one if a fence is not closed', () => {
    const render = createTextRenderer();

    expect(render(['```\nopen', 'After it'], at())('After it')).toBe('<p>After it</p>');
    expect(render(['After it', 'Nothing else'], at())('After it')).toBe('<p>After it</p>');
  });
});
