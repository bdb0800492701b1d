// The type of a prop: as it is written, which plain values it allows, and what stands behind the names in it.

import type { ApiField, ApiNamedType, ApiProp } from '../../core/api/extract/api-entry.ts';
import { renderType } from '../../core/api/pages/render-type.ts';
import type { ApiTools } from './api-tools.ts';
import { Text } from './text.tsx';
import { TypeText } from './type-text.tsx';

interface PropTypeProps {
  readonly prop: ApiProp;
  readonly tools: ApiTools;
}

/** Draws the type. */
export function PropType({ prop, tools }: PropTypeProps) {
  const { t, links } = tools;
  const { type, plain, signature, types = [] } = prop;

  return (
    <>
      <TypeText type={isCall(prop) ? (signature?.type ?? '') : type} links={links} t={t} />
      {plain !== undefined && (
        <div className="api-plain">
          <span className="api-of">{t('api.plain')}</span> <TypeText type={plain} links={links} t={t} />
        </div>
      )}
      {types.map((named) => (
        <NamedType key={named.name} named={named} isSaid={named.name === type} tools={tools} />
      ))}
    </>
  );
}

/** Where the type is nothing but a call, its signature says the same, and more. */
export function isCall({ type, signature }: ApiProp): boolean {
  return signature !== undefined && /^\(.*\) => /.test(type);
}

function NamedType({
  named: { name, type, description, fields },
  isSaid,
  tools,
}: {
  readonly named: ApiNamedType;
  /** Tells whether the name stands alone right above. */
  readonly isSaid: boolean;
  readonly tools: ApiTools;
}) {
  return (
    <div className="api-named">
      {(!isSaid || type !== undefined) && (
        <p className="api-named-head">
          {!isSaid && <code className="api-type">{name}</code>}
          {type !== undefined && (
            <>
              {' = '}
              <TypeText type={type} links={tools.links} t={tools.t} />
            </>
          )}
        </p>
      )}
      <Text text={description} tools={tools} />
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field.name}>
              <Field field={field} tools={tools} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Field({ field, tools }: { readonly field: ApiField; readonly tools: ApiTools }) {
  const { name, type, required, default: fallback, description, deprecated } = field;
  const { t } = tools;
  return (
    <>
      <code className="api-field">{required ? name : `${name}?`}</code>{' '}
      <TypeText type={type} links={tools.links} t={t} />
      {fallback !== undefined && (
        <span className="api-default">
          <span className="api-of">{t('api.default')}</span>{' '}
          <code className="api-type" dangerouslySetInnerHTML={{ __html: renderType(fallback, {}) }} />
        </span>
      )}
      {deprecated !== undefined && <span className="chip api-deprecated">{t('api.deprecated')}</span>}
      <Text text={description} tools={tools} />
    </>
  );
}
