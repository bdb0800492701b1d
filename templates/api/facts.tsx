// Renders the facts of a component: its attributes, its ref, its ancestor, its theme name.

import type { ReactNode } from 'react';
import type { ApiEntry, ApiRendered } from '../../core/api/extract/api-entry.ts';
import type { ApiSubject } from '../../core/api/pages/api-subject.ts';
import { toKebab } from '../../core/api/plan-api-tab.ts';
import type { ApiTools } from './api-tools.ts';
import { WithPart } from './with-part.tsx';

interface FactsProps {
  readonly subject: ApiSubject;
  readonly place: 'page' | 'tab';
  readonly tools: ApiTools;
}

/** Renders sentences about a component, and its ancestor and theme name under separate headings. */
export function Facts({ subject: { entry, guides }, place, tools }: FactsProps) {
  const { t, href } = tools;
  const { inheritance, muiName, themeDefaultProps, nativeProps, styleProps, rendered } = entry;
  const prefix = place === 'page' ? '' : `${toKebab(entry.name)}-`;
  const parent = inheritance?.component ?? '';
  const pathname = inheritance?.pathname;
  const address =
    pathname === undefined
      ? undefined
      : pathname.startsWith('/')
        ? href(pathname)
        : /^https?:/.test(pathname)
          ? pathname
          : undefined;
  const attributes = nativeProps.filter((name) => !unlisted.includes(name));

  return (
    <>
      {entry.anyProps && <p>{t(Object.keys(entry.props).length > 0 ? 'api.otherProps' : 'api.anyProps')}</p>}
      {attributes.length > 0 && <p>{t(toAttributeKey(rendered), { names: formatNames(attributes) })}</p>}
      <StyleProps names={styleProps} t={t} />
      {rendered?.root !== undefined && (
        <p>
          <WithCode text={t('api.root', { root: '\u0000' })} code={`<${rendered.root}>`} />
        </p>
      )}
      <RefFact entry={entry} t={t} />
      {inheritance && (
        <Fact id={`${prefix}inheritance`} title={t('api.inheritance')} place={place} tools={tools}>
          <WithCode text={t('api.inheritanceText', { parent: '\u0000' })} code={parent} address={address} />
        </Fact>
      )}
      {themeDefaultProps && muiName && (
        <Fact id={`${prefix}theme-default-props`} title={t('api.themeDefaults')} place={place} tools={tools}>
          <WithCode text={t('api.themeDefaultsText', { name: '\u0000' })} code={muiName} />
          {guides.theming !== undefined && (
            <>
              {' '}
              <a href={href(guides.theming)}>{t('api.themingGuide')}</a>
            </>
          )}
        </Fact>
      )}
    </>
  );
}

const maxListed = 24;
const shownOfMany = 8;

/** Names the CSS properties that are props; a list of many is folded. */
function StyleProps({ names, t }: { readonly names: readonly string[]; readonly t: ApiTools['t'] }) {
  if (names.length === 0) return null;
  if (names.length <= maxListed) return <p>{t('api.styleProps', { names: names.join(', ') })}</p>;
  const first = `${names.slice(0, shownOfMany).join(', ')} ${t('api.more', { count: names.length - shownOfMany })}`;
  return (
    <details>
      <summary>{t('api.styleProps', { names: first })}</summary>
      <p>{names.join(', ')}</p>
    </details>
  );
}

/** Props of React that are not attributes of an element. */
const unlisted: readonly string[] = ['key', 'ref', 'children', 'dangerouslySetInnerHTML'];

/** Picks the sentence about attributes; it names their target only if that is known. */
function toAttributeKey(rendered: ApiRendered | undefined): 'api.native' | 'api.nativeTaken' {
  return rendered?.attributes === 'root' ? 'api.native' : 'api.nativeTaken';
}

/** Renders what is known about the ref. */
function RefFact({ entry: { refHolder, rendered }, t }: { readonly entry: ApiEntry } & Pick<ApiTools, 't'>) {
  if (refHolder === undefined) return null;
  const isInside = rendered?.root !== undefined && typeof rendered.ref === 'object';
  const key = rendered?.ref === 'root' ? 'api.refHolder' : isInside ? 'api.refInside' : 'api.refHolds';
  return (
    <p>
      <WithCode text={t(key, { holder: '\u0000' })} code={refHolder} />
    </p>
  );
}

/** Lists the ids and titles of the facts that have a heading. */
export function listFactHeadings(entry: ApiEntry, t: ApiTools['t']): { id: string; text: string }[] {
  return [
    ...(entry.inheritance ? [{ id: 'inheritance', text: t('api.inheritance') }] : []),
    ...(entry.themeDefaultProps && entry.muiName ? [{ id: 'theme-default-props', text: t('api.themeDefaults') }] : []),
  ];
}

/** Formats only the names that readers look for most, as there may be three hundred. */
function formatNames(names: readonly string[]): string {
  const common = ['className', 'style', 'id', 'onClick', 'aria-label'].filter((name) => names.includes(name));
  return (common.length > 0 ? common : names.slice(0, 4)).join(', ');
}

function Fact({
  id,
  title,
  place,
  tools: { t },
  children,
}: Omit<FactsProps, 'subject'> & { readonly id: string; readonly title: string; readonly children: ReactNode }) {
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

/** Renders a sentence with one piece of code, at the place that the translation sets. */
function WithCode({
  text,
  code,
  address,
}: {
  readonly text: string;
  readonly code: string;
  readonly address?: string;
}) {
  return (
    <WithPart text={text}>
      {address ? (
        <a href={address}>
          <code>{code}</code>
        </a>
      ) : (
        <code>{code}</code>
      )}
    </WithPart>
  );
}
