import { expect, it } from 'vitest';
import { withoutStage } from '../../../../../core/api/extract/exports/without-stage.ts';

it('a name loses its stage prefix, and nothing else', () => {
  const staged = ['unstable_Grid', 'Unstable_Grid', 'experimental_useTab', 'preview__Dialog.Title', 'beta_Card'];
  const others = ['Grid', 'Button_Group', 'private_Inner', 'internal_useTab', 'use_Tab_', 'icons.Add', 'snake_case'];

  expect(staged.map(withoutStage)).toEqual(['Grid', 'Grid', 'useTab', 'Dialog.Title', 'Card']);
  expect(others.map(withoutStage)).toEqual(others);
});
