// Props, parameters or returned fields: name, type, default, and what the library says of them.

import type { ReactNode } from 'react';
import type { PropLine, PropSection as Section } from '../../core/api/pages/plan-sections.ts';
import type { ApiProp, ApiSignature } from '../../core/api/extract/api-entry.ts';
import { renderType } from '../../core/api/pages/render-type.ts';
import { BreakableName } from '../breakable-name.tsx';
import { ApiSection, type ApiRow } from './api-section.tsx';
import type { ApiTools } from './api-tools.ts';
import { Text } from './text.tsx';
import { TypeText } from './type-text.tsx';

interface PropSectionProps {
  readonly section: Section;
  /** The component or hook. */
  readonly subject: string;
  readonly level: 2 | 3;
  readonly tools: ApiTools;
  readonly children?: ReactNode;
}

/** Draws a section of props. */
export function PropSection({ section, subject, level, tools, children }: PropSectionProps) {
  const { t } = tools;
  const { id, kind, lines } = section;
  const columns = [t('api.name'), t('api.type'), t('api.default'), t('api.description')];
  const rows = lines.map((line) => toRow(line, { tools, isTaken: kind !== 'return-value' }));

  return (
    <ApiSection
      id={id}
      title={t(`api.${kind}`)}
      display="apiProps"
      columns={columns}
      rows={rows}
      level={level}
      subject={subject}
      t={t}
    >
      {children}
    </ApiSection>
  );
}

function toRow({ id, name, prop }: PropLine, { tools, isTaken }: { tools: ApiTools; isTaken: boolean }): ApiRow {
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
    chips: <Chips isRequired={isTaken && prop.required} isDeprecated={prop.deprecated !== undefined} t={t} />,
    cells: [
      <TypeText key="type" type={isCall(prop) ? (prop.signature?.type ?? '') : prop.type} links={tools.links} t={t} />,
      prop.default === undefined ? undefined : (
        <code key="default" className="api-type" dangerouslySetInnerHTML={{ __html: toCode(prop.default) }} />
      ),
    ],
    children: <PropText prop={prop} tools={tools} />,
  };
}

/** Where the type is nothing but a call, its signature says the same, and more. */
function isCall({ type, signature }: ApiProp): boolean {
  return signature !== undefined && /^\(.*\) => /.test(type);
}

/** A closed line has room for the start of a type. */
function toBrief(type: string): string {
  return type.length > 90 ? `${type.slice(0, 89)}…` : type;
}

/** What an attentive reader must know at once. */
export function Chips({
  isRequired = false,
  isDeprecated,
  t,
}: { readonly isRequired?: boolean; readonly isDeprecated: boolean } & Pick<ApiTools, 't'>) {
  return (
    <>
      {isRequired && <span className="chip api-required">{t('api.required')}</span>}
      {isDeprecated && <span className="chip api-deprecated">{t('api.deprecated')}</span>}
    </>
  );
}

function PropText({ prop, tools }: { readonly prop: ApiProp; readonly tools: ApiTools }) {
  const { deprecated, description, note, seeMore, signature } = prop;
  return (
    <>
      {deprecated !== undefined && (
        <Text text={deprecated || tools.t('api.deprecated')} tools={tools} className="api-warning" />
      )}
      <Text text={description} tools={tools} />
      <Text text={note} tools={tools} className="api-note" />
      {signature && <Signature signature={signature} isShown={isCall(prop)} tools={tools} />}
      <Text text={seeMore} tools={tools} />
    </>
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
