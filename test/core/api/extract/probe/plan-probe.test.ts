import { describe, expect, it } from 'vitest';
import { planProbe } from '../../../../../core/api/extract/probe/plan-probe.ts';
import { findExports } from '../../../../../core/api/extract/exports/find-exports.ts';
import { library } from '../library.ts';

describe('the module that uses the exports of a package', () => {
  it('has one element for each, by the way it is imported', () => {
    const exports = findExports(
      library({
        'index.d.ts':
          "export { default as Card } from './Card';\nexport * as Dialog from './dialog';\nexport declare function useTab(): string;",
        'Card/index.d.ts': 'declare function Card(): null;\nexport default Card;',
        'dialog.d.ts': 'export declare function Root(): null;',
      }),
    );

    expect(planProbe(exports).split('\n').slice(2)).toEqual([
      "import * as Module0 from 'lib/Card';",
      "import * as Module1 from 'lib';",
      'type Accepted = React.JSX.ElementType;',
      'type AcceptedOnce = JSX.ElementType;',
      'type AcceptedBefore = React.JSXElementConstructor<any>;',
      'type Shown = React.ReactNode;',
      '<Module0.default />;',
      '<Module1.Dialog.Root />;',
      '',
    ]);
  });
});
