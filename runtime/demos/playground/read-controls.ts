// Lists, reads and resets the controls of a playground.

import type { PlaygroundControl, PlaygroundValue } from '../../../core/model/playground.ts';

type Input = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

/** Lists the elements that contain the values of controls. */
export function listInputs(fields: HTMLElement | null): Input[] {
  return [...(fields?.querySelectorAll<Input>('[data-docs-prop]') ?? [])];
}

/** Reads the value of each control by prop; undefined if nothing is selected, or a number is not valid. */
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

/** Resets a control to the value in the page's HTML. */
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
      const selected = [input, ...others].find(
        (each) => each instanceof HTMLSelectElement || each?.getAttribute('aria-pressed') === 'true',
      );
      return selected?.value ? (JSON.parse(selected.value) as PlaygroundValue) : undefined;
    }
  }
}
