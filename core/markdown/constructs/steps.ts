import { createElement, elementsOf, type Container, type DrawnContainer } from './container.ts';

/** Draws ":::steps" around a numbered list: what is done one after the other. */
export function drawSteps({ children }: Container): DrawnContainer {
  const [list, ...others] = elementsOf(children);
  const isList = list?.tagName === 'ol' && others.length === 0;
  const fault = {
    message: 'The steps are no numbered list, or something stands beside it',
    hint: 'Put one list between ":::steps" and ":::", with "1." before each step, and indent what belongs to a step.',
  };
  return isList
    ? { element: createElement('ol', { ...list.properties, className: ['steps'] }, list.children) }
    : { element: createElement('div', {}, children), fault };
}
