// Line icons on a grid of 24, with one stroke weight. They are decoration: the text beside them,
// or the label of their button, has the meaning.

import * as shapes from '../runtime/parts/icons/shapes.ts';

/** The name of an icon. */
export type IconName = keyof typeof shapes;

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** Renders an icon in the color of the surrounding text. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

// The icon names that navigation trees use, from common icon sets.
const byTreeName: Readonly<Record<string, IconName>> = {
  article: 'article',
  book: 'book',
  calendarviewday: 'calendar',
  calendardayview: 'calendar',
  chromereadermode: 'reader',
  description: 'file',
  reader: 'reader',
  readermode: 'reader',
  reorder: 'list',
  tablechart: 'table',
  toc: 'list',
  visibility: 'view',
};

/** Finds the icon of a navigation entry by name: "BookIcon" and "book" are the same. */
export function findMenuIcon(name: string): IconName | undefined {
  const key = name
    .replace(/Icon$/, '')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
  return byTreeName[key];
}
