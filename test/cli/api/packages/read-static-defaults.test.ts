import { createElement, forwardRef, memo } from 'react';
import { expect, it } from 'vitest';
import { readStaticDefaults } from '../../../../cli/api/packages/read-static-defaults.ts';

const defaultProps = {
  size: 'm',
  text: "it's",
  columns: 2,
  isClearable: true,
  options: [],
  steps: [5, 10],
  shadow: { blur: 2, 'drop-color': null },
  nothing: undefined,
  icon: createElement('svg'),
  format: () => '',
};

it('reads the defaults of a component, and of a wrapped one', () => {
  class ComboBox {
    static defaultProps = defaultProps;
  }
  const expected = {
    size: "'m'",
    text: "'it\\'s'",
    columns: '2',
    isClearable: 'true',
    options: '[]',
    steps: '[5, 10]',
    shadow: "{ blur: 2, 'drop-color': null }",
  };

  expect(Object.fromEntries(readStaticDefaults(ComboBox))).toEqual(expected);
  expect(Object.fromEntries(readStaticDefaults(memo(Object.assign(() => null, { defaultProps }))))).toEqual(expected);
});

it.each([[undefined], ['text'], [{}], [() => null], [forwardRef(() => null)]])('finds nothing on %s', (component) => {
  expect(readStaticDefaults(component).size).toBe(0);
});
