import { describe, expect, it } from 'vitest';
import { parseScript } from '../../../../../core/api/extract/script/parse-script.ts';
import { readChecks } from '../../../../../core/api/extract/script/read-checks.ts';

function read(text: string, component = 'Button'): Record<string, unknown> {
  return Object.fromEntries(readChecks(parseScript(text), component));
}

describe('the propTypes of a script', () => {
  it('show which props are described, which are hidden, and which need a ref', () => {
    const text = `process.env.NODE_ENV !== "production" ? Button.propTypes /* remove-proptypes */ = {
      // These are made from the types.
      /** What it says. */
      'aria-label': PropTypes.string,
      /** @ignore */
      secret: PropTypes.any,
      /**
       * @default 0
       */
      tabIndex: PropTypes.number,
      children: elementAcceptingRef.isRequired,
    } : void 0;`;

    expect(read(text)).toEqual({
      'aria-label': { hidden: false, described: true, needsRef: false },
      secret: { hidden: true, described: false, needsRef: false },
      tabIndex: { hidden: false, described: false, needsRef: false },
      children: { hidden: false, described: false, needsRef: true },
    });
  });

  it('are found in a constant, in a spread, and in a class', () => {
    const text =
      'const shared = { b: x }; const propTypes = { a: x, ...shared, ...unknown }; Button.propTypes = propTypes;';

    expect(Object.keys(read(text))).toEqual(['a', 'b']);
    expect(Object.keys(read('class Button { static propTypes = { c: x }; }'))).toEqual(['c']);
  });

  it('are those of the component, or else of the only one that has any', () => {
    expect(Object.keys(read('Icon.propTypes = { i: x }; Button.propTypes = { b: x };'))).toEqual(['b']);
    expect(Object.keys(read('ButtonRaw.propTypes = { b: x };'))).toEqual(['b']);
    expect(read('Icon.propTypes = { i: x }; Other.propTypes = { b: x };')).toEqual({});
  });
});
