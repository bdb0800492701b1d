import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DemoCase, listDemoAnchors, toPageHref } from '../../../templates/blocks/demo-case.tsx';
import type { DemoCaseProps, ShownStyling } from '../../../templates/blocks/demo-case-props.ts';
import { translateEnglish as t } from '../../make-page.ts';

function shown(changes: Partial<ShownStyling> = {}): ShownStyling {
  return {
    styling: 'system',
    serves: ['system', 'tailwind', 'css'],
    prefix: 'Demo-',
    html: '<button>Live</button>',
    faults: [],
    sources: [
      { variant: 'TS', preview: '<pre>preview</pre>', files: [{ name: 'Demo.tsx', html: '<pre>typed</pre>' }] },
      { variant: 'JS', preview: '<pre>preview</pre>', files: [{ name: 'Demo.js', html: '<pre>plain</pre>' }] },
    ],
    ...changes,
  };
}

function draw(changes: Partial<DemoCaseProps> = {}): string {
  const props = {
    name: 'Demo',
    file: 'content/a/Demo.tsx',
    id: 'Demo',
    options: {},
    stylings: [shown()],
    hrefs: { module: '/_app/demos.js', sources: '/_app/sources.json', page: '/a/demo/Demo/', live: '/_app/live.json' },
    t,
  };
  return renderToString(<DemoCase {...props} {...changes} />);
}

const factsOf = (html: string) =>
  JSON.parse((/data-docs-props="([^"]*)"/.exec(html)?.[1] ?? '{}').replaceAll('&quot;', '"')) as unknown;

describe('the case of a demo', () => {
  it('contains the component, its tools and a preview of its source', () => {
    const html = draw();

    expect(html).toContain('data-demo="Demo" data-docs-source="content/a/Demo.tsx" data-island="Demo"');
    expect(html).toContain(
      '<div class="demo-root" data-docs-key="Demo/system" data-docs-prefix="Demo-" data-docs-stylings="system tailwind css"><button>Live</button></div>',
    );
    expect(html).toContain('role="toolbar"');
    expect(html).toContain('<div class="demo-preview" data-docs-variants="TS JS"><pre>preview</pre></div>');
    expect(html).not.toContain('typed');
    expect(factsOf(html)).toEqual({
      name: 'Demo',
      module: '/_app/demos.js',
      sources: '/_app/sources.json',
      live: '/_app/live.json',
    });
  });

  it('links to its source without a script', () => {
    expect(draw()).toContain('<noscript><a class="demo-more" href="/a/demo/Demo/">');
  });

  it('has a preview for each language if they differ', () => {
    const sources = shown().sources.map((source) => ({ ...source, preview: `<pre>${source.variant}</pre>` }));
    const html = draw({ stylings: [shown({ sources })] });

    expect(html).toContain(
      '<div class="demo-preview" data-docs-variants="TS"><pre>TS</pre></div><div class="demo-preview" data-docs-variants="JS"><pre>JS</pre></div>',
    );
  });

  it('shows the full source at once, or none, by an option of its marker', () => {
    expect(draw({ options: { defaultCodeOpen: true } })).toContain(
      '<div class="demo-whole" data-docs-variants="TS"><pre>typed</pre></div><div class="demo-whole" data-docs-variants="JS"><pre>plain</pre></div>',
    );
    expect(draw({ options: { defaultCodeOpen: true } })).toContain('data-docs-open=""');
    expect(draw({ options: { defaultCodeOpen: false } })).not.toMatch(/demo-preview|demo-whole/);
  });

  it('has no tools and no source by an option of its marker', () => {
    expect(draw({ options: { hideToolbar: true } })).not.toMatch(/demo-tools|demo-code|demo-anchor/);
    expect(draw({ options: { hideToolbar: true, bg: 'inline' } })).toContain('class="demo demo-bare"');
  });

  it.each([
    [{}, 'demo-stage demo-outlined'],
    [{ bg: true }, 'demo-stage demo-plain'],
    [{ bg: 'gradient' }, 'demo-stage demo-gradient'],
    [{ bg: 'playground', maxWidth: 400 }, 'demo-stage demo-playground demo-width-400'],
    [{ iframe: true }, 'demo-stage demo-plain'],
  ] as const)('has the background from the options of its marker: %j', (options, className) => {
    expect(draw({ options })).toContain(`class="${className}"`);
  });

  it('is shown in light mode if it does not support dark mode', () => {
    expect(draw({ isLight: true })).toContain('<div class="demo-stage demo-outlined" data-mode="light">');
    expect(draw({})).not.toContain('data-mode');
  });

  it('may show its component in a frame', () => {
    const html = draw({ options: { iframe: true, height: 300 } });

    expect(html).toMatch(
      /<iframe class="demo-frame" data-docs-stylings="system tailwind css" src="\/a\/demo\/Demo\/" title="[^"]+" height="300" loading="lazy">/,
    );
    expect(html).not.toContain('demo-root');
  });

  it('cannot be edited by an option of its marker', () => {
    const html = draw({ options: { disableLiveEdit: true } });

    expect(html).not.toContain('data-docs-tool="edit"');
    expect(factsOf(html)).not.toHaveProperty('live');
  });
});

