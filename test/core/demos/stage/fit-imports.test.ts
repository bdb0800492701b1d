import { describe, expect, it } from 'vitest';
import { fitImports } from '../../../../core/demos/stage/fit-imports.ts';
import type { PlaygroundControl } from '../../../../core/model/playground.ts';

const statement = "import { Size } from 'kit';";
const choose = (imports: Readonly<Record<string, string>>, code = 'Size.Small'): PlaygroundControl => ({
  kind: 'choice',
  prop: 'size',
  options: ['sm'],
  members: { [code]: 'sm' },
  imports,
});
const importsOn = (lines: readonly string[], control = choose({ Size: statement })) =>
  fitImports(control, lines)?.enums;

describe('the imports of a control beside others', () => {
  it.each([
    ["import { Button } from 'kit';"],
    ["import * as React from 'react';", "import Kit, { Size as Other } from 'kit';"],
    ["import * as Kit from 'kit';"],
    [],
  ])('are those that are not there: %j', (...lines) => {
    expect(importsOn(lines)).toEqual({ Size: statement });
  });

  it.each([
    ["import { Button, Size } from 'kit';"],
    ['import Kit, { Size } from "kit";'],
    ["import { Button } from 'kit';", "import { Size } from 'kit';"],
  ])('are none where the stage has them: %j', (...lines) => {
    expect(importsOn(lines)).toEqual({});
  });

  it.each([
    ["import { Size } from './sizes';"],
    ["import { Big as Size } from 'kit';"],
    ["import Size from 'kit';"],
    ["import * as Size from 'kit';"],
  ])('leave no control where their name is something else: %j', (...lines) => {
    expect(fitImports(choose({ Size: statement }), lines)).toBeUndefined();
  });

  it('leave no control where a default would be the second of its module', () => {
    const control = choose({ Size: "import Size from 'kit/size';" });

    expect(importsOn(["import { useSize } from 'kit/size';"], control)).toBeUndefined();
    expect(importsOn(["import { useSize } from 'kit';"], control)).toEqual({ Size: "import Size from 'kit/size';" });
  });

  it('need the component under its name for an enum of its namespace', () => {
    const control = choose({}, 'Button.Size.Small');

    expect(importsOn(["import { Button } from 'kit';"], control)).toEqual({});
    expect(importsOn(["import { Button as Own } from 'kit';"], control)).toBeUndefined();
  });

  it('are not repeated in the control', () => {
    expect(fitImports(choose({ Size: statement }), [])?.control).not.toHaveProperty('imports');
  });

  it('are no matter to other controls', () => {
    const control = { kind: 'choice', prop: 'size', options: ['sm', 'md'] } as const;

    expect(fitImports(control, ["import { Size } from './sizes';"])).toEqual({ control, enums: {} });
  });
});
