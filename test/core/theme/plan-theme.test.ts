import { describe, expect, it } from 'vitest';
import { planTheme } from '../../../core/theme/plan-theme.ts';

function problemsOf(theme: Parameters<typeof planTheme>[0]) {
  return planTheme(theme, 'docs.config.ts').problems.map(({ place, ...problem }) => ({
    ...problem,
    key: place.key?.join('.'),
  }));
}

describe('planTheme', () => {
  it('reports nothing for a readable theme', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ accent: '#0b6e4f', tokens: { '--paper': { light: '#fff', dark: '#111' } } })).toEqual([]);
    expect(planTheme({ accent: '#0b6e4f' }, '').accent?.light['--accent']).toBeDefined();
  });

  it('measures links, and suggests the nearest readable color', () => {
    expect(problemsOf({ accent: '#ffcc00' })).toEqual([
      {
        rule: 'theme-contrast',
        severity: 'warning',
        key: 'theme.accent',
        message:
          "Links have a contrast of 1.44:1 on the page's background in light mode, less than the 4.5:1 that readable text needs",
        hint: 'The nearest color with enough contrast is "#8d7000".',
      },
    ]);
  });

  it('accepts the color that it suggests', () => {
    expect(problemsOf({ accent: '#8d7000' })).toEqual([]);
  });

  it('measures dark pages by their own color', () => {
    expect(problemsOf({ accent: { light: '#00008b', dark: '#00008b' } }).map(({ key }) => key)).toEqual([
      'theme.accent.dark',
    ]);
  });

  it('measures on the background of the site', () => {
    const [problem] = problemsOf({ tokens: { '--paper': { light: '#808080', dark: '#111' } } });

    expect(problem).toMatchObject({
      rule: 'theme-contrast',
      key: 'theme.tokens.--paper.light',
      hint: expect.stringContaining('Choose another color, or set the token "--accent" to "#') as string,
    });
  });

  it('ignores colors that only a browser can resolve', () => {
    expect(problemsOf({ tokens: { '--ink': 'var(--brand)', '--accent': 'color-mix(in oklab, red, blue)' } })).toEqual(
      [],
    );
  });

  it('rejects an invalid color', () => {
    expect(problemsOf({ accent: { light: 'greenish' } })).toEqual([
      {
        rule: 'theme-color',
        severity: 'error',
        key: 'theme.accent.light',
        message: 'The key "theme.accent.light" is "greenish", which is not a supported color',
        hint: 'Write an opaque color, such as "#0b6e4f", "rgb(11 110 79)", "hsl(161 82% 24%)" or "oklch(0.48 0.1 163)".',
      },
    ]);
  });

  it.each([
    ['--papr', 'Did you mean "--paper"?'],
    ['ink', 'Did you mean "--ink"?'],
    ['--zzzzzzzzzz', 'The tokens are listed under "Tokens" in docs/looks.md.'],
  ])('rejects the token %s', (name, hint) => {
    expect(problemsOf({ tokens: { [name]: '#fff' } })).toEqual([
      {
        rule: 'theme-token',
        severity: 'error',
        key: `theme.tokens.${name}`,
        message: `The key "theme.tokens" sets "${name}", which is not a token of the style sheet`,
        hint,
      },
    ]);
  });

  it('rejects a value that would end its rule', () => {
    expect(
      problemsOf({ tokens: { '--line': { light: '#ccc', dark: '#333; }' } } }).map(({ message }) => message),
    ).toEqual(['The token "--line" is "#333; }", which is not a valid value for a custom property']);
  });
});
