import { expect, it, vi } from 'vitest';
import { startRipple } from '../../../../runtime/parts/ripple/start-ripple.ts';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

it('a first touch draws its wave once the code is loaded', async () => {
  document.body.innerHTML = '<button data-docs-ripple>Save</button>';
  startRipple();

  // A finger is over a button only when it presses it.
  for (const type of ['pointerover', 'pointerdown', 'pointerup'])
    document
      .querySelector('button')!
      .dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'touch' }));

  await vi.waitFor(() => expect(document.querySelectorAll('.ripple')).toHaveLength(1));
});
