import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import { planApiTab } from '../../../core/api/plan-api-tab.ts';
import { ApiPage } from '../../../templates/api/api-page.tsx';
import { ApiIndex } from '../../../templates/api/api-index.tsx';
import type { ApiTools } from '../../../templates/api/api-tools.ts';
import { ApiTab } from '../../../templates/blocks/api-tab.tsx';
import { makeEntry, makeProp } from '../../core/api/pages/api-entries.ts';
import { makePageProps } from '../../make-page.ts';

const { t, site } = makePageProps();
const tools: ApiTools = {
  t,
  href: (path) => `/base${path}`,
  markdown: (text) => `<p>${text}</p>`,
  code: (code) => `<pre>${code}</pre>`,
  links: { PaperProps: '/base/lib/api/paper/' },
};

function draw(given: Partial<ApiEntry>, showing: { path: string; title: string }[] = []): string {
  const entry = makeEntry({ name: 'TextField', ...given });
  return renderToStaticMarkup(
    <ApiPage
      subject={{
        entry,
        packageName: 'lib',
        showing,
        links: {},
        origins: { focused: '/lib/api/form-control/#form-control-prop-focused' },
        targets: {},
      }}
      tools={tools}
    />,
  );
}

describe('a page of the API', () => {
  it('says where the component is shown, and how it is imported', () => {
    const html = draw({ imports: ["import TextField from 'lib/TextField';", "import { TextField } from 'lib';"] }, [
      { path: '/lib/fields/', title: 'Fields' },
    ]);

    expect(html).toContain('<li><a href="/base/lib/fields/">Fields</a></li>');
    expect(html).toContain('<pre>import TextField from &#x27;lib/TextField&#x27;;'.replaceAll('&#x27;', "'"));
    expect(html).toContain('// or\n');
  });

  it('leads to the source where that is known', () => {
    expect(draw({ sourceUrl: 'https://x.example/Button' })).toContain(
      '<a href="https://x.example/Button">View the source</a>',
    );
    expect(draw({})).not.toContain('View the source');
  });

  it('gives each prop a fragment, its type with links, its default and its text', () => {
    const html = draw({
      props: { paper: makeProp({ type: 'PaperProps', default: '{}', description: 'What it holds.' }) },
    });

    expect(html).toContain(
      '<div class="api-row" id="text-field-prop-paper"><a class="anchor" href="#text-field-prop-paper"',
    );
    expect(html).toContain('<a href="/base/lib/api/paper/">PaperProps</a>');
    expect(html).toContain('<span class="api-label">Default</span><code class="api-type">{}</code>');
    expect(html).toContain('<p>What it holds.</p>');
  });

  it('says the type in a line that is closed, as far as there is room', () => {
    const html = draw({ props: { a: makeProp({ type: 'ReactNode' }), b: makeProp({ type: 'x'.repeat(200) }) } });

    expect(html).toContain('<summary data-brief="ReactNode"><span class="api-name"><code>a</code>');
    expect(html).toContain(`<summary data-brief="${'x'.repeat(89)}…"><span class="api-name"><code>b</code>`);
  });

  it('marks what is required and what is deprecated', () => {
    const html = draw({ props: { a: makeProp({ required: true }), b: makeProp({ deprecated: 'Use a.' }) } });

    expect(html).toContain('<code>a</code></span><span class="chip api-required">Required</span></summary>');
    expect(html).toContain('<code>b</code></span><span class="chip api-deprecated">Deprecated</span></summary>');
    expect(html).toContain('<p>Use a.</p>');
  });

  it('folds what it inherits, and leads to where that is explained', () => {
    const html = draw({
      inheritance: { component: 'FormControl', pathname: '/lib/api/form-control/' },
      props: {
        far: makeProp({ inheritedFrom: 'FormControl' }),
        focused: makeProp({ type: 'boolean', inheritedFrom: 'FormControl' }),
      },
    });

    expect(html).toContain('<details class="api-inherited"><summary>Props of FormControl: 2</summary>');
    expect(html).toContain('<li id="text-field-prop-far"><code>far</code>');
    expect(html).toContain(
      '<li id="text-field-prop-focused"><a href="/base/lib/api/form-control/#form-control-prop-focused"><code>focused</code></a>',
    );
    expect(html).toContain(
      '<p>Whatever <a href="/base/lib/api/form-control/"><code>FormControl</code></a> takes is taken as well, and handed on to it.</p>',
    );
  });

  it('folds what comes from several places by the place', () => {
    const html = draw({
      inheritance: { component: 'FormControl' },
      props: { a: makeProp({ inheritedFrom: 'FormControl' }), b: makeProp({ inheritedFrom: 'useField' }) },
    });

    expect([...html.matchAll(/<summary>(Props of [^<]+)</g)].map(([, text]) => text)).toEqual([
      'Props of FormControl: 1',
      'Props of useField: 1',
    ]);
  });

  it('says what the ref holds, which attributes are taken, and what a theme changes', () => {
    const html = draw({
      refHolder: 'HTMLDivElement',
      nativeProps: ['about', 'className', 'style'],
      muiName: 'MuiTextField',
      themeDefaultProps: true,
    });

    expect(html).toContain('<p>The ref holds the root, <code>HTMLDivElement</code>.</p>');
    expect(html).toContain(
      '<p>Attributes of the element, such as className, style, are taken as well and reach the root.</p>',
    );
    expect(html).toContain(
      '<p>A theme changes the defaults of these props under the name <code>MuiTextField</code>.</p>',
    );
    expect(draw({})).toContain('<p>A ref is not taken.</p>');
  });

  it('lists slots and classes with their fragments', () => {
    const html = draw({
      slots: [{ name: 'root', class: 'MuiTextField-root', default: "'div'", description: 'Around all.' }],
      classes: [{ key: 'focused', className: 'Mui-focused', global: true, description: 'While typing.' }],
    });

    expect(html).toContain('id="TextField-css-MuiTextField-root"');
    expect(html).toContain('id="text-field-classes-focused"');
    expect(html).toContain('<code>.Mui-focused</code></span><span class="chip">Shared</span>');
  });

  it('describes what a function is called with', () => {
    const signature = {
      type: '(event: object) => void',
      parameters: [{ name: 'event', type: 'object', optional: false, description: 'What happened.' }],
      returns: { type: 'void', description: '' },
    };
    const html = draw({ props: { onChange: makeProp({ type: 'func', signature }) } });

    expect(html).toContain('<span class="api-label">Signature</span>');
    expect(draw({ props: { onChange: makeProp({ type: '(event: Event) => void', signature }) } })).not.toContain(
      'Signature',
    );
    expect(html).toContain('<li><code>event</code> <div class="api-words"><p>What happened.</p></div></li>');
  });

  it('folds a long union behind its first members', () => {
    const type = Array.from({ length: 9 }, (_, index) => `'a-rather-long-color-${index}'`).join(' | ');

    expect(draw({ props: { color: makeProp({ type }) } })).toContain(
      '<span class="api-more">and 5 more</span></summary>',
    );
  });

  it('tells of parameters and the return value of a hook, and nothing of refs', () => {
    const html = draw({
      name: 'useTab',
      kind: 'hook',
      parameters: { value: makeProp({ required: true }) },
      returnValue: { selected: makeProp({ type: 'boolean', required: true }) },
    });

    expect(html).toContain('id="use-tab-parameters-value"');
    expect(html).toContain('id="use-tab-return-value-selected"');
    expect(html.match(/api-required/g)).toHaveLength(1);
    expect(html).not.toContain('A ref');
  });
});

