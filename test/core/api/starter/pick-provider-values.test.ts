import { describe, expect, it } from 'vitest';
import type { LibraryConstant, LibraryExport } from '../../../../core/api/starter/library.ts';
import { pickProviderValues } from '../../../../core/api/starter/pick-provider-values.ts';

function constant(name: string, type: string): LibraryConstant {
  return { name, type, importLine: `import { ${name} } from 'kit';` };
}

function pick(provider: Partial<LibraryExport>, constants: readonly LibraryConstant[]): string[] {
  const base = { name: 'KitProvider', kind: 'component' as const, description: '', importLine: '', source: '' };
  return pickProviderValues({ ...base, ...provider }, constants).map(({ prop, name }) => `${prop}={${name}}`);
}

describe('the props of a provider', () => {
  it.each([
    [{ required: { value: 'System' } }, 'value={defaultSystem}'],
    [{ required: { value: 'Partial<System>' } }, 'value={defaultSystem}'],
    [{ required: { value: 'string | System' } }, 'value={defaultSystem}'],
    [{ theme: 'PartialTheme | undefined' }, 'theme={lightTheme}'],
    [{ theme: 'Theme' }, 'theme={lightTheme}'],
  ])('are constants of the types that it needs: %j', (provider, expected) => {
    const constants = [
      constant('darkTheme', 'Theme'),
      constant('lightTheme', 'Theme'),
      constant('highContrastLightTheme', 'Theme'),
      constant('defaultSystem', 'System'),
      constant('system', 'System'),
    ];

    expect(pick(provider, constants)).toEqual([expected]);
  });

  it.each([
    [{ required: { value: 'System' } }, constant('theme', 'Theme')],
    [{ required: { name: 'string' } }, constant('version', 'string')],
    [{ required: { value: '{ a: string }' } }, constant('first', '{ a: string }')],
    [{ takes: ['value'] }, constant('system', 'System')],
  ])('are left out where no named type joins them: %j', (provider, found) => {
    expect(pick(provider, [found])).toEqual([]);
  });
});
