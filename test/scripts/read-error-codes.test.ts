import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findErrorCodes, readErrorCodes } from '../../scripts/read-error-codes.mjs';

describe('the codes of minified errors', () => {
  it('are read with their messages, with a placeholder for each argument', () => {
    const text =
      'throw new Error(process.env.NODE_ENV !== "production" ? `MUI: The \\`a\\` ${b ? `(${b})` : ""} is ${c}.` : (0, _formatMuiErrorMessage2.default)(3, b, c));\n' +
      'x ? "MUI: Plain." : formatMuiErrorMessage(4);\n' +
      'x ? "No error" : other(5);\n';

    expect(findErrorCodes(text)).toEqual([
      ['3', 'MUI: The `a` %s is %s.'],
      ['4', 'MUI: Plain.'],
    ]);
  });

  it('of the page are those of the installed packages', () => {
    const codesFile = new URL('../../content/production-error/error-codes.json', import.meta.url);

    expect(JSON.parse(readFileSync(codesFile, 'utf8'))).toEqual(readErrorCodes());
  });
});