describe('a demo in several styling solutions', () => {
  const stylings = [
    shown({ serves: ['system', 'tailwind'] }),
    shown({ styling: 'css', serves: ['css'], prefix: 'Demo-css-', html: '<i></i>' }),
  ];

  it('is rendered in the page in each solution', () => {
    const html = draw({ stylings });

    expect(html).toContain(
      'data-docs-key="Demo/css" data-docs-prefix="Demo-css-" data-docs-stylings="css"><i></i></div>',
    );
    expect(html).toContain('data-docs-stylings="system tailwind"');
  });

  it('notes which styling it does not have', () => {
    const html = draw({ stylings });

    expect(html).toMatch(/<p class="demo-note" data-docs-stylings="tailwind">[^<]*Tailwind[^<]*<\/p>/);
    expect(html).not.toMatch(/<p class="demo-note" data-docs-stylings="css">/);
    expect(draw()).not.toContain('demo-note');
  });

  it('has a separate page for each', () => {
    expect(stylings.map(({ styling }) => toPageHref('/a/demo/Demo/', styling, stylings))).toEqual([
      '/a/demo/Demo/',
      '/a/demo/Demo/css/',
    ]);
  });
});

describe('a demo without types', () => {
  it('shows a note to readers who prefer TypeScript', () => {
    const html = draw({ stylings: [shown({ sources: [{ variant: 'JS', files: [] }] })] });

    expect(html).toMatch(/<p class="demo-note" data-docs-variants="TS">/);
  });
});

describe('a demo that could not be rendered', () => {
  it('shows the reason, and has no script', () => {
    const html = draw({
      stylings: [shown({ html: undefined, faults: ['content/a/Demo.tsx:2:9  The demo fails with "<boom>"'] })],
    });

    expect(html).toContain(
      '<div class="demo-fault" data-docs-stylings="system tailwind css"><p>This demo could not be rendered.</p><pre>content/a/Demo.tsx:2:9  The demo fails with &quot;&lt;boom&gt;&quot;</pre></div>',
    );
    expect(factsOf(html)).not.toHaveProperty('module');
  });
});

describe('the fragments of a demo', () => {
  it('are its name and its variants the first time that it is shown', () => {
    const html = draw();

    expect(html).toContain('id="Demo"');
    expect([...html.matchAll(/class="demo-anchor" id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'Demo.tsx',
      'Demo.js',
    ]);
    expect(draw({ id: undefined })).not.toContain('id="Demo');
  });

  it('contain the styling solution if there are several', () => {
    expect(
      listDemoAnchors('Demo', [shown(), shown({ styling: 'tailwind', sources: [{ variant: 'JS', files: [] }] })]),
    ).toEqual(['Demo.tsx', 'Demo.js', 'system-Demo.tsx', 'system-Demo.js', 'tailwind-Demo.js']);
  });
});
