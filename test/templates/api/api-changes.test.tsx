import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ApiChange } from '../../../core/api/compare-entries.ts';
import { ApiChanges } from '../../../templates/api/api-changes.tsx';
import type { ApiTools } from '../../../templates/api/api-tools.ts';
import { makePageProps } from '../../make-page.ts';

const { t } = makePageProps();
const tools: ApiTools = {
  t,
  href: (path) => `/base${path}`,
  markdown: (text) => `<p>${text}</p>`,
  code: (code) => code,
  links: {},
};

function draw(...changes: readonly Omit<ApiChange, 'entry'>[]): string {
  const lines = changes.map((change) => ({
    change: { ...change, entry: 'Button' },
    path: '/lib/api/button/#button-prop-size',
  }));
  const groups = lines.length > 0 ? [{ name: 'Button', id: 'changes-button', path: '/lib/api/button/', lines }] : [];
  return renderToStaticMarkup(
    <ApiChanges
      lists={[{ list: { packageName: 'lib', before: '1.0.0', after: '2.0.0', groups, targets: {} }, tools }]}
      t={t}
    />,
  );
}

describe('the list of changes', () => {
  const part = { word: 'prop', name: 'size' } as const;

  it('names the package and both versions, and counts the changes', () => {
    expect(draw({ kind: 'added', part })).toContain(
      '<code>lib</code><span class="api-version" dir="ltr">1.0.0 → 2.0.0</span>',
    );
    expect(draw({ kind: 'added', part }, { kind: 'added', part })).toContain(
      '<span class="chip change-added">Added</span>2</li>',
    );
    expect(draw()).toContain('<p>No changes.</p>');
  });

  it('links the component and its part', () => {
    const html = draw({ kind: 'added', part, isRequired: true });

    expect(html).toContain('<h3 id="changes-button"><a href="/base/lib/api/button/">Button</a>');
    expect(html).toContain(
      '<a href="/base/lib/api/button/#button-prop-size"><code>size</code></a><span class="chip api-required">Required</span>',
    );
  });

  it('shows the old and the new value', () => {
    const html = draw(
      { kind: 'changed', part, difference: { aspect: 'type', before: "'sm'" } },
      { kind: 'changed', part, difference: { aspect: 'required', before: 'false', after: 'true' } },
    );

    expect(html).toContain(`<dt>Type, before</dt><dd><code class="api-type"><span class="t-s">'sm'</span></code></dd>`);
    expect(html).toContain('<dt>Type, now</dt><dd><i>none</i></dd>');
    expect(html).toContain('<p class="change-note">Now required.</p>');
  });

  it('starts with the changes that need attention', () => {
    const html = draw(
      { kind: 'added', part },
      { kind: 'deprecated', part, advice: 'Use `slots`.\n' },
      { kind: 'removed', part },
    );

    expect([...html.slice(html.indexOf('<h3')).matchAll(/class="chip change-(\w+)"/g)].map(([, kind]) => kind)).toEqual(
      ['removed', 'deprecated', 'added'],
    );
    expect(html).toContain('<p>Use `slots`.</p>');
  });
});
