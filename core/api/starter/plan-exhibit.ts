// The components of a library → a demo for the front page: up to six of those that nearly every library has, and that
// work alone.

import { joinImports } from './join-imports.ts';
import type { LibraryExport, LibraryPage } from './library.ts';
import type { StarterPlayground } from './write-library-page.ts';

/** The demo of a front page. */
export interface PlannedExhibit {
  readonly file: string;
  readonly code: string;
}

/** What a front page may show. */
interface Kind {
  /** The usual names of the component. */
  readonly names: readonly string[];
  /** Its text. A control has its name as label. */
  readonly text?: string;
  /** An attribute that shows a control in use, if it takes such a prop. */
  readonly inUse?: string;
}

const kinds: readonly Kind[] = [
  { names: ['Button'], text: 'Save' },
  { names: ['Switch', 'Toggle'], inUse: 'defaultChecked' },
  { names: ['Slider'] },
  { names: ['Rating', 'Rate'], inUse: 'defaultValue={4}' },
  // A badge may be a mark on the corner of its content.
  { names: ['Tag', 'Chip', 'Pill', 'Lozenge', 'Badge'], text: 'New' },
  { names: ['Alert', 'Message', 'Callout', 'Banner'], text: 'Saved' },
  { names: ['Checkbox'], inUse: 'defaultChecked' },
  { names: ['ProgressBar', 'Progress', 'LinearProgress'] },
  { names: ['TextField', 'TextInput', 'Input'] },
  { names: ['Avatar'], text: 'AB' },
  { names: ['Spinner', 'Loader', 'Spin', 'CircularProgress'] },
  { names: ['Radio'] },
];

/** The names of components that nearly every library has, the most usual first. */
export const commonNames: readonly string[] = kinds.flatMap(({ names }) => names);

const maxShown = 6;

/** Plans the demo of the front page; undefined if fewer than two components are suitable. */
export function planExhibit(
  pages: readonly LibraryPage[],
  playgrounds: ReadonlyMap<string, StarterPlayground>,
): PlannedExhibit | undefined {
  const found = kinds.flatMap(({ names, ...kind }) => {
    // What shows nothing without a text has to get one.
    const isShown = ({ slug, main }: LibraryPage) =>
      playgrounds.get(slug)?.kind === 'bare' ||
      (playgrounds.get(slug)?.kind === 'text' && kind.text !== undefined && takesText(main));
    const usable = pages.filter((page) => isShown(page) && worksAlone(page.main));
    const component = names.flatMap((name) => usable.find(({ main }) => main.name === name)?.main ?? [])[0];
    return component ? [{ component, ...kind }] : [];
  });
  // Two stand in each row, where there is room.
  const shown = found.slice(0, Math.min(maxShown, found.length - (found.length % 2)));
  if (shown.length === 0) return undefined;
  return {
    file: 'content/Exhibit.tsx',
    code: [
      "import type { ReactNode } from 'react';",
      ...joinImports(shown.map(({ component }) => component.importLine)),
      '',
      '/** What the front page shows of the library. */',
      'export default function Exhibit() {',
      '  return (',
      "    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))', gap: 1 }}>",
      ...shown.flatMap(({ component, ...kind }) => [
        `      <Exhibited name="${component.name}">`,
        `        ${writeElement(component, kind)}`,
        '      </Exhibited>',
      ]),
      '    </div>',
      '  );',
      '}',
      '',
      'function Exhibited({ name, children }: { name: string; children: ReactNode }) {',
      '  return (',
      '    <div',
      '      style={{',
      "        display: 'grid',",
      "        gridTemplateRows: 'minmax(64px, 1fr) 20px',",
      '        gap: 8,',
      "        padding: '12px 8px',",
      '        // The outlines of neighbors share one line; those at the edge are cut off.',
      "        outline: '1px solid color-mix(in srgb, currentColor 12%, transparent)',",
      '      }}',
      '    >',
      '      {/* As wide as its content, and at least 160 px for what has no width of its own, such as a slider. */}',
      "      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(min-content, 160px)', placeContent: 'center' }}>",
      "        <div style={{ textAlign: 'center' }}>{children}</div>",
      '      </div>',
      '      <code dir="ltr" style={{ justifySelf: \'start\', font: \'12px/20px var(--mono)\' }}>{`<${name}>`}</code>',
      '    </div>',
      '  );',
      '}',
      '',
    ].join('\n'),
  };
}

function worksAlone({ kind, name, needs = [], required = {} }: LibraryExport): boolean {
  return kind === 'component' && !name.includes('.') && needs.length + Object.keys(required).length === 0;
}

function takesText({ passesChildren = false, takes = [] }: LibraryExport): boolean {
  return passesChildren || takes.includes('children');
}

function writeElement(component: LibraryExport, { text, inUse }: Omit<Kind, 'names'>): string {
  const { name, takes = [] } = component;
  if (text !== undefined && takesText(component)) return `<${name}>${text}</${name}>`;
  const [prop = ''] = inUse?.split('=') ?? [];
  return `<${name} aria-label="${name}"${takes.includes(prop) ? ` ${inUse}` : ''} />`;
}
