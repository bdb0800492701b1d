import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../core/model/problem.ts';
import { formatSarif } from '../../../../core/check/report/format-sarif.ts';

const tool = { name: 'Vitrine', version: '1.2.3' };
const problems: readonly Problem[] = [
  {
    rule: 'link-broken',
    severity: 'error',
    place: { file: 'content/b c#1.md', line: 3, column: 7 },
    message: 'No page',
    hint: 'Write it.',
  },
  { rule: 'link-broken', severity: 'error', place: { file: 'content/é.md', line: 4 }, message: 'No page' },
  { rule: 'budget', severity: 'warning', place: { file: '/a.md' }, message: 'Too big' },
];

describe('SARIF', () => {
  it('is one run with its rules and relative places', () => {
    const log = JSON.parse(formatSarif(problems, tool));

    expect(log).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'Vitrine', version: '1.2.3', rules: [{ id: 'budget' }, { id: 'link-broken' }] } },
          columnKind: 'utf16CodeUnits',
        },
      ],
    });
    expect(log.runs[0].results).toEqual([
      {
        ruleId: 'budget',
        ruleIndex: 0,
        level: 'warning',
        message: { text: 'Too big' },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'a.md', uriBaseId: '%SRCROOT%' } } }],
      },
      {
        ruleId: 'link-broken',
        ruleIndex: 1,
        level: 'error',
        message: { text: 'No page. Write it.' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'content/b%20c%231.md', uriBaseId: '%SRCROOT%' },
              region: { startLine: 3, startColumn: 7 },
            },
          },
        ],
      },
      expect.objectContaining({
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'content/%C3%A9.md', uriBaseId: '%SRCROOT%' },
              region: { startLine: 4 },
            },
          },
        ],
      }),
    ]);
  });

  it('has an empty list of results when nothing is wrong', () => {
    expect(JSON.parse(formatSarif([], tool)).runs[0]).toMatchObject({ results: [], tool: { driver: { rules: [] } } });
  });

  it('can be written with any file name', () => {
    const text = formatSarif(
      [{ rule: 'x', severity: 'error', place: { file: 'a\uD83D.md' }, message: '\uD83D\u0000' }],
      tool,
    );

    expect(JSON.parse(text).runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
      'a%EF%BF%BD.md',
    );
  });
});
