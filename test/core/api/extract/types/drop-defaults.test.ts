import { describe, expect, it } from 'vitest';
import { dropDefaults } from '../../../../../core/api/extract/types/drop-defaults.ts';

describe('default type arguments of React types', () => {
  it.each([
    ['(event: SyntheticEvent<Element, Event>) => void', '(event: SyntheticEvent) => void'],
    ['MouseEvent<HTMLElement, MouseEvent>', 'MouseEvent<HTMLElement>'],
    ['FocusEvent<any, Element>', 'FocusEvent<any>'],
    [
      'KeyboardEventHandler<Element> | KeyboardEvent<HTMLDivElement>',
      'KeyboardEventHandler | KeyboardEvent<HTMLDivElement>',
    ],
    ['ReactElement<any, string | JSXElementConstructor<any>>', 'ReactElement'],
    ['ReactElement<Props, string | JSXElementConstructor<any>>', 'ReactElement<Props>'],
  ])('are removed: %s', (text, shown) => {
    expect(dropDefaults(text)).toBe(shown);
  });

  it.each([
    'SyntheticEvent<Element, MouseEvent>',
    'CustomEvent<Element>',
    'Array<Element>',
    'MyMouseEventMap<Element>',
  ])('are not removed where they differ from the default or belong to another type: %s', (text) => {
    expect(dropDefaults(text)).toBe(text);
  });
});
