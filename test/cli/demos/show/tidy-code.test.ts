import { describe, expect, it } from 'vitest';
import { tidyCode } from '../../../../cli/demos/show/tidy-code.ts';

describe('code that lost its types', () => {
  it('is laid out as its author would have', async () => {
    expect(await tidyCode('const a = ( value ) =>  "x";\n\n\n\n// Kept.\nexport default a\n')).toBe(
      "const a = (value) => 'x';\n\n// Kept.\nexport default a;\n",
    );
  });

  it('stays as it is where it cannot be read', async () => {
    expect(await tidyCode('const = (\n')).toBe('const = (\n');
  });
});
