// Renders the tools of a demo: one tab stop, with arrow keys from tool to tool. The most used are always
// visible; two menus contain the rest. Without a script they are not shown, but the row keeps its
// height.

import type { ReactNode } from 'react';
import { ToggleGroup } from '../../runtime/parts/toggle-group/toggle-group.tsx';
import type { IconName } from '../icons.tsx';
import type { DemoCaseProps } from './demo-case-props.ts';
import { Tool } from './demo-tool.tsx';

/** Renders the row of a demo's tools. */
export function DemoToolbar(props: DemoCaseProps) {
  const { name, options, stylings, hrefs, t } = props;
  const hasTypes = stylings.some(({ sources }) => sources.some(({ variant }) => variant === 'TS'));
  const hasPreview =
    options.defaultCodeOpen === undefined && stylings.some(({ sources }) => sources.some(({ preview }) => preview));
  const isOpen = options.defaultCodeOpen === true;
  const isLive = stylings.some(({ html }) => html !== undefined);

  return (
    <div className="demo-tools" role="toolbar" aria-label={t('demo.tools', { name })}>
      <Choices stylings={stylings} hasTypes={hasTypes} t={t} />
      <button
        className="demo-tool demo-expand"
        type="button"
        data-docs-tool="expand"
        aria-expanded={isOpen}
        tabIndex={0}
      >
        <span className="when-closed">{t(hasPreview ? 'demo.expand' : 'demo.show')}</span>
        <span className="when-open">{t(hasPreview ? 'demo.collapse' : 'demo.hide')}</span>
      </button>
      <span className="demo-space" />
      {isLive && hrefs.live && !options.disableLiveEdit && (
        <Tool tool="edit" icon="pencil" label={t('demo.edit')} pressed={false} />
      )}
      <Tool tool="copy" icon="copy" label={t('demo.copy')} />
      <Menu tool="open" icon="external" label={t('demo.open')}>
        <MenuLine tool="codesandbox" label={t('demo.codesandbox')} />
        <MenuLine tool="stackblitz" label={t('demo.stackblitz')} />
        <a href={hrefs.page}>{t('demo.openPage')}</a>
      </Menu>
      <More {...props} hasTypes={hasTypes} isLive={isLive} />
      <span className="demo-status" role="status" />
    </div>
  );
}

/** Renders the choices of styling solution and language; the style sheet marks the reader's. */
function Choices({ stylings, hasTypes, t }: Pick<DemoCaseProps, 'stylings' | 't'> & { readonly hasTypes: boolean }) {
  const toOption = (tool: string, value: string, label: string) => ({
    value,
    label,
    attributes: { 'data-docs-tool': tool, 'data-docs-value': value },
  });
  const toLanguage = (value: string, tip: string) => {
    const option = toOption('variant', value, value);
    return { ...option, attributes: { ...option.attributes, 'data-docs-tip': tip } };
  };

  return (
    <>
      {stylings.length > 1 && (
        <ToggleGroup
          exclusive
          className="demo-stylings"
          label={t('demo.styling')}
          value={undefined}
          options={stylings.map(({ styling }) => toOption('styling', styling, t(`demo.${styling}`)))}
        />
      )}
      <ToggleGroup
        exclusive
        className="demo-variants"
        label={t('demo.language')}
        value={undefined}
        options={[
          { ...toLanguage('TS', t('demo.typescript')), disabled: !hasTypes },
          toLanguage('JS', t('demo.javascript')),
        ]}
      />
    </>
  );
}

/** Renders the menu of tools that are used less: theme, reset, source and links. */
function More({
  id,
  hrefs,
  hasTypes,
  isLive,
  t,
}: DemoCaseProps & { readonly hasTypes: boolean; readonly isLive: boolean }) {
  if (!isLive && !hrefs.repository && !id) return null;

  return (
    <Menu tool="more" icon="more" label={t('demo.more')}>
      {isLive && (
        <>
          <MenuLine tool="mode" label={t('demo.mode')} pressed={false} />
          <MenuLine tool="direction" label={t('demo.direction')} pressed={false} />
          <MenuLine tool="density" label={t('demo.density')} pressed={false} />
          <MenuLine tool="focus" label={t('demo.resetFocus')} />
          <MenuLine tool="reset" label={t('demo.reset')} />
        </>
      )}
      {hrefs.repository && <a href={hrefs.repository}>{t('demo.viewSource')}</a>}
      {id && <MenuLine tool="link" value="JS" label={t('demo.linkJs')} />}
      {id && hasTypes && <MenuLine tool="link" value="TS" label={t('demo.linkTs')} />}
    </Menu>
  );
}

interface MenuProps {
  readonly tool: string;
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}

/** Renders a tool that opens a menu. */
function Menu({ children, ...tool }: MenuProps) {
  return (
    <>
      <Tool {...tool} expanded={false} />
      <span className="demo-links" hidden>
        {children}
      </span>
    </>
  );
}

interface MenuLineProps {
  readonly tool: string;
  readonly label: string;
  readonly value?: string;
  readonly pressed?: boolean;
}

/** Renders a line of a menu. */
function MenuLine({ tool, label, value, pressed }: MenuLineProps) {
  return (
    <button
      className="demo-tool demo-word"
      type="button"
      data-docs-tool={tool}
      data-docs-value={value}
      aria-pressed={pressed}
      tabIndex={-1}
    >
      {label}
    </button>
  );
}
