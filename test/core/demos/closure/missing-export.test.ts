import { describe, expect, it } from 'vitest';
import { explainMissingExport } from '../../../../core/demos/closure/missing-export.ts';

const missing = { name: '@acme/ui', specifier: '@acme/ui/a.css', file: 'src/a.css' };

describe('a missing file that "exports" name', () => {
  it.each([
    [{}, 'Build the package, or install it again.'],
    [{ near: 'src/b.css' }, 'Build the package, or install it again.'],
    [{ isInRepository: true }, 'Build the package, or correct the "exports" in the package.json of "@acme/ui".'],
    [
      { isInRepository: true, near: 'src/b.css' },
      'Did you mean "src/b.css"? Correct the "exports" in the package.json of "@acme/ui".',
    ],
  ])('is explained: %j', (known, hint) => {
    expect(explainMissingExport({ ...missing, ...known })).toEqual({
      message: 'The package "@acme/ui" has no file "src/a.css", which its "exports" name for "@acme/ui/a.css"',
      hint,
    });
  });
});
