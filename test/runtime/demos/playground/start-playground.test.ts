import { afterEach, describe, expect, it } from 'vitest';
import { startPlayground } from '../../../../runtime/demos/playground/start-playground.ts';
import { writeHead } from '../../../../core/demos/stage/write-head.ts';
import type { PlaygroundValues, ShownPlayground } from '../../../../core/model/playground.ts';

afterEach(() => document.body.replaceChildren());

const playground: ShownPlayground = {
  component: 'Button',
  head: writeHead(["import Button from 'lib/Button';"]),
  start: { children: 'Save' },
  controls: [
    { kind: 'text', prop: 'children' },
    { kind: 'switch', prop: 'checked', restarts: true },
  ],
};

function start(
  controls = '<fieldset class="playground-controls"><input data-docs-prop="children" value="Save"><input type="checkbox" data-docs-prop="checked"></fieldset>',
  played: ShownPlayground = playground,
) {
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset.docsPlayground = JSON.stringify(played);
  element.innerHTML = `${controls}<div class="playground-code"><pre><code>old</code></pre></div><button class="playground-more" aria-expanded="false" hidden></button>`;
  const passed: [PlaygroundValues, string][] = [];
  const live = startPlayground(element, (values, mark) => passed.push([values, mark]));
  const change = (prop: string, act: (input: HTMLInputElement) => void) => {
    const input = element.querySelector<HTMLInputElement>(`[data-docs-prop="${prop}"]`)!;
    act(input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { passed, live, change, code: () => element.querySelector('code')?.textContent };
}

describe('a playground', () => {
  it('passes the values of its controls to the component, at once and after every change', () => {
    const { passed, change } = start();
    change('children', (input) => (input.value = 'Send'));
    change('checked', (input) => (input.checked = true));

    expect(passed).toEqual([
      [{ children: 'Save' }, ''],
      [{ children: 'Send' }, ''],
      [{ children: 'Send', checked: true }, 'checked=true'],
    ]);
  });

  it('shows the code for the current values', () => {
    const { change, code } = start();
    expect(code()).toBe("import Button from 'lib/Button';\n\n<Button>Save</Button>\n");

    change('children', (input) => (input.value = ''));
    expect(code()).toBe("import Button from 'lib/Button';\n\n<Button />\n");
  });

  it('passes the values of members of enums, and names them in its code', () => {
    const members = { 'Size.Small': 0, 'Size.Normal': 1 };
    const { passed, change, code } = start(
      '<fieldset class="playground-controls"><select data-docs-prop="size"><option value="0"></option><option value="1" selected></option></select></fieldset>',
      {
        component: 'Button',
        head: writeHead(["import { Button } from 'lib';"], { Size: "import { Size } from 'lib';" }),
        start: {},
        controls: [{ kind: 'choice', prop: 'size', options: [0, 1], members, fallback: 1 }],
      },
    );
    expect(code()).toBe("import { Button } from 'lib';\n\n<Button />\n");

    change('size', (input) => (input.value = '0'));
    expect(passed.at(-1)).toEqual([{ size: 0 }, '']);
    expect(code()).toBe("import { Button, Size } from 'lib';\n\n<Button size={Size.Small} />\n");
  });

  it('has a button that expands and collapses its code only while the code is long', () => {
    const props = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
    const { change } = start(
      `<fieldset class="playground-controls">${props.map((prop) => `<input data-docs-prop="${prop}">`).join('')}</fieldset>`,
      { ...playground, start: {}, controls: props.map((prop) => ({ kind: 'text', prop })) },
    );
    const more = document.querySelector<HTMLElement>('.playground-more')!;
    expect(more.hidden).toBe(true);

    for (const prop of props) change(prop, (input) => (input.value = 'a sentence of some words'));
    expect(more.hidden).toBe(false);

    more.click();
    expect(more.getAttribute('aria-expanded')).toBe('true');
    more.click();
    expect(more.getAttribute('aria-expanded')).toBe('false');
    for (const prop of props) change(prop, (input) => (input.value = ''));
    expect(more.hidden).toBe(true);
  });

  it('resets to its initial values', () => {
    const { passed, live, change, code } = start();
    change('children', (input) => (input.value = 'Send'));
    live.reset();

    expect(passed.at(-1)).toEqual([{ children: 'Save' }, '']);
    expect(code()).toContain('<Button>Save</Button>');
  });

  it('writes the props of one member of a union, and disables the controls of the others', () => {
    const { change, code, live } = start(
      `<fieldset class="playground-controls"><select data-docs-prop="kind"><option value='"known"' selected>known</option><option value='"unknown"'>unknown</option></select><input data-docs-prop="hint" disabled><input type="number" data-docs-prop="value" value="30"></fieldset>`,
      {
        component: 'Meter',
        head: writeHead(["import { Meter } from 'lib';"]),
        start: { kind: 'known', value: 30 },
        controls: [
          { kind: 'choice', prop: 'kind', options: ['known', 'unknown'], required: true },
          { kind: 'text', prop: 'hint', when: [{ prop: 'kind', values: ['unknown'] }] },
          { kind: 'number', prop: 'value', when: [{ prop: 'kind', values: ['known'], required: true }] },
        ],
      },
    );
    const off = () =>
      [...document.querySelectorAll<HTMLElement>('[data-docs-prop]:disabled')].map(({ dataset }) => dataset.docsProp);
    const line = () => code()?.split('\n')[2];

    expect([line(), off()]).toEqual(['<Meter kind="known" value={30} />', ['hint']]);

    change('kind', (input) => (input.value = '"unknown"'));
    expect([line(), off()]).toEqual(['<Meter kind="unknown" />', ['value']]);

    change('hint', (input) => (input.value = 'Hm'));
    expect([line(), off()]).toEqual(['<Meter kind="unknown" hint="Hm" />', ['value']]);

    live.reset();
    expect([line(), off()]).toEqual(['<Meter kind="known" value={30} />', ['hint']]);
  });

  it('shows its component if there is nothing to change', () => {
    expect(start('').passed).toEqual([[{}, '']]);
  });
});
