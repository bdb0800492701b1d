// The tools of a demo: one stop for the Tab key, and arrows from tool to tool. They need script, so
// without it they are not shown; the row itself keeps its height.

import type { Styling } from '../../core/demos/plan-demo.ts';
import type { Translate } from '../page-props.ts';
import type { DemoCaseProps } from './demo-case-props.ts';
import { Tool } from './demo-tool.tsx';

/** Draws the row of tools of a demo, in the order in which they are used. */
export function DemoToolbar({ name, options, id, stylings, hrefs, t }: DemoCaseProps) {
  const hasTypes = stylings.some(({ sources }) => sources.some(({ variant }) => variant === 'TS'));
  const hasPreview =
    options.defaultCodeOpen === undefined && stylings.some(({ sources }) => sources.some(({ preview }) => preview));
  const isOpen = options.defaultCodeOpen === true;
  const isLive = stylings.some(({ html }) => html !== undefined);

  return (
    <div className="demo-tools" role="toolbar" aria-label={t('demo.tools', { name })}>
      {stylings.length > 1 && <Stylings stylings={stylings.map(({ styling }) => styling)} t={t} />}
      <span className="demo-variants" role="group" aria-label={t('demo.language')}>
        <Word tool="variant" value="TS" label={t('demo.typescript')} disabled={!hasTypes}>
          TS
        </Word>
        <Word tool="variant" value="JS" label={t('demo.javascript')}>
          JS
        </Word>
      </span>
      <button className="demo-tool demo-expand" type="button" data-tool="expand" aria-expanded={isOpen} tabIndex={0}>
        <span className="when-closed">{t(hasPreview ? 'demo.expand' : 'demo.show')}</span>
        <span className="when-open">{t(hasPreview ? 'demo.collapse' : 'demo.hide')}</span>
      </button>
      <span className="demo-space" />
      {isLive && hrefs.live && !options.disableLiveEdit && (
        <Tool tool="edit" icon="pencil" label={t('demo.edit')} pressed={false} />
      )}
      <Tool tool="codesandbox" icon="parcel" label={t('demo.codesandbox')} />
      <Tool tool="stackblitz" icon="bolt" label={t('demo.stackblitz')} />
      <Tool tool="copy" icon="copy" label={t('demo.copy')} />
      {isLive && <Tool tool="mode" icon="moon" label={t('demo.mode')} pressed={false} />}
      {isLive && <Tool tool="direction" icon="turn" label={t('demo.direction')} pressed={false} />}
      {isLive && <Tool tool="density" icon="dense" label={t('demo.density')} pressed={false} />}
      {isLive && <Tool tool="focus" icon="target" label={t('demo.resetFocus')} />}
      {isLive && <Tool tool="reset" icon="reset" label={t('demo.reset')} />}
      <Tool tool="more" icon="more" label={t('demo.more')} expanded={false} />
      <span className="demo-links" hidden>
        {hrefs.repository && <a href={hrefs.repository}>{t('demo.viewSource')}</a>}
        <a href={hrefs.page}>{t('demo.openPage')}</a>
        {id && <Word tool="link" value="JS" label={t('demo.linkJs')} />}
        {id && hasTypes && <Word tool="link" value="TS" label={t('demo.linkTs')} />}
      </span>
      <span className="demo-status" role="status" />
    </div>
  );
}

function Stylings({ stylings, t }: { readonly stylings: readonly Styling[]; readonly t: Translate }) {
  return (
    <span className="demo-stylings" role="group" aria-label={t('demo.styling')}>
      {stylings.map((styling) => (
        <Word key={styling} tool="styling" value={styling} label={t(`demo.${styling}`)} />
      ))}
    </span>
  );
}

interface WordProps {
  readonly tool: string;
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly children?: string;
}

/** A tool that is a word. */
function Word({ tool, value, label, disabled, children }: WordProps) {
  return (
    <button
      className="demo-tool demo-word"
      type="button"
      data-tool={tool}
      data-value={value}
      title={children ? label : undefined}
      disabled={disabled}
      tabIndex={-1}
    >
      {children ?? label}
    </button>
  );
}
