import { beforeEach, describe, expect, it } from 'vitest';
import { startTabs } from '../../../runtime/page/start-tabs.ts';

function tabs(number: number, key: string, labels: readonly string[]): string {
  const inputs = labels.map(
    (label, index) =>
      `<input type="radio" class="tabs-input" name="t${number}" id="t${number}-${index}"${index === 0 ? ' checked' : ''}><label for="t${number}-${index}">${label}</label>`,
  );
  return `<div class="tabs" data-docs-storage-key="${key}">${inputs.join('')}</div>`;
}

function chosen(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('.tabs-input:checked')].map(({ id }) => id);
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    tabs(0, 'manager', ['npm', 'yarn']) + tabs(1, 'manager', ['pnpm', 'yarn']) + tabs(2, 'styling', ['css', 'yarn']);
});

describe('tabs of code', () => {
  it('show an earlier choice in every group with the same key', () => {
    localStorage.setItem('codeblock-manager', 'yarn');
    startTabs();

    expect(chosen()).toEqual(['t0-1', 't1-1', 't2-0']);
  });

  it('keep their first tab if the choice is unknown', () => {
    localStorage.setItem('codeblock-manager', '<script>');
    startTabs();

    expect(chosen()).toEqual(['t0-0', 't1-0', 't2-0']);
  });

  it('remember a choice, and apply it to all groups with the same key', () => {
    startTabs();
    const input = document.querySelector<HTMLInputElement>('#t1-1')!;
    input.checked = true;
    input.dispatchEvent(new Event('change', { bubbles: true }));

    expect(chosen()).toEqual(['t0-1', 't1-1', 't2-0']);
    expect(localStorage.getItem('codeblock-manager')).toBe('yarn');
  });

  it('follow a choice in another window', () => {
    startTabs();
    window.dispatchEvent(new StorageEvent('storage', { key: 'codeblock-styling', newValue: 'yarn' }));

    expect(chosen()).toEqual(['t0-0', 't1-0', 't2-1']);
  });
});
