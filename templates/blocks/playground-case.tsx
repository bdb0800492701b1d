// A component to play with, in a case: at work on a stage with its code below, its props beside both.
//
// It is whole without script: the component with its defaults, and the code for that. The controls
// need script, so without it a word stands in their place.

import type { Playground } from '../../core/model/playground.ts';
import { isLongCode } from '../../core/demos/playground/is-long-code.ts';
import type { Translate } from '../page-props.ts';
import { Tool } from './demo-tool.tsx';
import { PlaygroundControls } from './playground-controls.tsx';

/** A playground, ready to be drawn; without `playground` there is only a fault to tell of. */
export interface PlaygroundCaseProps {
  readonly t: Translate;
  /** Why it cannot be shown, a line each. */
  readonly faults: readonly string[];
  readonly playground?: Playground;
  /** The component does not know the dark mode, so it stands in the light. */
  readonly isLight?: boolean;
  /** Name of the component in the script of the page, whose address is `module`. */
  readonly demoKey?: string;
  readonly module?: string;
  /** Keeps ids apart from those of all others on the page. */
  readonly prefix?: string;
  /** The component as it begins. */
  readonly html?: string;
  /** Its code as it begins, coloured. */
  readonly code?: string;
}

/** Draws a playground. */
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
      {/* Where there is little room, the props wait behind it. */}
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
