// Renders props, parameters or returned fields: name, type, default and description.

import { writeSeeAlso } from '../../core/api/write-see-also.ts';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import type { ApiSubject } from '../../core/api/pages/api-subject.ts';
import { findHint, type PropHint } from '../../core/api/pages/find-hint.ts';
import { toOriginId, type PropLine, type PropSection as Section } from '../../core/api/pages/plan-sections.ts';
import type { ApiProp, ApiSignature, ApiVariant } from '../../core/api/extract/api-entry.ts';
import { splitUnion } from '../../core/api/split-union.ts';
import { formatCondition } from '../../core/api/format-condition.ts';
import { renderType } from '../../core/api/pages/render-type.ts';
import { BreakableName } from '../breakable-name.tsx';
import { ApiSection, type ApiRow } from './api-section.tsx';
import type { ApiTools } from './api-tools.ts';
import { findFirstSentence } from './first-sentence.ts';
import { isCall, NamedTypes, PropType } from './prop-type.tsx';
import { SinceMark, SinceText } from './history/since.tsx';
import { Text } from './text.tsx';
import { TypeText } from './type-text.tsx';
import { WithPart } from './with-part.tsx';

interface PropSectionProps {
  readonly section: Section;
  readonly subject: ApiSubject;
  readonly place: 'page' | 'tab';
  readonly tools: ApiTools;
}

/** Renders a section of props. Inherited props come after the component's own, with their origin. */
export function PropSection({ section, subject, place, tools }: PropSectionProps) {
  const { t } = tools;
  const { id, kind, lines } = section;
  const rows = lines.map((line, index): ApiRow => {
    const origin = line.prop.inheritedFrom;
    const isFirst = origin !== undefined && origin !== lines[index - 1]?.prop.inheritedFrom;
    return {
      ...toRow(line, { tools, isInput: kind !== 'return-value', hint: findHint(line, { subject, place, kind }) }),
      ...(isFirst && { group: toGroup(origin, { section, subject, tools }) }),
    };
  });

  return (
    <Rows
      id={id}
      title={t(`api.${kind}`)}
      rows={rows}
      level={place === 'page' ? 2 : 3}
      subject={subject.entry.name}
      t={t}
    />
  );
}

interface PropListProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly PropLine[];
  /** Whether the reader's code passes them, so that some may be required. */
  readonly isInput: boolean;
  /** Name of the entry that the list is about. */
  readonly subject: string;
  readonly tools: ApiTools;
}

/** Renders a list of arguments, fields or members of a symbol with its own page. */
export function PropList({ id, title, lines, isInput, subject, tools }: PropListProps) {
  const rows = lines.map((line) => toRow(line, { tools, isInput, hint: undefined }));
  return <Rows id={id} title={title} rows={rows} level={2} subject={subject} t={tools.t} />;
}

function Rows(props: Omit<ComponentProps<typeof ApiSection>, 'display' | 'columns'>) {
  const { t } = props;
  const columns = [t('api.name'), t('api.type'), t('api.default'), t('api.description')];
  return <ApiSection display="apiProps" columns={columns} {...props} />;
}

/** Makes the heading with the component or hook that the next lines are inherited from. */
function toGroup(
  origin: string,
  { section, subject: { origins }, tools }: Pick<PropSectionProps, 'section' | 'subject' | 'tools'>,
): ApiRow['group'] {
  const inherited = section.lines.filter(({ prop }) => prop.inheritedFrom === origin);
  const path = inherited.map(({ name }) => origins[name]).find((originPath) => originPath !== undefined);
  const name = path === undefined ? <code>{origin}</code> : <OriginLink path={path} origin={origin} tools={tools} />;
  return {
    id: toOriginId(section, origin),
    title: <WithPart text={tools.t('api.inherited', { parent: '\u0000', count: inherited.length })}>{name}</WithPart>,
  };
}

