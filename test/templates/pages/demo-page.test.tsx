import { describe, expect, it } from 'vitest';
import { renderDemoPage, type DemoPageProps } from '../../../templates/pages/demo-page.tsx';
import { makePageProps } from '../../make-page.ts';

const noStyles = { rules: {}, globals: {}, sheets: {}, widths: [] };

function draw(changes: Partial<DemoPageProps> = {}): string {
  return renderDemoPage({
    ...makePageProps({
      assets: {
        style: '/_app/style.css',
        settings: '/_app/settings.css',
        icon: '/favicon.svg',
        script: '/_app/main.js',
        preloads: ['/_app/react.js'],
      },
    }),
    name: 'Basic',
    file: 'content/a/Basic.tsx',
    path: '/a/demo/Basic/',
    owner: { path: '/a/', title: 'A & B' },
    html: '<button>Live</button>',
    faults: [],
    prefix: 'Basic-',
    demoKey: 'Basic/system',
    module: '/_app/demos.js',
    styles: noStyles,
    sources: [{ name: 'Basic.tsx', html: '<pre>typed</pre>' }],
    ...changes,
  });
}

describe('the page of a demo', () => {
  it('shows the demo alone, live, and its sources below', () => {
    const html = draw();

    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr"/);
    expect(html).toContain('<title>Basic – A &amp; B</title>');
    expect(html).toContain('data-demo="Basic" data-docs-source="content/a/Basic.tsx" data-island="Demo"');
    expect(html).toContain(
      'data-docs-key="Basic/system" data-docs-prefix="Basic-" data-docs-stylings="system tailwind css"><button>Live</button></div>',
    );
    expect(html).toContain('<summary>Basic.tsx</summary><div><pre>typed</pre></div>');
    expect(html).toContain('{&quot;name&quot;:&quot;Basic&quot;,&quot;module&quot;:&quot;/_app/demos.js&quot;}');
  });

  it('is excluded from search engines, and links to the page it belongs to', () => {
    const html = draw();

    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<link rel="canonical" href="/a/"/>');
    expect(html).toContain('<a href="/a/#Basic">A &amp; B</a>');
  });

  it('loads the styles and scripts of the site', () => {
    const html = draw({ styles: { ...noStyles, rules: { abc: '.css-abc{color:red}' } } });

    expect(html).toContain(
      '<link rel="stylesheet" href="/_app/style.css"/><style data-emotion="css abc" data-s="">.css-abc{color:red}</style>',
    );
    expect(html).toContain(
      '<link rel="modulepreload" href="/_app/react.js"/><script type="module" src="/_app/main.js"></script>',
    );
  });

  it('shows why the demo could not be rendered, and loads no script for it', () => {
    const html = draw({ html: undefined, faults: ['content/a/Basic.tsx:2:9  The demo fails with "boom"'] });

    expect(html).toContain(
      '<div class="demo-fault"><p>This demo could not be rendered.</p><pre>content/a/Basic.tsx:2:9  The demo fails with &quot;boom&quot;</pre></div>',
    );
    expect(html).not.toContain('/_app/demos.js');
  });
});
