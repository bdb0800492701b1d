import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { formatCheckTypes } from '../../../cli/commands/format-check-types.ts';

it.each([
  [{ root: '.' }, 'docs check --types'],
  [{ root: 'site', out: 'site/public html' }, 'docs check --types --root site --out "site/public html"'],
  [{ root: resolve('site'), out: undefined }, 'docs check --types --root site'],
  [{ root: resolve('..'), out: 'dist' }, 'docs check --types --root .. --out dist'],
])('formats the command that checks the types of the site with %j', (flags, command) => {
  expect(formatCheckTypes(flags)).toBe(command);
});
