import { describe, expect, it } from 'vitest';
import { measureContrast } from '../../../core/theme/measure-color.ts';
import { parseColor } from '../../../core/theme/parse-color.ts';
import { formatPair, planAccent } from '../../../core/theme/plan-accent.ts';

const papers = { light: parseColor('#f9fbfd')!, dark: parseColor('#0f1419')! };
const modes = ['light', 'dark'] as const;
const colors = ['#0b6e4f', '#b00020', '#ffcc00', '#6200ee', '#111111', '#ff69b4', '#00bcd4', '#757575'];

describe('planAccent', () => {
  it.each(colors)('gives text on buttons of %s enough contrast, also on hover', (color) => {
    const accent = planAccent(color, papers)!;

    for (const mode of modes)
      for (const ground of ['--accent', '--accent-hover'] as const)
        expect(measureContrast(accent[mode]['--on-accent'], accent[mode][ground])).toBeGreaterThanOrEqual(4.3);
  });

  it.each(colors)('gives the focus ring of %s a contrast of 3 : 1', (color) => {
    const accent = planAccent(color, papers)!;

    for (const mode of modes) expect(measureContrast(accent[mode]['--focus'], papers[mode])).toBeGreaterThanOrEqual(3);
  });

  it.each(colors)('keeps links of %s readable on their tint if they are on the page', (color) => {
    const { light, dark } = planAccent(color, papers)!;

    expect(measureContrast(dark['--accent'], dark['--accent-tint'])).toBeGreaterThanOrEqual(4.5);
    expect(measureContrast(light['--accent'], light['--accent-tint'])).toBeGreaterThanOrEqual(
      Math.min(4.4, measureContrast(light['--accent'], papers.light) * 0.95),
    );
  });

  it('derives the color of dark pages, unless it is set', () => {
    const derived = planAccent('#0b6e4f', papers)!;
    const set = planAccent({ light: '#0b6e4f', dark: '#ffcc00' }, papers)!;

    expect(measureContrast(derived.dark['--accent'], papers.dark)).toBeGreaterThan(4.5);
    expect(formatPair(set.light['--accent'], set.dark['--accent'])).toBe('light-dark(#0b6e4f,#ffcc00)');
  });

  it('returns undefined for an invalid color', () => {
    expect(planAccent('greenish', papers)).toBeUndefined();
  });
});
