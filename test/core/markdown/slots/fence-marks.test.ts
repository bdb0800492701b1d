import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lineRoles } from '../../../../core/code/line-marks.ts';
import { findIgnoredMark } from '../../../../core/markdown/constructs/find-ignored-mark.ts';
import { fenceMarks, marksOfKind } from '../../../../core/markdown/slots/fence-marks.ts';
import { parseFenceMeta } from '../../../../core/markdown/slots/parse-fence-info.ts';

const manual = ['site', 'type-hovers', 'command']
  .map((name) => readFileSync(fileURLToPath(new URL(`../../../../docs/${name}.md`, import.meta.url)), 'utf8'))
  .join('\n');

const examples = {
  text: (name: string) => `${name}="App.tsx"`,
  lines: (name: string) => `${name}={2}`,
  number: (name: string) => `${name}=5`,
  word: (name: string) => name,
  frame: (name: string) => name,
};

describe('the marks of a fence', () => {
  it.each(fenceMarks.map(({ kind, name }) => [name, examples[kind](name)]))(
    'have %s, which the parser knows and the manual explains',
    (name, example) => {
      const meta = parseFenceMeta(example);

      expect(meta).toMatchObject({ unknown: [], label: '' });
      expect(meta).not.toEqual(parseFenceMeta(''));
      expect(manual).toMatch(new RegExp(`\`[^\`\\n]*\\b${name}\\b`));
    },
  );

  // A shorter word is too much like the label of a tab.
  const noticed = fenceMarks.filter(({ kind, name }) => !['word', 'frame'].includes(kind) || name.length >= 6);

  it.each(noticed.map(({ kind, name }) => [name, examples[kind](`${name}x`)]))(
    'have %s, which is offered to an author who misspells it',
    (name, misspelled) => {
      const { unknown, label } = parseFenceMeta(misspelled);
      const hint = findIgnoredMark({ unknown, label })?.hint ?? '';

      expect(hint).toContain(`"${name}"`);
    },
  );

  it('have a name for each role of a line', () => {
    expect(new Set(marksOfKind('lines').map(({ role }) => role))).toEqual(new Set(lineRoles));
  });
});
