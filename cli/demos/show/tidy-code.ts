// Code that lost its types → the same, laid out as its author would have.

import type { Options } from 'prettier';

const options: Options = { parser: 'babel', printWidth: 80, singleQuote: true };

/** Formats code; what the formatter cannot read stays as it is. */
export async function tidyCode(code: string): Promise<string> {
  const [{ format }, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  try {
    return await format(code, { ...options, plugins: [babel, estree] });
  } catch {
    return code;
  }
}
