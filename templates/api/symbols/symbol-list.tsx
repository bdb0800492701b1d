// Renders a product's short types, constants and enums on a shared page.

import { writeSeeAlso } from '../../../core/api/write-see-also.ts';
import type { ApiProp } from '../../../core/api/extract/api-entry.ts';
import type { SymbolLine } from '../../../core/api/pages/symbols/plan-symbol-list.ts';
import { BreakableName } from '../../breakable-name.tsx';
import { Chips } from '../prop-section.tsx';
import type { ApiTools } from '../api-tools.ts';
import { Field } from '../prop-type.tsx';
import { SinceMark, SinceText } from '../history/since.tsx';
import { Text } from '../text.tsx';
import { TypeText } from '../type-text.tsx';
import { Extends } from './extends.tsx';
import { Signatures } from './signatures.tsx';

interface SymbolListProps {
  readonly lines: readonly SymbolLine[];
  readonly tools: ApiTools;
}

/** Renders a list of symbols. */
export function SymbolList({ lines, tools }: SymbolListProps) {
  return lines.map((line) => <Line key={line.id} line={line} tools={tools} />);
}

function Line({ line: { id, symbol, version }, tools }: { readonly line: SymbolLine; readonly tools: ApiTools }) {
  const {
    name,
    imports,
    deprecated,
    description,
    since,
    type,
    fields = {},
    methods = {},
    calls,
    seeMore,
    examples,
  } = symbol;
  const { t, links } = tools;
  const members = Object.entries({ ...fields, ...methods });
  return (
    <section className="api-symbol">
      <h2 id={id}>
        <BreakableName name={name} />
        <a className="anchor" href={`#${id}`} aria-label={t('content.anchor', { title: name })} />
      </h2>
      <Chips part={symbol} t={t} />
      <SinceMark since={since} tools={{ t, version }} />
      <p className="api-import">
        <code dir="ltr">{imports[0]}</code>
      </p>
      <Text text={deprecated} tools={tools} className="api-warning" />
      <Text text={description} tools={tools} />
      <SinceText since={since} tools={tools} className="api-note" />
      <Text text={writeSeeAlso(seeMore, t('api.seeAlso'))} tools={tools} />
      {type !== undefined && (
        <div className="api-words">
          <TypeText type={type} links={links} t={t} />
        </div>
      )}
      <Extends symbol={symbol} tools={tools} />
      {calls && <Signatures symbol={symbol} tools={tools} />}
      {members.length > 0 && (
        <ul className="api-fields">
          {members.map(([field, prop]) => (
            <li key={field}>
              <Field field={toField(field, prop)} tools={tools} />
            </li>
          ))}
        </ul>
      )}
      {examples?.map((text) => (
        <Text key={text} text={text} tools={tools} />
      ))}
    </section>
  );
}

function toField(name: string, { type, required, default: fallback, description, deprecated, stage }: ApiProp) {
  return {
    name,
    type,
    required,
    ...(fallback !== undefined && { default: fallback }),
    description,
    ...(deprecated !== undefined && { deprecated }),
    ...(stage !== undefined && { stage }),
  };
}
