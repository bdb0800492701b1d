// Renders all exports of a site's packages, by product and package. The list is complete without a
// script; a field above it filters as the reader types, and buttons filter by one or more kinds.

import { toEngineId } from '../../core/model/engine-ids.ts';
import { Fragment } from 'react';
import type { ApiIndexGroup, ApiIndexLine } from '../../core/api/pages/api-subject.ts';
import { listKinds, toGroupId, toKindId } from '../../core/api/pages/plan-index-headings.ts';
import { symbolTitles } from '../../core/api/pages/symbols/plan-symbol-pages.ts';
import type { Site } from '../../core/model/site.ts';
import { ToggleGroup } from '../../runtime/parts/toggle-group/toggle-group.tsx';
import type { Translate } from '../page-props.ts';

const filterId = toEngineId('api-filter');

const indexKinds = [
  'component',
  'hook',
  ...(Object.keys(symbolTitles) as (keyof typeof symbolTitles)[]),
] as const satisfies readonly ApiIndexLine['kind'][];

interface ApiIndexProps {
  readonly groups: readonly ApiIndexGroup[];
  readonly site: Site;
  readonly t: Translate;
  readonly href: (path: string) => string;
}

/** Renders the API index. */
export function ApiIndex({ groups, site, t, href }: ApiIndexProps) {
  const filled = groups.filter(({ lines }) => lines.length > 0);

  return (
    <div className="api-index">
      <div
        className="api-filter"
        data-docs-found={t('api.found', { count: '{count}', all: '{all}' })}
        data-docs-none={t('api.none')}
        hidden
      >
        <label htmlFor={filterId}>{t('api.filter')}</label>
        <input id={filterId} type="search" autoComplete="off" spellCheck={false} />
        <output htmlFor={filterId} />
        <KindButtons groups={filled} t={t} />
      </div>
      {filled.map(({ product, packageName, version, lines, removed }) => (
        <section key={`${product} ${packageName}`} className="api-group" aria-label={packageName}>
          <p className="api-group-title" id={toGroupId({ packageName })}>
            <span>{site.products.find(({ id }) => id === product)?.name ?? product}</span> <code>{packageName}</code>{' '}
            <span className="api-version">{version}</span>
          </p>
          {(['component', 'hook'] as const).map((kind) => (
            <Names
              key={kind}
              title={t(`api.${kind}s`)}
              lines={lines.filter((line) => line.kind === kind)}
              t={t}
              href={href}
            />
          ))}
          {listKinds({ lines }).map((kind) => (
            <Fragment key={kind}>
              <p className="api-kind" id={toKindId({ packageName }, kind)}>
                {t(symbolTitles[kind])}
              </p>
              <Names
                title={t(symbolTitles[kind])}
                lines={lines.filter((line) => line.kind === kind)}
                t={t}
                href={href}
              />
            </Fragment>
          ))}
          <Removed removed={removed} t={t} />
        </section>
      ))}
    </div>
  );
}

/** Renders the buttons for kinds; none if all entries are of one kind. */
function KindButtons({ groups, t }: Pick<ApiIndexProps, 'groups' | 't'>) {
  const kinds = indexKinds.filter((kind) => groups.some(({ lines }) => lines.some((line) => line.kind === kind)));
  if (kinds.length < 2) return null;
  const options = kinds.map((kind) => ({ value: kind, label: titleOf(kind, t), attributes: { value: kind } }));
  return <ToggleGroup className="api-kinds" label={t('api.kinds')} options={options} value={[]} />;
}

function titleOf(kind: ApiIndexLine['kind'], t: Translate): string {
  return kind === 'component' || kind === 'hook' ? t(`api.${kind}s`) : t(symbolTitles[kind]);
}

interface NamesProps extends Pick<ApiIndexProps, 't' | 'href'> {
  readonly title: string;
  readonly lines: readonly ApiIndexLine[];
}

/** Renders removed names, which have no page to link to. */
function Removed({ removed = [], t }: Pick<ApiIndexGroup, 'removed'> & Pick<ApiIndexProps, 't'>) {
  if (removed.length === 0) return null;
  return (
    <>
      <p className="api-kind">{t('api.removed')}</p>
      <ul className="api-names" aria-label={t('api.removed')}>
        {removed.map(({ name, kind, version }) => (
          <li key={`${kind} ${name}`} data-docs-kind={kind}>
            {name}
            <span className="chip api-origin">{t('api.removedIn', { version })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Names({ title, lines, t, href }: NamesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className="api-names" aria-label={title} data-docs-kind={lines[0]?.kind}>
      {lines.map(({ name, path, isDeprecated }) => (
        <li key={path}>
          <a href={href(path)}>{name}</a>
          {isDeprecated && <span className="chip api-deprecated">{t('api.deprecated')}</span>}
        </li>
      ))}
    </ul>
  );
}
