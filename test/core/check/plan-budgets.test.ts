import { describe, expect, it } from 'vitest';
import { planBudgets } from '../../../core/check/plan-budgets.ts';

const file = 'docs.config.mjs';

describe('budgets', () => {
  it('have defaults for all but the HTML', () => {
    expect(planBudgets({}, file)).toEqual({
      budgets: { inline: 1024, script: 8192, islands: 24_576, style: 16_384 },
      problems: [],
    });
  });

  it('are those of the settings', () => {
    expect(planBudgets({ html: '40 kB', style: '20 kB' }, file).budgets).toMatchObject({
      html: 40_960,
      style: 20_480,
      script: 8192,
    });
  });

  it('are reported if they are not a size, and the default stays', () => {
    expect(planBudgets({ style: 'small' }, file)).toEqual({
      budgets: planBudgets({}, file).budgets,
      problems: [
        {
          rule: 'budget-size',
          severity: 'error',
          place: { file, key: ['budgets', 'style'] },
          message: 'The budget "style" is "small", which is not a size',
          hint: 'Write a number with B, kB or MB, such as "16 kB".',
        },
      ],
    });
  });

  it('are reported if no part has their name', () => {
    expect(planBudgets({ scripts: '1 kB', toString: '1 kB' }, file).problems).toEqual([
      {
        rule: 'budget-unknown',
        severity: 'error',
        place: { file, key: ['budgets', 'scripts'] },
        message: '"budgets" has no part named "scripts"',
        hint: 'Did you mean "script"?',
      },
      {
        rule: 'budget-unknown',
        severity: 'error',
        place: { file, key: ['budgets', 'toString'] },
        message: '"budgets" has no part named "toString"',
        hint: 'Budgets are html, inline, script, islands, react, demos, style and looks.',
      },
    ]);
  });
});
