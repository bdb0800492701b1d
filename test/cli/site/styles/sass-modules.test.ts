import { compileString } from 'sass';
import { describe, expect, it } from 'vitest';
import { sassModules } from '../../../../cli/site/styles/sass-modules.ts';

describe('the modules of Sass', () => {
  it.each([...sassModules])('have the listed exports: %s', (name, { functions, variables = [], mixins = [] }) => {
    const asked = name === 'meta' ? '' : `@use 'sass:meta';\n`;
    const has = (kind: string, names: readonly string[]) =>
      names.map((each) => `--n: #{meta.${kind}-exists('${each.replace('$', '')}', $module: ${name})};`);
    const { css } = compileString(
      `${asked}@use 'sass:${name}';\na { ${[...has('function', functions), ...has('global-variable', variables), ...has('mixin', mixins)].join('\n')} }`,
    );

    expect(css.match(/--n: \w+/g)).toEqual([...functions, ...variables, ...mixins].map(() => '--n: true'));
  });
});
