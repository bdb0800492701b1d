// Renders a playground in its case: the component on a stage, its code below, its props beside both.
//
// Without a script it shows the component with its defaults and the code for that. The controls need
// a script, so a note replaces them.

import type { ShownPlayground } from '../../core/model/playground.ts';
import { isLongCode } from '../../core/demos/playground/is-long-code.ts';
import type { Translate } from '../page-props.ts';
import { Tool } from './demo-tool.tsx';
import { PlaygroundControls } from './playground-controls.tsx';

/** Props of a playground's case; without `playground` it only shows the faults. */
export interface PlaygroundCaseProps {
  readonly t: Translate;
  /** Why it cannot be shown, one line each. */
  readonly faults: readonly string[];
  readonly playground?: ShownPlayground;
  /** Whether it is always shown in light mode, as the component does not support dark mode. */
  readonly isLight?: boolean;
  /** Name of the component in the script of the page, whose address is `module`. */
  readonly demoKey?: string;
  readonly module?: string;
  /** Makes ids unique on the page. */
  readonly prefix?: string;
  /** HTML of the component in its initial state. */
  readonly html?: string;
  /** Its highlighted code in the initial state. */
  readonly code?: string;
}

/** Renders a playground in its case. */
export function PlaygroundCase({
  t,
  faults,
  playground,
  isLight,
  demoKey,
  module,
  prefix = '',
  html,
  code = '',
}: PlaygroundCaseProps) {
  if (!playground || html === undefined) return <Fault t={t} faults={faults} />;
  const { component: name, start } = playground;

  return (
    <div
      className="case demo playground"
      data-island="Demo"
      data-docs-on="visible"
      data-docs-props={JSON.stringify({ name, module, start })}
      data-docs-playground={JSON.stringify(playground)}
      role="group"
      aria-label={t('playground.label', { name })}
    >
      <div className="playground-bench">
        <div className="playground-view">
          <div className="demo-stage demo-playground" data-mode={isLight ? 'light' : undefined}>
            <div
              className="demo-root"
              data-docs-key={demoKey}
              data-docs-prefix={prefix}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </div>
          <Tools t={t} hasControls={playground.controls.length > 0} />
        </div>
        <PlaygroundControls playground={playground} prefix={prefix} t={t} />
        <div className="playground-code" dangerouslySetInnerHTML={{ __html: code }} />
        <button className="demo-tool playground-more" type="button" aria-expanded={false} hidden={!isLongCode(code)}>
          <span className="when-closed">{t('playground.showAll')}</span>
          <span className="when-open">{t('playground.showLess')}</span>
        </button>
      </div>
      <noscript>
        <p className="playground-note">{t('playground.noScript')}</p>
      </noscript>
    </div>
  );
}

function Tools({ t, hasControls }: { readonly t: Translate; readonly hasControls: boolean }) {
  return (
    <div className="demo-tools" role="toolbar" aria-label={t('playground.tools')}>
      <Tool tool="mode" icon="moon" label={t('demo.mode')} pressed={false} isFirst />
      <Tool tool="direction" icon="turn" label={t('demo.direction')} pressed={false} />
      <Tool tool="density" icon="dense" label={t('demo.density')} pressed={false} />
      <span className="demo-space" />
      {/* If there is little room, it opens the props. */}
      {hasControls && (
        <button
          className="demo-tool playground-fold"
          type="button"
          data-docs-tool="props"
          data-docs-ripple=""
          aria-expanded={false}
          tabIndex={-1}
        >
          {t('playground.props')}
        </button>
      )}
      <Tool tool="reset" icon="reset" label={t('playground.reset')} />
      <span className="demo-status" role="status" />
    </div>
  );
}

function Fault({ t, faults }: Pick<PlaygroundCaseProps, 't' | 'faults'>) {
  return (
    <div className="case demo">
      <div className="demo-stage demo-plain">
        <div className="demo-fault">
          <p>{t('playground.failed')}</p>
          {faults.map((fault) => (
            <pre key={fault}>{fault}</pre>
          ))}
        </div>
      </div>
    </div>
  );
}
