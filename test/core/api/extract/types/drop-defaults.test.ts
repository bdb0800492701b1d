import { describe, expect, it } from 'vitest';
import { dropDefaults } from '../../../../../core/api/extract/types/drop-defaults.ts';

describe('the arguments that React fills in', () => {
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
  ])('are left out: %s', (text, shown) => {
    expect(dropDefaults(text)).toBe(shown);
  });

  it.each([
    'SyntheticEvent<Element, MouseEvent>',
    'CustomEvent<Element>',
    'Array<Element>',
    'MyMouseEventMap<Element>',
  ])('are kept where they say something, or are of something else: %s', (text) => {
    expect(dropDefaults(text)).toBe(text);
  });
});
