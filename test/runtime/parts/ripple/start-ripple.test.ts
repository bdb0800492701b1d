import { afterEach, describe, expect, it, vi } from 'vitest';
import { startRipple } from '../../../../runtime/parts/ripple/start-ripple.ts';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

afterEach(() => void (document.body.innerHTML = ''));

describe('the waves of a page', () => {
  it('are loaded once the pointer has approached a button that has them', async () => {
    document.body.innerHTML = '<button data-docs-ripple>Save</button><p>Words</p>';
    const button = document.querySelector('button')!;
    startRipple();

    document.querySelector('p')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await vi.dynamicImportSettled();
    press(button);
    expect(document.querySelectorAll('.ripple')).toHaveLength(0);

    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await vi.dynamicImportSettled();
    press(button);
    await vi.waitFor(() => expect(document.querySelectorAll('.ripple')).toHaveLength(1));
  });
});

function press(button: Element): void {
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
}
