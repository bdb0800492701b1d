import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BreakableName } from '../../templates/breakable-name.tsx';

describe('a name of code', () => {
  it('can break between its words if it is long', () => {
    expect(renderToStaticMarkup(<BreakableName name="disableRestoreFocus" />)).toBe('disable<wbr/>Restore<wbr/>Focus');
    expect(renderToStaticMarkup(<BreakableName name="onClick" />)).toBe('onClick');
  });
});
