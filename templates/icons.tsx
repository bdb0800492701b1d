// Line icons on a grid of 24, drawn with one stroke weight. They are decoration: the words
// beside them, or the label of their button, carry the meaning.

import * as shapes from '../runtime/parts/icons/shapes.ts';

/** An icon of the interface. */
export type IconName = keyof typeof shapes;

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** Draws an icon in the colour of the text around it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

// The names that trees use, from the icon sets their authors know.
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

/** Finds the icon that a navigation entry names: "BookIcon" and "book" are the same. */
export function findMenuIcon(name: string): IconName | undefined {
  const key = name
    .replace(/Icon$/, '')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
  return byTreeName[key];
}
