// Waves are decoration: their code is loaded when a reader first comes near a button that has them.

/** Lets a page's buttons answer a press with a wave. */
export function startRipple(): void {
  const types = ['pointerover', 'focusin'];
  types.forEach((type) => document.addEventListener(type, load, { passive: true }));

  function load({ target }: Event) {
    if (!(target instanceof Element) || !target.closest('[data-ripple]')) return;
    types.forEach((type) => document.removeEventListener(type, load));
    void follow(target);
  }
}

async function follow(target: Element): Promise<void> {
  try {
    const { followRipple } = await import('./follow-ripple.ts');
    followRipple(target);
  } catch {
    // Without a network there are no waves.
  }
}
