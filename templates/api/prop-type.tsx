// The type of a prop: as it is written, and which plain values it allows. What stands behind the names in it
// follows the prop's text, where there is room.

import type { ApiField, ApiNamedType, ApiProp } from '../../core/api/extract/api-entry.ts';
import { isFunctionText } from '../../core/api/is-function-text.ts';
import { findHiddenValues } from '../../core/api/pages/find-hidden-values.ts';
import { renderType } from '../../core/api/pages/render-type.ts';
import { BreakableName } from '../breakable-name.tsx';
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
  const { type, signature } = prop;
  const hidden = findHiddenValues(prop);

  return (
    <>
      <TypeText type={isCall(prop) ? (signature?.type ?? '') : type} links={links} t={t} />
      {hidden !== undefined && (
        <div className="api-plain">
          <span className="api-of">{t('api.plain')}</span> <TypeText type={hidden} links={links} t={t} />
        </div>
      )}
    </>
  );
}

/** Where the type is nothing but a call, its signature says the same, and more. */
export function isCall({ type, signature }: ApiProp): boolean {
  return signature !== undefined && type.startsWith('(') && isFunctionText(type);
}

/** Draws the names in a type, each with what is behind it. */
export function NamedTypes({ types = [], tools }: { readonly types: ApiProp['types'] } & Pick<PropTypeProps, 'tools'>) {
  return types.map((named) => <NamedType key={named.name} named={named} tools={tools} />);
}

function NamedType({
  named: { name, type, description, fields },
  tools,
}: {
  readonly named: ApiNamedType;
  readonly tools: ApiTools;
}) {
  return (
    <div className="api-named">
      <div className="api-named-head">
        <code className="api-type">
          <BreakableName name={name} />
        </code>
        {type !== undefined && (
          <>
            {' = '}
            <TypeText type={type} links={tools.links} t={tools.t} />
          </>
        )}
      </div>
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

/** Draws one field of a type, in a line. */
export function Field({ field, tools }: { readonly field: ApiField; readonly tools: ApiTools }) {
  const { name, type, required, default: fallback, description, deprecated, stage } = field;
  const { t } = tools;
  return (
    <>
      <code className="api-field">
        <BreakableName name={required ? name : `${name}?`} />
      </code>{' '}
      <TypeText type={type} links={tools.links} t={t} />
      {fallback !== undefined && (
        <span className="api-default">
          <span className="api-of">{t('api.default')}</span>{' '}
          <code className="api-type" dangerouslySetInnerHTML={{ __html: renderType(fallback, {}) }} />
        </span>
      )}
      {deprecated !== undefined && <span className="chip api-deprecated">{t('api.deprecated')}</span>}
      {stage !== undefined && <span className="chip api-stage">{t(`api.${stage}`)}</span>}
      <Text text={description} tools={tools} />
    </>
  );
}
