// The controls of a playground → the props of its component, and its code. Loaded only on pages with a
// playground.

import type { PlaygroundValues, ShownPlayground } from '../../../core/model/playground.ts';
import { isLongCode } from '../../../core/demos/playground/is-long-code.ts';
import { findExcluded, pickValues, restingValue } from '../../../core/demos/playground/pick-values.ts';
import { writeUsage } from '../../../core/demos/playground/write-usage.ts';
import { showPressed, startToggleGroup } from '../../parts/toggle-group/start-toggle-group.ts';
import { listInputs, readControls, resetInput } from './read-controls.ts';
import { showCode } from './show-code.ts';

/** Passes props to the component; a different mark remounts it. */
type PassProps = (values: PlaygroundValues, mark: string) => void;

/** Starts the controls of a playground. The browser may have restored their values from an earlier visit. */
export function startPlayground(element: HTMLElement, pass: PassProps): { readonly reset: () => void } {
  const playground = JSON.parse(element.dataset.docsPlayground ?? '') as ShownPlayground;
  const fields = element.querySelector<HTMLElement>('.playground-controls');
  const code = element.querySelector('.playground-code code');
  const moreButton = element.querySelector<HTMLElement>('.playground-more');

  fields?.addEventListener('input', update);
  moreButton?.addEventListener('click', () => {
    moreButton.setAttribute('aria-expanded', String(moreButton.getAttribute('aria-expanded') !== 'true'));
  });
  for (const group of fields?.querySelectorAll<HTMLElement>('.toggle-group') ?? []) startChoice(group);
  update();
  return {
    reset() {
      listInputs(fields).forEach(resetInput);
      update();
    },
  };

  /** A second press removes the value, and the component uses its default. */
  function startChoice(group: HTMLElement): void {
    const prop = group.querySelector<HTMLElement>('[data-docs-prop]')?.dataset.docsProp;
    const control = playground.controls.find((each) => each.prop === prop);
    startToggleGroup(group, (value) => {
      showPressed(group, value ?? JSON.stringify(control && restingValue(control)));
      update();
    });
  }

  function update(): void {
    const { controls, start } = playground;
    const selected = readControls(fields, controls);
    const excluded = findExcluded(controls, { start, chosen: selected });
    for (const input of listInputs(fields)) input.disabled = excluded.includes(input.dataset.docsProp ?? '');
    const { values, mark } = pickValues(controls, { start, chosen: selected });
    pass(values, mark);
    if (!code) return;
    showCode(code, writeUsage({ ...playground, values }));
    if (moreButton) moreButton.hidden = !isLongCode(code.textContent ?? '');
  }
}
