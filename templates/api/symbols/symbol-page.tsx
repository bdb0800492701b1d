// Renders the body of a page about one function, class or large object, below its title and lead.

import { SourceLink } from '../source-link.tsx';
import { writeSeeAlso } from '../../../core/api/write-see-also.ts';
import type { ApiSymbol } from '../../../core/api/extract/symbols/api-symbol.ts';
import type { SymbolLine } from '../../../core/api/pages/symbols/plan-symbol-list.ts';
import { planSymbolSections, type SymbolSection } from '../../../core/api/pages/symbols/plan-symbol-sections.ts';
import type { ApiTools } from '../api-tools.ts';
import { PropList } from '../prop-section.tsx';
import { Text } from '../text.tsx';
import { Extends } from './extends.tsx';
import { Signatures } from './signatures.tsx';

interface SymbolPageProps {
  readonly line: SymbolLine;
  readonly tools: ApiTools;
}

/** Renders the page of a symbol. */
export function SymbolPage({ line, tools }: SymbolPageProps) {
  const { deprecated } = line.symbol;
  const { t } = tools;

  return (
    <>
      {deprecated !== undefined && (
        <aside className="callout callout-warning" role="note" aria-label={t('api.deprecated')}>
          <p className="callout-title">{t('api.deprecated')}</p>
          <Text text={deprecated} tools={tools} />
        </aside>
      )}
      <Text text={line.symbol.description} tools={tools} />
      {planSymbolSections(line).map((section) =>
        section.lines.length > 0 ? (
          <PropList
            key={section.id}
            id={section.id}
            title={t(`api.${section.id}` as 'api.fields')}
            lines={section.lines}
            isInput={section.id === 'parameters'}
            subject={line.symbol.name}
            tools={tools}
          />
        ) : (
          <Plain key={section.id} section={section} symbol={line.symbol} tools={tools} />
        ),
      )}
    </>
  );
}

interface PlainProps {
  readonly section: SymbolSection;
  readonly symbol: ApiSymbol;
  readonly tools: ApiTools;
}

/** Renders a section without a list. */
function Plain({ section: { id }, symbol, tools }: PlainProps) {
  const { t } = tools;
  const title = t(`api.${id}` as 'api.import');
  return (
    <>
      <h2 id={id}>
        {title}
        <a className="anchor" href={`#${id}`} aria-label={t('content.anchor', { title })} />
      </h2>
      {id === 'import' && <Head symbol={symbol} tools={tools} />}
      {(id === 'signature' || id === 'constructor') && <Signatures symbol={symbol} tools={tools} />}
      {id === 'throws' && (
        <ul>
          {symbol.throws?.map((text) => (
            <li key={text}>
              <Text text={text} tools={tools} />
            </li>
          ))}
        </ul>
      )}
      {id === 'examples' && symbol.examples?.map((text) => <Text key={text} text={text} tools={tools} />)}
    </>
  );
}

/** Renders the imports of a symbol, and its other facts in a line. */
function Head({ symbol, tools }: Omit<PlainProps, 'section'>) {
  const { imports, sourceUrl, since, seeMore, type } = symbol;
  const { t, code } = tools;
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: code(imports.join(`\n// ${t('api.or')}\n`), 'ts') }} />
      {sourceUrl !== undefined && (
        <p>
          <SourceLink url={sourceUrl} t={t} />
        </p>
      )}
      {since !== undefined && <p>{t('api.since', { version: since })}</p>}
      <Text text={writeSeeAlso(seeMore, t('api.seeAlso'))} tools={tools} />
      {type !== undefined && <div dangerouslySetInnerHTML={{ __html: code(type, 'ts') }} />}
      <Extends symbol={symbol} tools={tools} />
    </>
  );
}
