// A demo as a reader without script sees it: a case with the name of its source and the source
// itself, already highlighted.

import type { DemoOptions } from '../../core/model.ts';
import { Icon } from '../icons.tsx';
import type { Translate } from '../page-props.ts';

interface DemoCaseProps {
  /** "BasicButtons". */
  readonly name: string;
  /** The source's own name: "BasicButtons.tsx". */
  readonly file: string;
  /** The figure of the highlighted source. */
  readonly sourceHtml: string;
  readonly options: DemoOptions;
  readonly t: Translate;
}

/** Draws a demo's case with its source. */
export function DemoCase({ name, file, sourceHtml, options, t }: DemoCaseProps) {
  return (
    <section className="case" data-demo={name} aria-label={t('demo.label', { name })}>
      {!options.hideToolbar && (
        <div className="case-bar">
          <Icon name="source" />
          <span className="case-file">{file}</span>
        </div>
      )}
      <div className="case-source" dangerouslySetInnerHTML={{ __html: sourceHtml }} />
    </section>
  );
}
