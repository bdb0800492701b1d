import { afterEach, describe, expect, it, vi } from 'vitest';
import { startBackToTop } from '../../../runtime/page/start-back-to-top.ts';

afterEach(() => vi.unstubAllGlobals());

function open(): HTMLButtonElement {
  document.body.innerHTML = '<main tabindex="-1"></main>';
  startBackToTop({ labels: { top: 'Nach oben' } });
  return document.querySelector<HTMLButtonElement>('.to-top')!;
}

describe('the back-to-top button', () => {
  it('appears after 200 px', () => {
    const button = open();
    const states = [199, 200].map((y) => {
      vi.stubGlobal('scrollY', y);
      window.dispatchEvent(new Event('scroll'));
      return button.hidden;
    });

    expect(states).toEqual([true, false]);
    expect(button.getAttribute('aria-label')).toBe('Nach oben');
  });

  it.each([
    [true, 'auto'],
    [false, 'smooth'],
  ])('scrolls with the behavior for reduced motion (%s): %s', (matches, behavior) => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('matchMedia', () => ({ matches }));
    open().click();

    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(document.activeElement?.tagName).toBe('MAIN');
  });
});
