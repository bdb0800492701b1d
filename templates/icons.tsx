// Line icons on a grid of 24, drawn with one stroke weight. They are decoration: the words
// beside them, or the label of their button, carry the meaning.

const shapes = {
  article: 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16h7',
  book: 'M12 6.5C10.5 5 8 4.5 4 4.5v13c4 0 6.5.5 8 2 1.5-1.5 4-2 8-2v-13c-4 0-6.5.5-8 2zm0 0v13',
  calendar: 'M4.5 5.5h15v14h-15zM4.5 9.5h15M8.5 3v4M15.5 3v4M8 13.5h8v2.5H8z',
  chevron: 'M9 5.5 15.5 12 9 18.5',
  chevronDown: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  external: 'M9 6H5.5v12.5H18V15M13 4.5h6.5V11M19 5l-8.5 8.5',
  feedback: 'M4.5 5h15v11H12l-4.5 3.5V16h-3zM8.5 9h7M8.5 12h4.5',
  file: 'M6.5 3.5H14L18.5 8v12.5h-12zM13.5 3.5v5h5',
  list: 'M4.5 6.5h15M4.5 12h15M4.5 17.5h9',
  menu: 'M4 7h16M4 12h16M4 17h10',
  package: 'M12 3.5 19.5 7.5v9L12 20.5l-7.5-4v-9zM4.5 7.5 12 11.5l7.5-4M12 11.5v9',
  pencil: 'M4.5 19.5v-4l11-11 4 4-11 11zM13 7l4 4',
  reader: 'M5 4.5h14v15H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
  ruler: 'M4 8.5h16v7H4zM8 8.5v3M12 8.5v4M16 8.5v3',
  scale: 'M12 4v16M7 20h10M5 7h14M5 7l-2.5 6.5a2.7 2.7 0 0 0 5 0zM19 7l-2.5 6.5a2.7 2.7 0 0 0 5 0z',
  source: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  standard: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM7.5 9.5c3 .9 6 .9 9 0M12 10.2v4M12 14.2l-2.2 3.8M12 14.2l2.2 3.8M12 7.2v.1',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 10v9',
  view: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
} as const;

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
  const key = name.replace(/Icon$/, '').replace(/[^a-zA-Z]/g, '').toLowerCase();
  return byTreeName[key];
}
