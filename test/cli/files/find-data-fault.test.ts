import { describe, expect, it } from 'vitest';
import { findDataFault } from '../../../cli/files/find-data-fault.ts';

describe('a JSON file of a demo', () => {
  it('is valid, or its fault has a place', () => {
    expect(findDataFault('content/d.json', '\uFEFF{ "a": [1] }\n')).toBeUndefined();
    expect(findDataFault('content/d.json', '{\n  "a": 1,\n}\n')).toEqual({
      rule: 'demo-syntax',
      severity: 'error',
      place: { file: 'content/d.json', line: 3, column: 1 },
      message: expect.stringMatching(/^The file is not JSON: \S.*[^.]$/),
      hint: 'Correct it at this place. JSON has no comments, no comma before a closing bracket, and no single quotes.',
    });
  });

  it('is rejected if it is nested too deep', () => {
    expect(findDataFault('content/d.json', `${'['.repeat(1000)}${']'.repeat(1000)}`)).toBeUndefined();
    expect(findDataFault('content/d.json', `{ "a":\n${'['.repeat(1000)}${']'.repeat(1000)}}`)).toEqual({
      rule: 'demo-syntax',
      severity: 'error',
      place: { file: 'content/d.json', line: 2, column: 1000 },
      message: 'The data is nested more than 1000 levels deep',
      hint: 'Flatten it: keep the parts in one list, and let them refer to each other by name.',
    });
  });

  it.each([
    ['[1, 2', 1, 6],
    ['{\n"a": 1\n', 2, 7],
    ['{ a: 1 }', 1, 3],
    ['', 1, 1],
    ['\uFEFF{ "a": \'x\' }', 1, 9],
    [`{ "a": "${'b'.repeat(40)}", "c": d }`, 1, 57],
  ])('is reported at the place of its fault: %j', (text, line, column) => {
    const problem = findDataFault('content/d.json', text);

    expect(problem?.place).toEqual({ file: 'content/d.json', line, column });
    expect(problem?.message).not.toMatch(/position|valid JSON$|[.]{3}/);
  });
});
