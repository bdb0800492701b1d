import { describe, expect, it } from 'vitest';
import { locateConfigProblem } from '../../../cli/load/locate-config-problem.ts';
import type { Problem } from '../../../core/problem.ts';

function makeProblem(message: string): Problem {
  return { rule: 'config-type', severity: 'error', place: { file: 'docs.config.ts' }, message };
}

const text = `export default {
  title: 'A',
  products: [{ id: 'a', name: 'A' }],
  'markdown': { html: 'yes' },
};`;

describe('a problem of the settings', () => {
  it('gets the line and column of its key', () => {
    expect(
      locateConfigProblem(makeProblem('"markdown.html" must be "sanitize" or "trusted", and is "yes"'), text).place,
    ).toEqual({ file: 'docs.config.ts', line: 4, column: 17 });
  });

  it('gets no line when the key is written nowhere', () => {
    expect(locateConfigProblem(makeProblem('The key "url" is missing'), text).place).toEqual({
      file: 'docs.config.ts',
    });
  });

  it('gets no line when it could be one of two', () => {
    expect(locateConfigProblem(makeProblem('"products[0].id" is empty'), `${text}\n{ id: 'b' }`).place).toEqual({
      file: 'docs.config.ts',
    });
  });
});
