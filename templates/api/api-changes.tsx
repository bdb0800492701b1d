// Renders the changes between two versions of a package: counts by kind, then component by component.

import type { ApiDifference } from '../../core/api/compare-entries.ts';
import type { ApiChangeGroup, ApiChangeLine, ApiChangeList } from '../../core/api/pages/plan-changes.ts';
import type { Translate } from '../page-props.ts';
import type { ApiTools } from './api-tools.ts';
import { Text } from './text.tsx';
import { TypeText } from './type-text.tsx';

interface ApiChangesProps {
  readonly lists: readonly { readonly list: ApiChangeList; readonly tools: ApiTools }[];
  readonly t: Translate;
}

const kinds = ['removed', 'deprecated', 'changed', 'added'] as const;

/** Renders the lists of changes of a page, one for each package. */
export function ApiChanges({ lists, t }: ApiChangesProps) {
  return (
    <div className="api-changes">
      {lists.map(({ list, tools }) => (
        <section key={list.packageName} aria-label={list.packageName}>
          <p className="api-group-title">
            <code>{list.packageName}</code>
            <span className="api-version" dir="ltr">{`${list.before} → ${list.after}`}</span>
          </p>
          <Counts list={list} t={t} />
          {list.groups.map((group) => (
            <Group key={group.id} group={group} tools={tools} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Counts({ list: { groups }, t }: { readonly list: ApiChangeList; readonly t: Translate }) {
  const lines = groups.flatMap((group) => group.lines);
  if (lines.length === 0) return <p>{t('api.noChanges')}</p>;
  return (
    <ul className="change-counts">
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={`chip change-${kind}`}>{t(`api.change.${kind}`)}</span>
          {lines.filter(({ change }) => change.kind === kind).length}
        </li>
      ))}
    </ul>
  );
}

function Group({
  group: { name, id, path, lines },
  tools,
}: {
  readonly group: ApiChangeGroup;
  readonly tools: ApiTools;
}) {
  const sorted = kinds.flatMap((kind) => lines.filter(({ change }) => change.kind === kind));
  return (
    <section className="change-group">
      <h3 id={id}>
        {path === undefined ? name : <a href={tools.href(path)}>{name}</a>}
        <a className="anchor" href={`#${id}`} aria-label={tools.t('content.anchor', { title: name })} />
      </h3>
      <ul className="change-lines">
        {sorted.map((line, index) => (
          <Line key={index} line={line} tools={tools} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line: { change, path }, tools }: { readonly line: ApiChangeLine; readonly tools: ApiTools }) {
  const { t, href } = tools;
  const { kind, part, difference, advice, isRequired, alike } = change;
  const name = part && <code>{part.name || t('api.value')}</code>;

  return (
    <li className="change-line">
      <p>
        <span className={`chip change-${kind}`}>{t(`api.change.${kind}`)}</span>
        <span className="change-word">{t(`api.part.${part?.word ?? 'entry'}`)}</span>
        {path === undefined ? name : <a href={href(path)}>{name}</a>}
        {isRequired && <span className="chip api-required">{t('api.required')}</span>}
      </p>
      {difference && <Difference difference={difference} tools={tools} />}
      {alike !== undefined && <p className="change-note">{t('api.alike', { count: alike })}</p>}
      <Text text={advice?.trim()} tools={tools} />
    </li>
  );
}

function Difference({
  difference: { aspect, before, after },
  tools: { t, links },
}: {
  readonly difference: ApiDifference;
  readonly tools: ApiTools;
}) {
  if (aspect === 'required')
    return <p className="change-note">{t(after === 'true' ? 'api.nowRequired' : 'api.nowOptional')}</p>;
  const show = (text: string | undefined) =>
    text === undefined ? <i>{t('api.nothing')}</i> : <TypeText type={text} links={links} t={t} />;
  const what = t(aspect === 'class' ? 'api.className' : `api.${aspect}`);

  return (
    <dl className="change-turn">
      <div>
        <dt>{t('api.turnBefore', { what })}</dt>
        <dd>{show(before)}</dd>
      </div>
      <div>
        <dt>{t('api.turnAfter', { what })}</dt>
        <dd>{show(after)}</dd>
      </div>
    </dl>
  );
}
