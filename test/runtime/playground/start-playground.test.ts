import { afterEach, describe, expect, it } from 'vitest';
import { startPlayground } from '../../../runtime/playground/start-playground.ts';
import type { Playground, PlaygroundValues } from '../../../core/playground.ts';

afterEach(() => document.body.replaceChildren());

const playground: Playground = {
  component: 'Button',
  statement: "import Button from 'lib/Button';",
  start: { children: 'Save' },
  controls: [
    { kind: 'text', prop: 'children' },
    { kind: 'switch', prop: 'checked', restarts: true },
  ],
};

function start(
  controls = '<fieldset class="playground-controls"><input data-docs-prop="children" value="Save"><input type="checkbox" data-docs-prop="checked"></fieldset>',
) {
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset.docsPlayground = JSON.stringify(playground);
  element.innerHTML = `${controls}<div class="playground-code"><pre><code>old</code></pre></div>`;
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
  it('gives the component what stands in its controls, at once and after every change', () => {
    const { passed, change } = start();
    change('children', (input) => (input.value = 'Send'));
    change('checked', (input) => (input.checked = true));

    expect(passed).toEqual([
      [{ children: 'Save' }, ''],
      [{ children: 'Send' }, ''],
      [{ children: 'Send', checked: true }, 'checked=true'],
    ]);
  });

  it('shows the code for it', () => {
    const { change, code } = start();
    expect(code()).toBe("import Button from 'lib/Button';\n\n<Button>Save</Button>\n");

    change('children', (input) => (input.value = ''));
    expect(code()).toBe("import Button from 'lib/Button';\n\n<Button />\n");
  });

  it('goes back to its beginning', () => {
    const { passed, live, change, code } = start();
    change('children', (input) => (input.value = 'Send'));
    live.reset();

    expect(passed.at(-1)).toEqual([{ children: 'Save' }, '']);
    expect(code()).toContain('<Button>Save</Button>');
  });

  it('shows its component where there is nothing to change', () => {
    expect(start('').passed).toEqual([[{}, '']]);
  });
});
