import { createElement, type Container, type DrawnContainer } from './container.ts';

/** Draws ":::details Title": a part of a page that readers open. */
export function drawDetails({ title, attributes, children }: Container): DrawnContainer {
  const unknown = Object.keys(attributes).find((name) => name !== 'open');
  const summary = createElement('summary', {}, [{ type: 'text', value: title || 'Details' }]);
  const body = createElement('div', { className: ['fold-body'] }, children);
  const fault =
    unknown !== undefined
      ? { message: `"${unknown}" has no meaning for ":::details"`, hint: 'Write {open}, or nothing.' }
      : title === ''
        ? {
            message: 'This ":::details" has no title',
            hint: 'Write a title: ":::details What is in it".',
          }
        : undefined;
  return {
    element: createElement('details', { className: ['fold'], open: 'open' in attributes }, [summary, body]),
    ...(fault && { fault }),
  };
}
