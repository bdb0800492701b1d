import { describe, expect, it } from 'vitest';
import { tidyCode } from '../../../../cli/demos/show/tidy-code.ts';

describe('code without its types', () => {
  it('is formatted', async () => {
    expect(await tidyCode('const a = ( value ) =>  "x";\n\n\n\n// Kept.\nexport default a\n')).toBe(
      "const a = (value) => 'x';\n\n// Kept.\nexport default a;\n",
    );
  });

  it('stays unchanged if it cannot be parsed', async () => {
    expect(await tidyCode('const = (\n')).toBe('const = (\n');
  });
});
