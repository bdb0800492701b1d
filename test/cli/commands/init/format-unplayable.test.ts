import { describe, expect, it } from 'vitest';
import { formatUnplayable } from '../../../../cli/commands/init/format-unplayable.ts';

describe('components that cannot be rendered alone', () => {
  it('are listed with the reason for a single one', () => {
    const reason = 'The playground of "Meter" cannot be shown: it fails with "no value"';

    expect(formatUnplayable([{ name: 'Meter', reason }])).toBe(
      [
        '1 component cannot be rendered on its own, so its page has no playground:',
        '  Meter: it fails with "no value"',
        'Write a stage that gives it what it needs, as a file next to its page, and put {{"component": "Playground", "stage": "MeterStage.tsx"}} there. What all of them need goes into a wrapper ("demos.wrapper" in the settings).',
      ].join('\n'),
    );
  });

  it('may fail in the source of a library', () => {
    const reason = 'The demo fails with "no value", in the playground of "Meter" (content/ui/meter.md:8:1)';

    expect(formatUnplayable([{ name: 'Meter', reason }])).toContain('\n  Meter: it fails with "no value"\n');
  });

  it.each([
    [
      'it fails with "Cannot read properties of undefined (reading \'map\')", and lacks the prop "rows", which it needs',
      ['rows'],
      'it lacks the prop "rows"',
    ],
    ['it fails with "t is not iterable"', ['rows', 'columns'], 'it lacks the props "rows", "columns"'],
    ['', ['rows'], 'it lacks the prop "rows"'],
    ['it fails with "Cannot read properties of undefined"', [], 'it fails with "Cannot read properties of undefined"'],
    ['it fails with "No Table around it"', ['rows'], 'it fails with "No Table around it"'],
  ])('are listed with missing props, whatever fails inside them: %s %j', (reason, needs, said) => {
    const line = formatUnplayable([{ name: 'Tabs.List', reason, needs }]);

    expect(line).toContain(`\n  Tabs.List: ${said}\n`);
    expect(line).toContain('"stage": "TabsListStage.tsx"');
  });

  it('are shortened to a dozen if there are many', () => {
    const many = Array.from({ length: 14 }, (_, index) => ({ name: `C${index}`, reason: '' }));
    const lines = formatUnplayable(many).split('\n');

    expect(lines[0]).toBe('14 components cannot be rendered on their own, so their pages have no playground:');
    expect(lines.slice(12)).toEqual([
      '  C11',
      '  and 2 more',
      'Write a stage that gives each what it needs, as a file next to its page, and put {{"component": "Playground", "stage": "C0Stage.tsx"}} there. What all of them need goes into a wrapper ("demos.wrapper" in the settings).',
    ]);
    expect(formatUnplayable(many.slice(1))).toContain('  C13\n');
  });
});
