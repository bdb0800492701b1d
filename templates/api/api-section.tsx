// Renders the list of one section: the same HTML, which the style sheet shows collapsed, expanded or as
// a table by attributes of <html>. Every line has an anchor, and is open without a script.

import { Fragment, type ReactNode } from 'react';
import { ToggleGroup } from '../../runtime/parts/toggle-group/toggle-group.tsx';
import type { ApiTools } from './api-tools.ts';
import { SectionHeading } from './section-heading.tsx';

/** One line of a list. */
export interface ApiRow {
  readonly id: string;
  readonly name: ReactNode;
  /** Accessible name of the line's link. */
  readonly title: string;
  readonly chips?: ReactNode;
  /** Heading above the line, if it is the first of a group. */
  readonly group?: { readonly id: string; readonly title: ReactNode };
  /** Text that a closed line shows beside the name. */
  readonly brief?: string;
  /** What a closed line also shows if there is room: the default and the first sentence. */
  readonly glance?: ReactNode;
  /** One cell for each column between the first and the last; undefined for an empty cell. */
  readonly cells: readonly ReactNode[];
  readonly children?: ReactNode;
}

interface ApiSectionProps extends Pick<ApiTools, 't'> {
  readonly id: string;
  readonly title: string;
  /** The preference that sets the display. */
  readonly display: 'apiProps' | 'apiSlots' | 'apiClasses';
  /** Headings of the columns, starting with that of names. */
  readonly columns: readonly string[];
  readonly rows: readonly ApiRow[];
  readonly level: 2 | 3;
  /** The component or hook that the section is about. */
  readonly subject: string;
  /** Content after the list. */
  readonly children?: ReactNode;
}

/** Renders a section with its list; nothing without lines. */
export function ApiSection({ id, title, display, columns, rows, level, subject, t, children }: ApiSectionProps) {
  if (rows.length === 0) return null;
  const table = columns.length === 4 ? 'api-list api-wide' : 'api-list';

  return (
    <section
      className={`api-section ${sectionClasses[display]}`}
      data-docs-api-section={display}
      aria-label={`${subject}, ${title}`}
    >
      <div className="api-bar">
        <SectionHeading id={id} title={title} level={level} subject={subject} t={t} />
        <DisplayChoice t={t} />
      </div>
      <div className="api-frame">
        <div className={table}>
          <div className="api-head" aria-hidden="true">
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </div>
          {rows.map((row) => (
            <Fragment key={row.id}>
              {row.group && (
                <p className="api-from" id={row.group.id}>
                  {row.group.title}
                </p>
              )}
              <Row row={row} labels={columns.slice(1)} t={t} />
            </Fragment>
          ))}
        </div>
      </div>
      {children}
    </section>
  );
}

const sectionClasses = { apiProps: 'api-props', apiSlots: 'api-slots', apiClasses: 'api-classes' } as const;

/** Renders the buttons for the display, which are hidden until the script starts them. */
function DisplayChoice({ t }: Pick<ApiTools, 't'>) {
  const options = (['collapsed', 'expanded', 'table'] as const).map((value) => ({
    value,
    label: t(`api.${value}`),
    attributes: { value },
  }));
  return (
    <ToggleGroup
      exclusive
      className="api-display"
      label={t('api.display')}
      options={options}
      value={undefined}
      hidden
    />
  );
}

function Row({ row, labels, t }: { readonly row: ApiRow; readonly labels: readonly string[] } & Pick<ApiTools, 't'>) {
  return (
    <div className="api-row" id={row.id}>
      <a className="anchor" href={`#${row.id}`} aria-label={t('content.anchor', { title: row.title })} />
      <details open>
        <summary data-docs-brief={row.brief}>
          <span className="api-name">{row.name}</span>
          {row.chips}
          {row.glance && <span className="api-glance">{row.glance}</span>}
        </summary>
        <div className="api-detail">
          {row.cells.map((cell, index) => (
            <div key={labels[index]} className="api-cell">
              {cell !== undefined && <span className="api-label">{labels[index]}</span>}
              {cell}
            </div>
          ))}
          <div className="api-text">{row.children}</div>
        </div>
      </details>
    </div>
  );
}
