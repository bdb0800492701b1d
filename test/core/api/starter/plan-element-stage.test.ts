import { describe, expect, it } from 'vitest';
import type { LibraryExport } from '../../../../core/api/starter/library.ts';
import { asksForElement, planElementStage } from '../../../../core/api/starter/plan-element-stage.ts';

const fade: LibraryExport = {
  name: 'Fade',
  kind: 'component',
  description: '',
  importLine: "import { Fade } from 'kit';",
  source: 'kit/index.d.ts',
};

describe('a component that wraps one element', () => {
  it.each(['ReactElement', 'React.ReactElement<any>', 'JSX.Element', 'React.JSX.Element', 'ReactElement | undefined'])(
    'has children of the type %s',
    (children) => {
      expect(asksForElement({ ...fade, children }, '')).toBe(true);
    },
  );

  it.each(['ReactNode', 'ReactElement | string', 'ReactElement[]', 'ReactElement | ReactElement[]', '', undefined])(
    'does not have children of the type %s',
    (children) => {
      expect(asksForElement({ ...fade, children }, 'The demo fails with "No context"')).toBe(false);
    },
  );

  it.each([
    'The demo fails with "React.Children.only expected to receive a single React element child."',
    'The demo fails with "React.cloneElement(...): The argument must be a React element, but you passed undefined."',
    'The demo fails with "Tooltip expects exactly one element as its child"',
    'The demo fails with "Slot needs a single child"',
  ])('fails otherwise: %s', (message) => {
    expect(asksForElement(fade, message)).toBe(true);
  });
});

describe('the stage of a component that wraps one element', () => {
  it('has a button in it', () => {
    expect(
      planElementStage({ slug: 'react-fade', name: 'Motion.Fade', main: { ...fade, name: 'Motion.Fade' }, parts: [] }),
    ).toEqual({
      file: 'MotionFadeStage.tsx',
      parts: 0,
      code: `import type { ComponentProps } from 'react';
import { Fade } from 'kit';

export default function MotionFadeStage(props: ComponentProps<typeof Motion.Fade>) {
  return (
    <Motion.Fade {...props}>
      <button type="button">Motion.Fade</button>
    </Motion.Fade>
  );
}
`,
    });
  });
});
