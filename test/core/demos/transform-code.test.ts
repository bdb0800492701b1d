import { describe, expect, it } from 'vitest';
import { transformCode } from '../../../core/demos/transform-code.ts';

describe('an error of the demo compiler', () => {
  it.each([
    [
      'a bracket that closes nothing in braces',
      'const a = <b>{n]}</b>;',
      'Unexpected token when processing JSX children',
    ],
    ['a parenthesis in a template', 'const a = `${b)}`;', 'Tried to finish processing tokens before reaching the end'],
    ['an export that it does not know', 'export import a = b.c;', 'Unrecognized export syntax'],
    ['a bracket that is missing', 'const a = f(1;', 'Unexpected token, expected "," (1:14)'],
  ])('is a fault of the code: %s', (_name, code, message) => {
    const compile = () => transformCode(code, { transforms: ['typescript', 'jsx', 'imports'] });

    expect(compile).toThrow(SyntaxError);
    expect(compile).toThrow(message);
  });

  it('is a fault of the code where it is nested too deep', () => {
    const code = `const a = ${'['.repeat(20_000)}${']'.repeat(20_000)};`;

    expect(() => transformCode(code, { transforms: ['typescript'] })).toThrow(
      new SyntaxError('The code is nested too deep'),
    );
  });

  it('does not occur where the code is right', () => {
    expect(transformCode('const a: string = b;', { transforms: ['typescript'] }).code).toBe('const a = b;');
  });
});
