import { afterEach, describe, expect, it } from 'vitest';
import { findTip } from '../../../../runtime/parts/tooltip/find-tip.ts';

afterEach(() => document.body.replaceChildren());

function find(html: string, selector: string): string | undefined {
  document.body.innerHTML = html;
  return findTip(document.querySelector(selector), 'Copy (or Ctrl + C)')?.words;
}

describe('the text of a tooltip', () => {
  it('is the name of a control without visible text, wherever in it the pointer is', () => {
    expect(find('<button aria-label="Settings"><svg></svg></button>', 'svg')).toBe('Settings');
    expect(find('<a href="#a" aria-label="Link to this section"></a>', 'a')).toBe('Link to this section');
    expect(find('<button aria-label="More">+</button>', 'button')).toBe('More');
  });

  it('is undefined for a control with visible text or without a name, and for other elements', () => {
    expect(find('<button aria-label="Copy the code">Copy</button>', 'button')).toBeUndefined();
    expect(find('<button><svg></svg></button>', 'svg')).toBeUndefined();
    expect(find('<p aria-label="Words"></p>', 'p')).toBeUndefined();
    expect(findTip(null)).toBeUndefined();
  });

  it('is undefined while the control has opened something', () => {
    const more = (isOpen: boolean) => `<button aria-label="More" aria-expanded="${isOpen}"></button>`;
    expect(find(more(true), 'button')).toBeUndefined();
    expect(find(more(false), 'button')).toBe('More');
  });

  it('is taken from the attribute of the control', () => {
    expect(find('<button data-docs-tip="TypeScript">TS</button>', 'button')).toBe('TypeScript');
    expect(find('<button data-docs-tip="0">TS</button>', 'button')).toBe('0');
    expect(find('<button data-docs-tip="">TS</button>', 'button')).toBeUndefined();
    expect(find('<button class="code-copy" aria-label="Copy the code">Copy</button>', 'button')).toBe(
      'Copy (or Ctrl + C)',
    );
  });

  it('is undefined for controls in demos', () => {
    expect(find('<div class="demo-root"><button aria-label="Delete"></button></div>', 'button')).toBeUndefined();
  });
});
