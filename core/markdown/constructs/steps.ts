import { drawListOf, nameList, type Container, type DrawnContainer } from './container.ts';

const fault = {
  message: 'The steps are not a numbered list, or there is other content around the list',
  hint: 'Put one list between ":::steps" and ":::", with "1." before each step, and indent the content of a step.',
};

/** Draws ":::steps" around a numbered list: what is done one after the other. */
export function drawSteps(container: Container): DrawnContainer {
  return drawListOf(container, { tagName: 'ol', draw: (list) => nameList(list, 'steps'), fault });
}
