// A demo as a reader without script sees it: a case with the name of its source and the source
// itself, already highlighted. A long source shows its beginning and unfolds on request.

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
  /** Id that a fragment finds the demo by; one demo shown twice has it once. */
  readonly id?: string;
  readonly t: Translate;
}

// Folding shows the first 16 lines; it must hide enough to be worth a click.
const longestUnfolded = 24;

/** Draws a demo's case with its source. */
export function DemoCase({ name, file, sourceHtml, options, id, t }: DemoCaseProps) {
  return (
    <div className="case" id={id} data-demo={name} role="group" aria-label={t('demo.label', { name })}>
      {!options.hideToolbar && (
        <div className="case-bar">
          <Icon name="source" />
          <span className="case-file">{file}</span>
        </div>
      )}
      <Source html={sourceHtml} t={t} />
    </div>
  );
}

function Source({ html, t }: { readonly html: string; readonly t: Translate }) {
  const source = <div className="case-source" dangerouslySetInnerHTML={{ __html: html }} />;
  const lines = html.split('\n').length - 1;
  if (lines <= longestUnfolded) return source;

  return (
    <details className="case-fold">
      <summary className="case-more">
        <span className="when-closed">{t('demo.showAll', { lines })}</span>
        <span className="when-open">{t('demo.showLess')}</span>
      </summary>
      {source}
    </details>
  );
}
