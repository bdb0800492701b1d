// Renders the signatures of a function as code with linked names.

import type { ApiCall, ApiSymbol } from '../../../core/api/extract/symbols/api-symbol.ts';
import { formatCallLines } from '../../../core/api/pages/symbols/format-call-lines.ts';
import { renderType } from '../../../core/api/pages/render-type.ts';
import type { ApiTools } from '../api-tools.ts';
import { Text } from '../text.tsx';

interface SignaturesProps {
  readonly symbol: ApiSymbol;
  readonly tools: ApiTools;
}

/** Renders every signature, with its own description. */
export function Signatures({ symbol: { name, kind, calls = [] }, tools }: SignaturesProps) {
  const called = kind === 'class' ? `new ${name}` : kind === 'function' ? name : '';
  return calls.map((call, index) => (
    <div key={index} className="api-call">
      <div className="code">
        <Code call={call} name={called} tools={tools} />
      </div>
      <Text text={call.deprecated} tools={tools} className="api-warning" />
      <Text text={call.description} tools={tools} />
    </div>
  ));
}

function Code({ call, name, tools }: { readonly call: ApiCall; readonly name: string; readonly tools: ApiTools }) {
  return (
    <pre dir="ltr" tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: renderType(formatCallLines(name, call), tools.links) }} />
    </pre>
  );
}