describe('a tab of the API', () => {
  const entries = planApiTab({ components: ['Tab', 'Panel'], hooks: [] }, 'components-api', 'lib');

  it('tells what is known of an entry below its import, and only the import of others', () => {
    const subject = {
      entry: makeEntry({ name: 'Tab', props: { value: makeProp() } }),
      packageName: 'lib',
      showing: [],
      links: {},
      origins: { focused: '/lib/api/form-control/#form-control-prop-focused' },
      targets: {},
    };
    const html = renderToStaticMarkup(
      <ApiTab
        entries={entries}
        known={new Map([['Tab', { subject, tools }]])}
        renderImport={(code) => `<pre>${code}</pre>`}
        t={t}
      />,
    );

    expect(html).toContain('<h3 id="tab-props">Props');
    expect(html).toContain('id="tab-prop-value"');
    expect(html).toContain('<h3 id="panel-import">');
    expect(html).not.toContain('panel-props');
  });
});

describe('the index of the API', () => {
  it('lists names by product and package, and leaves out empty packages', () => {
    const group = {
      product: 'lib',
      packageName: 'lib',
      version: '1.0.0',
      lines: [{ name: 'Tab', path: '/lib/api/tab/', kind: 'component' as const, isDeprecated: true }],
    };
    const html = renderToStaticMarkup(
      <ApiIndex groups={[group, { ...group, packageName: 'lab', lines: [] }]} site={site} t={t} href={tools.href} />,
    );

    expect(html).toContain(
      '<ul class="api-names" aria-label="Components"><li id="index-tab"><a href="/base/lib/api/tab/">Tab</a><span class="chip api-deprecated">Deprecated</span></li></ul>',
    );
    expect(html).not.toContain('aria-label="lab"');
    expect(html).toContain(
      '<div class="api-filter" data-found="{count} of {all} shown" data-none="Nothing has that name." hidden="">',
    );
  });
});
