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
        guides: { theming: '/lib/theming/', sx: '/system/the-sx-prop/' },
        targets: {},
      }}
      tools={tools}
    />,
  );
}

describe('a page of the API', () => {
  it('names the CSS properties that are props, and folds a list of many', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

    expect(draw({ styleProps: names(24) })).toContain(
      `<p>CSS properties are available as props: ${names(24).join(', ')}.</p>`,
    );
    const folded = draw({ styleProps: names(170) });
    expect(folded).toContain(
      '<details><summary>CSS properties are available as props: p0, p1, p2, p3, p4, p5, p6, p7 and 162 more.</summary>',
    );
    expect(folded).toContain(`<p>${names(170).join(', ')}</p></details>`);
  });

  it('links to the demos of the component, and shows its imports', () => {
    const html = draw({ imports: ["import TextField from 'lib/TextField';", "import { TextField } from 'lib';"] }, [
      { path: '/lib/fields/', title: 'Fields' },
    ]);

    expect(html).toContain('<li><a href="/base/lib/fields/">Fields</a></li>');
    expect(html).toContain('<pre>import TextField from &#x27;lib/TextField&#x27;;'.replaceAll('&#x27;', "'"));
    expect(html).toContain('// or\n');
  });

  it('says what the component is before its demos and its import', () => {
    const html = draw({ description: 'Takes a line of text.' }, [{ path: '/lib/fields/', title: 'Fields' }]);

    const parts = ['<p>Takes a line of text.</p>', 'id="demos"', 'id="import"'];
    expect(parts.map((part) => html.indexOf(part))).toEqual(
      parts.map((part) => html.indexOf(part)).sort((a, b) => a - b),
    );
    expect(html).toContain(parts[0]);
  });

  it('links to the source if it is known', () => {
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

  it('shows the type in a closed line, as far as there is room', () => {
    const html = draw({ props: { a: makeProp({ type: 'ReactNode' }), b: makeProp({ type: 'x'.repeat(200) }) } });

    expect(html).toContain('<summary data-docs-brief="ReactNode"><span class="api-name"><code>a</code>');
    expect(html).toContain(`<summary data-docs-brief="${'x'.repeat(89)}…"><span class="api-name"><code>b</code>`);
  });

  it('shows the first members of a long union in a closed line, and counts the others', () => {
    const html = draw({
      props: {
        a: makeProp({ type: "'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info'" }),
        b: makeProp({ type: "'small' | 'large' | (() => 'a' | 'b')" }),
      },
    });

    const [color, size] = [...html.matchAll(/data-docs-brief="(.*?)"/g)].map(([, brief]) =>
      brief?.replaceAll('&#x27;', "'").replaceAll('&gt;', '>').replaceAll('|\u2060\u00a0', '| '),
    );
    expect(color).toBe("'inherit' | 'primary' | 'secondary' | +3");
    expect(size).toBe("'small' | 'large' | (() => 'a' | 'b')");
  });

  it('shows the default and the first sentence in a closed line', () => {
    const html = draw({
      props: {
        a: makeProp({ default: "'md'", description: 'How large it is. Small ones are for tables.' }),
        b: makeProp({ description: 'No default.' }),
        c: makeProp({ default: 'false' }),
      },
    });

    expect(html).toContain(
      '<span class="api-glance"><code><span class="t-s">\'md\'</span></code><span>How large it is.</span></span></summary>',
    );
    expect(html).toContain('<span class="api-glance"><code></code><span>No default.</span></span></summary>');
    expect(html).toContain(
      '<span class="api-glance"><code><span class="t-n">false</span></code><span></span></span></summary>',
    );
    expect(draw({ props: { a: makeProp({}) } })).not.toContain('api-glance');
  });

  it('marks deprecated slots and the stage of parts', () => {
    const html = draw({
      stage: 'experimental',
      props: { a: makeProp({ stage: 'beta' }) },
      slots: [{ name: 'root', description: '', deprecated: '' }],
    });

    expect(html).toContain('<p><span class="chip api-stage">Experimental</span></p>');
    expect(html).toContain('<code>a</code></span><span class="chip api-stage">Beta</span></summary>');
    expect(html).toContain('<code>root</code></span><span class="chip api-deprecated">Deprecated</span></summary>');
  });

  it('marks required and deprecated props', () => {
    const html = draw({ props: { a: makeProp({ required: true }), b: makeProp({ deprecated: 'Use a.' }) } });

    expect(html).toContain('<code>a</code></span><span class="chip api-required">Required</span></summary>');
    expect(html).toContain('<code>b</code></span><span class="chip api-deprecated">Deprecated</span></summary>');
    expect(html).toContain('<p>Use a.</p>');
  });

  it('shows inherited props in the same list, open, with their origin and text', () => {
    const html = draw({
      inheritance: { component: 'FormControl', pathname: '/lib/api/form-control/' },
      props: {
        own: makeProp(),
        far: makeProp({ inheritedFrom: 'FormControl', description: 'How far.' }),
        focused: makeProp({ type: 'boolean', inheritedFrom: 'FormControl' }),
        ref: makeProp({ inheritedFrom: 'useField' }),
      },
    });

    expect(html).toContain(
      '<p class="api-from" id="props-form-control">Props of <a href="/base/lib/api/form-control/"><code>FormControl</code></a>: 2</p>',
    );
    expect(html).toContain('<p class="api-from" id="props-use-field">Props of <code>useField</code>: 1</p>');
    expect(html.match(/<details(?! open)[^>]*>/g)).toBeNull();
    expect([...html.matchAll(/class="api-row" id="text-field-prop-(\w+)"/g)].map(([, name]) => name)).toEqual([
      'own',
      'far',
      'focused',
      'ref',
    ]);
    expect(html).toMatch(
      /<code>far<\/code><\/span><span class="chip api-origin">FormControl<\/span>[^]*<p>How far\.<\/p>/,
    );
    expect(html).toContain(
      '<p>Also accepts all <a href="/base/lib/api/form-control/"><code>FormControl</code></a> props.</p>',
    );
  });

  it('defines the names in a type, and lists the allowed plain values', () => {
    const html = draw({
      props: {
        origin: makeProp({
          type: 'Origin[]',
          plain: "'top' | number",
          types: [
            {
              name: 'Origin',
              description: 'Where it begins.',
              fields: [
                { name: 'vertical', type: "'top' | 'bottom'", required: true, description: 'Up or down.' },
                { name: 'offset', type: 'number', required: false, default: '8', description: '' },
              ],
            },
            { name: 'Order', type: "'asc' | 'desc'", description: '', fields: [] },
          ],
        }),
      },
    });

    expect(html).toContain('<span class="api-of">Values:</span>');
    expect(html).toMatch(/<code class="api-type">Origin<\/code><\/div><div class="api-words"><p>Where it begins\./);
    expect(html).toMatch(/<code class="api-field">vertical<\/code> <code class="api-type">.*bottom/);
    expect(html).toContain('<p>Up or down.</p>');
    expect(html).toMatch(
      /<code class="api-field">offset\?<\/code>.*<span class="api-of">Default<\/span> <code[^>]*>.*8/,
    );
    expect(html).toMatch(/<code class="api-type">Order<\/code> = <code class="api-type">.*desc/);
  });

  it('does not list the allowed plain values twice', () => {
    const html = draw({
      props: { color: makeProp({ type: "'a' | 'b' | string", plain: "'a' | 'b'" }) },
    });

    expect(html).not.toContain('Values:');
  });

  it('links from props to sections of the page and guides of the site', () => {
    const slot = { name: 'root', class: 'A-root', description: '' };
    const rule = { key: 'focused', className: 'A-focused', global: false, description: '' };
    const props = { classes: makeProp(), slots: makeProp(), sx: makeProp(), components: makeProp(), other: makeProp() };

    const html = draw({ props, slots: [slot], classes: [rule] });
    expect([...html.matchAll(/<p class="api-hint"><a href="([^"]+)">/g)].map(([, address]) => address)).toEqual([
      '#classes',
      '#slots',
      '#slots',
      '/base/system/the-sx-prop/',
    ]);
    expect(draw({ props: { classes: makeProp(), slots: makeProp() } })).not.toContain('api-hint');
  });

  it('marks a default from the code, and a prop that needs a ref', () => {
    const html = draw({ props: { a: makeProp({ default: '1', defaultFrom: 'code', needsRef: true }) } });

    expect(html).toContain('</code><span class="api-read">read from the code</span>');
    expect(html).toContain('<p class="api-warning">What you pass must be able to hold a ref.</p>');
  });

  it('shows the types of a prop that depends on another one', () => {
    const variants = [
      { prop: 'type', values: ["'one'"], type: 'string', required: false },
      { prop: 'type', values: ["'many'"], type: 'string[]', required: true },
    ];
    const html = draw({ props: { value: makeProp({ variants }) } });

    expect(html.replaceAll(/<span class="t-[^>]*>|<\/span>/g, '')).toMatch(
      /<li>When <code>type: &#x27;one&#x27;<\/code>: <code class="api-type">string<\/code><\/li><li>When <code>type: &#x27;many&#x27;<\/code>: <code class="api-type">string\[\]<\/code><span class="chip api-required">Required/,
    );
  });

  it('describes the ref and the root as rendered, or by types', () => {
    const seen = { root: 'span', ref: { tag: 'input' }, attributes: 'root' as const };

    expect(draw({ refHolder: 'HTMLInputElement', rendered: seen, nativeProps: ['id'] })).toMatch(
      /such as id, and passes them to the root\.<\/p><p>The root element is <code>&lt;span&gt;<\/code>\.<\/p><p>The ref points to <code>HTMLInputElement<\/code>, inside the root\./,
    );
    expect(draw({ refHolder: 'HTMLLIElement', rendered: { root: 'li', ref: 'root' } })).toContain(
      '<p>The ref points to the root, <code>HTMLLIElement</code>.</p>',
    );
    expect(draw({ refHolder: 'HTMLLIElement', nativeProps: ['key', 'ref'] })).toContain(
      '<p>The ref points to <code>HTMLLIElement</code>.</p>',
    );
    expect(draw({ nativeProps: ['key', 'ref', 'children'] })).not.toMatch(/The ref|root|as well/);
  });

  it('reports that any prop is accepted if the library does not list them', () => {
    expect(draw({ anyProps: true })).toContain('<p>Takes any prop: the library does not say which.</p>');
    expect(draw({})).not.toContain('Takes any prop');
    expect(draw({ anyProps: true, props: { size: makeProp({}) } })).toContain('<p>Takes any other prop as well.</p>');
  });

  it('lists accepted attributes, and theme defaults', () => {
    const html = draw({
      nativeProps: ['about', 'className', 'style'],
      muiName: 'MuiTextField',
      themeDefaultProps: true,
    });

    expect(html).toContain('<p>Also accepts attributes of an element, such as className, style.</p>');
    expect(html).toContain(
      '<p>Use the name <code>MuiTextField</code> to change the defaults of these props in a theme. <a href="/base/lib/theming/">Learn how theming works.</a></p>',
    );
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

  it('describes the parameters of a function', () => {
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

  it.each([
    '((value: number) => void) | ((value: string, late: boolean) => void)',
    '((value: number) => void) | null',
    '((value: number) => void) & { flush(): void }',
  ])('shows a function as the whole type that it is a part of: %s', (type) => {
    const signature = {
      type: '(value: number) => void',
      parameters: [{ name: 'value', type: 'number', optional: false, description: '' }],
      returns: { type: 'void', description: '' },
    };
    const html = draw({ props: { onPick: makeProp({ type, signature }) } });

    expect(
      html
        .match(/<code class="api-type">(.*?)<\/code>/)?.[1]
        ?.replaceAll(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' '),
    ).toBe(type.replaceAll('&', '&amp;').replaceAll('>', '&gt;'));
    expect(html).not.toContain('Signature');
  });

  it('folds a long union behind its first members', () => {
    const type = Array.from({ length: 9 }, (_, index) => `'a-rather-long-color-${index}'`).join(' | ');

    expect(draw({ props: { color: makeProp({ type }) } })).toContain(
      '<span class="api-more">and 5 more</span></summary>',
    );
  });

  it('shows parameters and the return value of a hook, but no ref', () => {
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

  it('shows the API of a documented entry below its import, and only the import of others', () => {
    const subject = {
      entry: makeEntry({ name: 'Tab', props: { value: makeProp() } }),
      packageName: 'lib',
      showing: [],
      links: {},
      origins: { focused: '/lib/api/form-control/#form-control-prop-focused' },
      guides: {},
      targets: {},
    };
    const html = renderToStaticMarkup(
      <ApiTab
        entries={entries}
        documented={new Map([['Tab', { subject, tools }]])}
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
      '<ul class="api-names" aria-label="Components" data-docs-kind="component"><li><a href="/base/lib/api/tab/">Tab</a><span class="chip api-deprecated">Deprecated</span></li></ul>',
    );
    expect(html).not.toContain('aria-label="lab"');
    expect(html).toContain(
      '<div class="api-filter" data-docs-found="{count} of {all} shown" data-docs-none="No matches." hidden="">',
    );
    // With one kind, there is nothing to choose.
    expect(html).not.toContain('toggle-group');
  });

  it('has a button for each kind, none of them pressed', () => {
    const line = (name: string, kind: 'component' | 'hook' | 'type') => ({
      name,
      path: `/${name}/`,
      kind,
      isDeprecated: false,
    });
    const group = {
      product: 'lib',
      packageName: 'lib',
      version: '1.0.0',
      lines: [line('Tab', 'component'), line('useTab', 'hook'), line('TabProps', 'type')],
    };
    const html = renderToStaticMarkup(<ApiIndex groups={[group]} site={site} t={t} href={tools.href} />);

    expect(
      [...html.matchAll(/<button value="(\w+)"[^>]* aria-pressed="(\w+)"[^>]*>(\w+)/g)].map(([, ...found]) => found),
    ).toEqual([
      ['component', 'false', 'Components'],
      ['hook', 'false', 'Hooks'],
      ['type', 'false', 'Types'],
    ]);
    expect(html).toContain('<div role="group" aria-label="Kinds" class="toggle-group api-kinds">');
  });
});
