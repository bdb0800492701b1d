import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRuleHelps } from '../../../../core/check/report/read-rule-helps.ts';

describe('the help of a rule', () => {
  it('is its section of the manual, and the first sentence without marks', () => {
    const helps = readRuleHelps(
      '# Rules\n\nText.\n\n## link-broken\n\n**Error.** A [link](x.md) of `a.md` leads nowhere. Or not.\n\nFix: It.\n\n## other\n\n**Notice.** Other\n',
    );

    expect([...helps]).toEqual([
      [
        'link-broken',
        {
          summary: 'A link of a.md leads nowhere.',
          text: '**Error.** A [link](x.md) of `a.md` leads nowhere. Or not.\n\nFix: It.',
        },
      ],
      ['other', { summary: 'Other', text: '**Notice.** Other' }],
    ]);
  });

  it('exists for every rule of the manual', () => {
    const helps = readRuleHelps(readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8'));

    expect(helps.size).toBeGreaterThan(150);
    expect([...helps].filter(([, { summary }]) => !summary.endsWith('.') || /[`*[\]]/.test(summary))).toEqual([]);
  });
});
