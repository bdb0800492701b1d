import { afterEach, describe, expect, it } from 'vitest';
import { listInputs, readControls, resetInput } from '../../../../runtime/demos/playground/read-controls.ts';
import type { PlaygroundControl } from '../../../../core/model/playground.ts';

afterEach(() => document.body.replaceChildren());

const controls: PlaygroundControl[] = [
  { kind: 'choice', prop: 'size', options: ['sm', false] },
  { kind: 'choice', prop: 'color', options: ['red'] },
  { kind: 'text', prop: 'label' },
  { kind: 'number', prop: 'max' },
  { kind: 'switch', prop: 'disabled' },
];

function write(html: string): HTMLElement {
  const fields = document.body.appendChild(document.createElement('fieldset'));
  fields.innerHTML = html;
  return fields;
}

const html = `
  <button data-docs-prop="size" value='"sm"' aria-pressed="true" data-docs-start></button><button data-docs-prop="size" value="false" aria-pressed="false"></button>
  <select data-docs-prop="color"><option value="" selected>not set</option><option value='"red"'>red</option></select>
  <input type="text" data-docs-prop="label" value="A"><input type="number" data-docs-prop="max" value="5"><input type="checkbox" data-docs-prop="disabled" checked>`;
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;

describe('the controls of a playground', () => {
  it('return their values in the HTML', () => {
    expect(readControls(write(html), controls)).toEqual({
      size: 'sm',
      color: undefined,
      label: 'A',
      max: 5,
      disabled: true,
    });
  });

  it('return the values that a reader has set', () => {
    const fields = write(html);
    find('[value="false"]').setAttribute('aria-pressed', 'true');
    find('[data-docs-start]').setAttribute('aria-pressed', 'false');
    find<HTMLSelectElement>('select').value = '"red"';
    find<HTMLInputElement>('[data-docs-prop="label"]').value = '';
    find<HTMLInputElement>('[data-docs-prop="max"]').value = '';
    find<HTMLInputElement>('[data-docs-prop="disabled"]').checked = false;

    expect(readControls(fields, controls)).toEqual({
      size: false,
      color: 'red',
      label: '',
      max: undefined,
      disabled: false,
    });
  });

  it('are reset to their values in the HTML', () => {
    const fields = write(html);
    find('[value="false"]').setAttribute('aria-pressed', 'true');
    find('[data-docs-start]').setAttribute('aria-pressed', 'false');
    find<HTMLSelectElement>('select').value = '"red"';
    find<HTMLInputElement>('[data-docs-prop="label"]').value = 'B';
    find<HTMLInputElement>('[data-docs-prop="disabled"]').checked = false;

    listInputs(fields).forEach(resetInput);

    expect(readControls(fields, controls)).toEqual({
      size: 'sm',
      color: undefined,
      label: 'A',
      max: 5,
      disabled: true,
    });
  });

  it('have empty values if the page does not have them', () => {
    expect(readControls(null, controls)).toEqual({
      size: undefined,
      color: undefined,
      label: '',
      max: undefined,
      disabled: false,
    });
  });
});
