// The controls of a playground, as its reader has left them.

import type { PlaygroundControl, PlaygroundValue } from '../../../core/model/playground.ts';

type Input = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

/** Lists the elements that hold values. */
export function listInputs(fields: HTMLElement | null): Input[] {
  return [...(fields?.querySelectorAll<Input>('[data-docs-prop]') ?? [])];
}

/** Reads the value of each control; undefined where nothing is chosen, or what stands there is no number. */
export function readControls(
  fields: HTMLElement | null,
  controls: readonly PlaygroundControl[],
): Record<string, PlaygroundValue | undefined> {
  const inputs = listInputs(fields);
  return Object.fromEntries(
    controls.map((control) => [
      control.prop,
      readControl(
        inputs.filter(({ dataset }) => dataset.docsProp === control.prop),
        control,
      ),
    ]),
  );
}

/** Puts a control back to what the page was written with. */
export function resetInput(input: Input): void {
  if (input instanceof HTMLSelectElement) {
    for (const option of input.options) option.selected = option.defaultSelected;
  } else if (input instanceof HTMLButtonElement) {
    input.setAttribute('aria-pressed', String(input.dataset.docsStart === ''));
  } else {
    input.value = input.defaultValue;
    input.checked = input.defaultChecked;
  }
}

function readControl([input, ...others]: readonly Input[], { kind }: PlaygroundControl): PlaygroundValue | undefined {
  switch (kind) {
    case 'switch':
      return (input as HTMLInputElement | undefined)?.checked ?? false;
    case 'number':
      return input?.value ? Number(input.value) : undefined;
    case 'text':
      return input?.value ?? '';
    case 'choice': {
      const chosen = [input, ...others].find(
        (each) => each instanceof HTMLSelectElement || each?.getAttribute('aria-pressed') === 'true',
      );
      return chosen?.value ? (JSON.parse(chosen.value) as PlaygroundValue) : undefined;
    }
  }
}
