import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlaygroundControls } from '../../../templates/blocks/playground-controls.tsx';
import type { PlaygroundControl, PlaygroundValues } from '../../../core/model/playground.ts';
import { translateEnglish as t } from '../../make-page.ts';

const draw = (control: PlaygroundControl, start: PlaygroundValues = {}) =>
  renderToStaticMarkup(
    <PlaygroundControls playground={{ component: 'Button', head: [], controls: [control], start }} prefix="p-" t={t} />,
  );

describe('a control', () => {
  it('is a row of buttons for a few short options', () => {
    const html = draw({ kind: 'choice', prop: 'size', options: ['sm', 'md', false], fallback: 'md' }, { size: 'sm' });

    expect(html).toContain('<div role="group" aria-label="size" class="toggle-group">');
    expect(html.match(/<button value="[^"]*" data-docs-prop="size"/g)).toHaveLength(3);
    expect(html).toMatch(/value="&quot;sm&quot;" data-docs-prop="size" data-docs-start="" [^>]*aria-pressed="true"/);
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html).toMatch(/<button value="false"[^>]*><span translate="no">false<\/span>/);
  });

  it('is a list for many or long options, and for optional props', () => {
    const many: PlaygroundControl = {
      kind: 'choice',
      prop: 'color',
      options: ['a', 'b', 'c', 'd', 'e'],
      fallback: 'b',
    };

    expect(draw(many)).toContain(
      '<label for="p-color"><span translate="no">color</span></label><span class="playground-select"><select id="p-color" data-docs-prop="color" autoComplete="off">',
    );
    expect(draw(many)).toContain('<option value="&quot;b&quot;" translate="no" selected="">b</option>');
    expect(draw(many)).not.toContain('not set');
    expect(draw({ ...many, options: ['a long word', 'another long word'], fallback: 'a long word' })).toContain(
      '<select',
    );
    expect(draw({ kind: 'choice', prop: 'a', options: ['b', 'c'] })).toContain(
      '<option value="" selected="">not set</option>',
    );
  });

  it('shows members of enums by their names', () => {
    const size: PlaygroundControl = {
      kind: 'choice',
      prop: 'size',
      options: ['sm', 2, 'huge'],
      members: { 'Size.Small': 'sm', 'Size.Normal': 2 },
    };

    expect(draw({ ...size, options: ['sm', 2], fallback: 2 })).toMatch(
      /<button value="2"[^>]*data-docs-start="" [^>]*aria-pressed="true"[^>]*><span translate="no">Size\.(?:<wbr\/>)?Normal<\/span>/,
    );
    expect(draw(size)).toContain('<option value="&quot;sm&quot;" translate="no">Size.Small</option>');
    expect(draw(size)).toContain('<option value="&quot;huge&quot;" translate="no">huge</option>');
  });

  it('is a switch, a number or a text, with its label', () => {
    expect(draw({ kind: 'switch', prop: 'disabled', fallback: true })).toContain(
      '<label class="playground-switch"><span translate="no">disabled</span><input type="checkbox" role="switch" data-docs-prop="disabled" checked=""/></label>',
    );
    expect(draw({ kind: 'number', prop: 'max', fallback: 0 })).toMatch(
      /<label for="p-max">.*<input class="playground-input" id="p-max" type="number" step="any" data-docs-prop="max" autoComplete="off" spellCheck="false" dir="auto" value="0"\/>/i,
    );
    expect(draw({ kind: 'text', prop: 'label' }, { label: '"><b>' })).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  it('has no empty option if its prop is required', () => {
    const html = draw({ kind: 'choice', prop: 'a', options: ['b', 'c'], required: true }, { a: 'b' });

    expect(html).not.toContain('not set');
    expect(html).toContain('<option value="&quot;b&quot;" translate="no" selected="">b</option>');
  });

  it.each<PlaygroundControl>([
    { kind: 'choice', prop: 'a', options: ['b', 'c'], fallback: 'b' },
    { kind: 'choice', prop: 'a', options: ['b', 'c'] },
    { kind: 'switch', prop: 'a' },
    { kind: 'text', prop: 'a' },
  ])('is disabled if its prop belongs to another member of a union: %j', (control) => {
    const kind: PlaygroundControl = { kind: 'choice', prop: 'kind', options: ['x', 'y'], required: true };
    const isOff = (value: string) => {
      const controls = [kind, { ...control, when: [{ prop: 'kind', values: ['x'] }] }];
      const html = renderToStaticMarkup(
        <PlaygroundControls
          playground={{ component: 'Button', head: [], controls, start: { kind: value } }}
          prefix="p-"
          t={t}
        />,
      );
      return (html.match(/<[^>]*data-docs-prop="a"[^>]*>/g) ?? []).map((tag) => tag.includes('disabled=""'));
    };

    expect(isOff('x')).not.toContain(true);
    expect(isOff('y')).not.toContain(false);
    expect(isOff('y').length).toBeGreaterThan(0);
  });

  it('keeps its tab stop while it is disabled', () => {
    const controls: PlaygroundControl[] = [
      { kind: 'choice', prop: 'kind', options: ['x', 'y'], required: true },
      { kind: 'choice', prop: 'a', options: ['b', 'c'], fallback: 'c', when: [{ prop: 'kind', values: ['x'] }] },
    ];
    const html = renderToStaticMarkup(
      <PlaygroundControls
        playground={{ component: 'Button', head: [], controls, start: { kind: 'y' } }}
        prefix="p-"
        t={t}
      />,
    );

    expect(html.match(/tabindex="-?\d"/gi)).toEqual(['tabindex="-1"', 'tabindex="0"']);
  });

  it('is in a disclosure if six others are more important', () => {
    const controls = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((prop): PlaygroundControl => ({ kind: 'switch', prop }));
    const html = renderToStaticMarkup(
      <PlaygroundControls playground={{ component: 'Button', head: [], controls, start: {} }} prefix="p-" t={t} />,
    );

    expect(html).toMatch(
      /data-docs-prop="f"[^<]*<\/label><details class="playground-rest"><summary>All props \(7\)<\/summary>/,
    );
    expect(html).toMatch(/<\/summary><label class="playground-switch"><span translate="no">g<\/span>/);
  });

  it('breaks a long name between its words', () => {
    expect(draw({ kind: 'switch', prop: 'allowScrollButtons' })).toContain(
      '<span translate="no">allow<wbr/>Scroll<wbr/>Buttons</span>',
    );
  });

  it('is omitted if there is nothing to change', () => {
    expect(
      renderToStaticMarkup(
        <PlaygroundControls
          playground={{ component: 'Button', head: [], controls: [], start: {} }}
          prefix="p-"
          t={t}
        />,
      ),
    ).toBe('');
  });
});
