// Renders the type of a prop: as it is written, and the plain values that it allows. The definitions of the
// names in it follow the prop's text, where there is more room.

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

/** Renders the type of a prop. */
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

/** Returns whether a type is only a call, so that its signature contains the same and more. */
export function isCall({ type, signature }: ApiProp): boolean {
  return signature !== undefined && type.startsWith('(') && isFunctionText(type);
}

/** Renders the names in a type, each with its definition. */
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

/** Renders one field of a type, in a line. */
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
