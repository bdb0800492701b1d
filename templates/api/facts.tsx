// What is true of a component as a whole: its attributes, its ref, its ancestor, its theme name.

import type { ReactNode } from 'react';
import type { ApiEntry } from '../../core/api/extract/api-entry.ts';
import { toKebab } from '../../core/api/plan-api-tab.ts';
import type { ApiTools } from './api-tools.ts';

interface FactsProps {
  readonly entry: ApiEntry;
  readonly place: 'page' | 'tab';
  readonly tools: ApiTools;
}

/** Draws the sentences about a component, and its ancestor and theme name under headings of their own. */
export function Facts({ entry, place, tools }: FactsProps) {
  const { t, href } = tools;
  const { inheritance, muiName, themeDefaultProps, nativeProps, styleProps } = entry;
  const prefix = place === 'page' ? '' : `${toKebab(entry.name)}-`;
  const parent = inheritance?.component ?? '';
  const way = inheritance?.pathname;
  const address =
    way === undefined ? undefined : way.startsWith('/') ? href(way) : /^https?:/.test(way) ? way : undefined;

  return (
    <>
      {nativeProps.length > 0 && <p>{t('api.native', { names: shown(nativeProps) })}</p>}
      {styleProps.length > 0 && <p>{t('api.styleProps', { names: styleProps.join(', ') })}</p>}
      <p>
        {entry.refHolder ? (
          <WithCode text={t('api.refHolder', { holder: '\u0000' })} code={entry.refHolder} />
        ) : (
          t('api.noRef')
        )}
      </p>
      {inheritance && (
        <Fact id={`${prefix}inheritance`} title={t('api.inheritance')} place={place} tools={tools}>
          <WithCode text={t('api.inheritanceText', { parent: '\u0000' })} code={parent} address={address} />
        </Fact>
      )}
      {themeDefaultProps && muiName && (
        <Fact id={`${prefix}theme-default-props`} title={t('api.themeDefaults')} place={place} tools={tools}>
          <WithCode text={t('api.themeDefaultsText', { name: '\u0000' })} code={muiName} />
        </Fact>
      )}
    </>
  );
}

/** The ids and titles of the facts that have a heading. */
export function listFactHeadings(entry: ApiEntry, t: ApiTools['t']): { id: string; text: string }[] {
  return [
    ...(entry.inheritance ? [{ id: 'inheritance', text: t('api.inheritance') }] : []),
    ...(entry.themeDefaultProps && entry.muiName ? [{ id: 'theme-default-props', text: t('api.themeDefaults') }] : []),
  ];
}

/** The names that readers look for first; nobody reads a list of three hundred. */
function shown(names: readonly string[]): string {
  const wanted = ['className', 'style', 'id', 'onClick', 'aria-label'].filter((name) => names.includes(name));
  return (wanted.length > 0 ? wanted : names.slice(0, 4)).join(', ');
}

function Fact({
  id,
  title,
  place,
  tools: { t },
  children,
}: Omit<FactsProps, 'entry'> & { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  const Heading = place === 'page' ? 'h2' : 'h3';
  return (
    <>
      <Heading id={id}>
        {title}
        <a className="anchor" href={`#${id}`} aria-label={t('content.anchor', { title })} />
      </Heading>
      <p>{children}</p>
    </>
  );
}

/** A sentence with one piece of code in it; a translation decides where. */
function WithCode({
  text,
  code,
  address,
}: {
  readonly text: string;
  readonly code: string;
  readonly address?: string;
}) {
  const [before, after] = text.split('\u0000');
  return (
    <>
      {before}
      {address ? (
        <a href={address}>
          <code>{code}</code>
        </a>
      ) : (
        <code>{code}</code>
      )}
      {after}
    </>
  );
}
