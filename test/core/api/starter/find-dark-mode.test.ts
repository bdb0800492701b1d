import { describe, expect, it } from 'vitest';
import { findDarkMode } from '../../../../core/api/starter/find-dark-mode.ts';

const rules = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_none, index) => write(index)).join('\n');
const properties = rules(9, (index) => `--color-${index}: #${index}${index}${index};`);

describe('the dark mode of a style sheet', () => {
  it.each([
    ['[data-theme=dark]', `:root { ${properties} } [data-theme="dark"] { ${properties} }`],
    ['[data-bs-theme=dark]', `:root, [data-bs-theme=light] {} [data-bs-theme='dark'] { ${properties} }`],
    ['.dark', `:root.dark { ${properties} }`],
    ['.dark', rules(6, (index) => `.dark .kit-${index}:hover { color: #fff }`)],
    ['.kit-theme-dark', `:where(.kit-theme-dark) { ${properties} }`],
    ['.kit5-dark', rules(60, (index) => `.kit5-dark .kit5-${index} { color: #fff }`)],
    ['.dark', `@layer base { .dark, .dark-theme { ${properties} } }`],
  ])('is turned on by %s', (setting, css) => {
    expect(findDarkMode(css).setting).toBe(setting);
  });

  it.each([
    '@media (prefers-color-scheme: dark) { .kit { color: #fff } }',
    '@media screen and (prefers-color-scheme:dark){.kit{color:#fff}}',
    '.kit { color: light-dark(#000, #fff) }',
  ])('follows the system: %s', (css) => {
    expect(findDarkMode(css)).toEqual({ setting: true, hasLightTwin: false });
  });

  it.each([
    '.kit { color: #000 }',
    `.btn-dark { ${properties}${properties} }`,
    rules(12, (index) => `.bar-dark .bar-${index} { color: #fff }`),
    `/* .dark { ${properties} } */ .kit { color: #000 }`,
    `.kit-ondark { color: var(--dark) } .dark:not(.x) { ${properties} }`,
    '[data-theme=dark] .one { color: #fff }',
    '',
  ])('is not found where only a variant of a component is dark: %s', (css) => {
    expect(findDarkMode(css).setting).toBe(false);
  });

  it('has a light twin where the sheet sets the light mode as well', () => {
    const dark = `[data-theme=dark] { ${properties} }`;

    expect(findDarkMode(`${dark} :root[data-theme='light'] { ${properties} }`).hasLightTwin).toBe(true);
    expect(findDarkMode(dark).hasLightTwin).toBe(false);
  });

  it('is found in time that grows with the length of the sheet', () => {
    const sheet = rules(20_000, (index) => `.kit-${index} .dark-${index}, .dark .kit-${index} { color: #fff }`);

    expect(findDarkMode(sheet).setting).toBe('.dark');
    expect(findDarkMode(`${'a'.repeat(300_000)}dark`).setting).toBe(false);
  });
});