function OriginLink({
  path,
  origin,
  tools: { href },
}: {
  readonly path: string;
  readonly origin: string;
  readonly tools: ApiTools;
}) {
  return (
    <a href={href(path.replace(/#.*/, ''))}>
      <code>{origin}</code>
    </a>
  );
}

interface RowOptions {
  readonly tools: ApiTools;
  readonly isInput: boolean;
  readonly hint: PropHint | undefined;
}

function toRow({ id, name, prop }: PropLine, { tools, isInput, hint }: RowOptions): ApiRow {
  const { t } = tools;
  const title = name || t('api.value');
  return {
    id,
    title,
    name: (
      <code>
        <BreakableName name={title} />
      </code>
    ),
    brief: toBrief(prop.type),
    glance: toGlance(prop, tools),
    chips: (
      <>
        <Chips isRequired={isInput && prop.required} part={prop} t={t} />
        {prop.inheritedFrom !== undefined && <span className="chip api-origin">{prop.inheritedFrom}</span>}
        <SinceMark since={prop.since} tools={tools} />
      </>
    ),
    cells: [
      <PropType key="type" prop={prop} tools={tools} />,
      prop.default === undefined ? undefined : (
        <Fragment key="default">
          <code className="api-type" dangerouslySetInnerHTML={{ __html: toCode(prop.default) }} />
          {prop.defaultFrom === 'code' && <span className="api-read">{t('api.fromCode')}</span>}
        </Fragment>
      ),
    ],
    children: <PropText prop={prop} hint={hint} tools={tools} />,
  };
}

/** Shortens a type for a closed line: of a union to its first members and the count of the others. */
function toBrief(type: string): string {
  const members = splitUnion(type);
  const shown = type.length > 44 ? takeUpTo(36, members) : members;
  const hidden = members.length - shown.length;
  // A line can break before a sign, not after it.
  const brief = shown.length > 0 ? [...shown, ...(hidden > 0 ? [`+${hidden}`] : [])].join(' |\u2060\u00a0') : type;
  return brief.length > 90 ? `${brief.slice(0, 89)}…` : brief;
}

/** Takes the first members of a union that have this length together. */
function takeUpTo(length: number, members: readonly string[]): readonly string[] {
  return members.filter((_, index) => members.slice(0, index + 1).join(' | ').length <= length);
}

/** Makes the default and the first sentence, each in its own column. */
function toGlance({ default: fallback, description }: ApiProp, tools: ApiTools): ReactNode {
  const about = findFirstSentence(tools.markdown(description ?? ''));
  if (fallback === undefined && about === '') return undefined;
  return (
    <>
      <code dangerouslySetInnerHTML={{ __html: toCode(fallback ?? '').replaceAll('<wbr>', '') }} />
      <span {...tools.original}>{about}</span>
    </>
  );
}

/** Renders the labels of a part: required, deprecated, stage. */
export function Chips({
  isRequired = false,
  part,
  t,
}: {
  readonly isRequired?: boolean;
  readonly part: Pick<ApiProp, 'deprecated' | 'stage'>;
} & Pick<ApiTools, 't'>) {
  return (
    <>
      {isRequired && <span className="chip api-required">{t('api.required')}</span>}
      {part.deprecated !== undefined && <span className="chip api-deprecated">{t('api.deprecated')}</span>}
      {part.stage !== undefined && <span className="chip api-stage">{t(`api.${part.stage}`)}</span>}
    </>
  );
}

function PropText({
  prop,
  hint,
  tools,
}: {
  readonly prop: ApiProp;
  readonly hint: PropHint | undefined;
  readonly tools: ApiTools;
}) {
  const { deprecated, description, note, needsRef, seeMore, signature, since, types, variants } = prop;
  return (
    <>
      {deprecated !== undefined && <Text text={deprecated} tools={tools} className="api-warning" />}
      <Text text={description} tools={tools} />
      {needsRef && <p className="api-warning">{tools.t('api.needsRef')}</p>}
      {variants && <Variants variants={variants} tools={tools} />}
      {hint && <Hint hint={hint} tools={tools} />}
      <Text text={note} tools={tools} className="api-note" />
      <NamedTypes types={types} tools={tools} />
      {signature && (
        <Signature signature={signature} isShown={isCall(prop) || prop.type.includes(signature.type)} tools={tools} />
      )}
      <Text text={writeSeeAlso(seeMore, tools.t('api.seeAlso'))} tools={tools} />
      <SinceText since={since} tools={tools} className="api-note" />
    </>
  );
}

/** Renders the types of a prop that depends on another prop. */
function Variants({
  variants,
  tools: { t, links },
}: {
  readonly variants: readonly ApiVariant[];
  readonly tools: ApiTools;
}) {
  return (
    <ul>
      {variants.map((variant) => {
        const condition = formatCondition(variant);
        return (
          <li key={condition}>
            {t('api.when')} <code>{condition}</code>: <TypeText type={variant.type} links={links} t={t} />
            <Chips isRequired={variant.required} part={{}} t={t} />
          </li>
        );
      })}
    </ul>
  );
}

function Hint({
  hint: { kind, address, path },
  tools: { t, href },
}: {
  readonly hint: PropHint;
  readonly tools: ApiTools;
}) {
  const target = address ?? (path === undefined ? undefined : href(path));
  return (
    <p className="api-hint">
      <a href={target}>{t(`api.hint.${kind}`)}</a>
    </p>
  );
}

function Signature({
  signature: { type, parameters, returns },
  isShown,
  tools,
}: {
  readonly signature: ApiSignature;
  readonly isShown: boolean;
  readonly tools: ApiTools;
}) {
  const { t } = tools;
  return (
    <div className="api-signature">
      {!isShown && (
        <p>
          <span className="api-label">{t('api.signature')}</span>
          <code className="api-type" dangerouslySetInnerHTML={{ __html: toCode(type) }} />
        </p>
      )}
      {(parameters.some(({ description }) => description) || returns.description) && (
        <ul>
          {parameters
            .filter(({ description }) => description)
            .map(({ name, description }) => (
              <li key={name}>
                <code>{name}</code> <Text text={description} tools={tools} />
              </li>
            ))}
          {returns.description && (
            <li>
              <em>{t('api.returns')}</em> <Text text={returns.description} tools={tools} />
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function toCode(code: string): string {
  return renderType(code, {});
}
