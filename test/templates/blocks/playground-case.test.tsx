import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlaygroundCase, type PlaygroundCaseProps } from '../../../templates/blocks/playground-case.tsx';
import type { ShownPlayground } from '../../../core/model/playground.ts';
import { translateEnglish as t } from '../../make-page.ts';

const playground: ShownPlayground = {
  component: 'Button',
  head: [{ role: '', text: "import Button from 'lib/Button';\n\n" }],
  start: { children: '</script>"' },
  controls: [{ kind: 'text', prop: 'children' }],
};

function draw(changes: Partial<PlaygroundCaseProps> = {}): string {
  const props: PlaygroundCaseProps = {
    t,
    faults: [],
    playground,
    demoKey: 'playground/Button',
    module: '/_app/demos.js',
    prefix: 'p-1-',
    html: '<button>Live</button>',
    code: '<pre>code</pre>',
    ...changes,
  };
  return renderToString(<PlaygroundCase {...props} />);
}

const jsonOf = (html: string, name: string) =>
  JSON.parse(
    (new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '{}')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  ) as unknown;

describe('the case of a playground', () => {
  it('contains the component, its controls and its code', () => {
    const html = draw();

    expect(html).toContain('role="group" aria-label="Playground: Button"');
    expect(html).toContain(
      '<div class="demo-root" data-docs-key="playground/Button" data-docs-prefix="p-1-"><button>Live</button></div>',
    );
    expect(html).toContain('<div class="playground-controls" role="group" aria-label="Button props">');
    expect(html).toContain('<div class="playground-code"><pre>code</pre></div>');
    expect(html).toContain('aria-label="Reset the props"');
  });

  it('passes its facts to the script, whatever its texts contain', () => {
    const html = draw();

    expect(jsonOf(html, 'data-docs-playground')).toEqual(playground);
    expect(jsonOf(html, 'data-docs-props')).toEqual({
      name: 'Button',
      module: '/_app/demos.js',
      start: playground.start,
    });
    expect(html).not.toContain('</script>');
  });

  it('has a button for all of its code only if a part of it is hidden', () => {
    const lines = (count: number) => Array.from({ length: count }, () => 'line').join('\n');
    const button = /<button class="demo-tool playground-more"[^>]*>.*?<\/button>/;

    expect(button.exec(draw({ code: `<pre>${lines(10)}</pre>` }))?.[0]).toBe(
      '<button class="demo-tool playground-more" type="button" aria-expanded="false"><span class="when-closed">Show all</span><span class="when-open">Show less</span></button>',
    );
    expect(button.exec(draw({ code: `<pre>${lines(9)}</pre>` }))?.[0]).toContain(' hidden=""');
    expect(button.exec(draw({ code: undefined }))?.[0]).toContain(' hidden=""');
  });

  it('has a note without a script', () => {
    expect(draw()).toContain('<noscript><p class="playground-note">Enable JavaScript');
  });

  it('explains why there is nothing to see', () => {
    const html = draw({ html: undefined, faults: ['The playground of "Button" cannot be shown'] });

    expect(html).toContain(
      '<p>This component could not be rendered.</p><pre>The playground of &quot;Button&quot; cannot be shown</pre>',
    );
    expect(html).not.toContain('data-island');
    expect(draw({ playground: undefined, faults: ['No component'] })).toContain('<pre>No component</pre>');
  });
});
