import { describe, expect, it } from 'vitest';
import { toAddressName, toCodeName, toLabel } from '../../../core/api/entry-label.ts';
import { toKebab } from '../../../core/api/plan-api-tab.ts';

describe('the label of an entry with an ambiguous name', () => {
  const label = toLabel('Menu', '@lib/ui/icon');

  it('has the module after the name, while code has only the name', () => {
    expect(label).toBe('Menu (@lib/ui/icon)');
    expect([label, 'Menu', 'Menu.Item (lib/old)'].map(toCodeName)).toEqual(['Menu', 'Menu', 'Menu.Item']);
  });

  it('begins its address with the module, which is not repeated', () => {
    expect(
      [label, 'Menu (baseui/icon)', 'Menu (lib/old/menu)', 'Menu (lib/Menu)', 'TAB (lib)', 'Menu'].map(toAddressName),
    ).toEqual(['icon-Menu', 'icon-Menu', 'old-Menu', 'Menu-Menu', 'lib-TAB', 'Menu']);
    expect(toKebab('SideNav.Item (lib/checkbox-v2/parts)')).toBe('checkbox-v2-parts-side-nav-item');
  });
});
