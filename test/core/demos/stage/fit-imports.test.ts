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
const fit = (lines: readonly string[], controls = [choose({ Size: statement })], component = 'Button') =>
  fitImports(controls, { lines, component });
const codesOf = ({ controls }: ReturnType<typeof fit>) => controls.flatMap(({ members = {} }) => Object.keys(members));

describe('the imports of a control beside others', () => {
  it.each([
    ["import { Button } from 'kit';"],
    ["import * as React from 'react';", 'import Kit from "kit";'],
    ["import * as Kit from 'kit';"],
    [],
  ])('are those that are not there: %j', (...lines) => {
    expect(fit(lines).enums).toEqual({ Size: statement });
    expect(codesOf(fit(lines))).toEqual(['Size.Small']);
  });

  it.each([
    ["import { Button, Size } from 'kit';"],
    ['import Kit, { Size } from "kit";'],
    ["import { Button } from 'kit';", "import { Size } from 'kit';"],
  ])('are none where the stage has them: %j', (...lines) => {
    expect(fit(lines)).toMatchObject({ enums: {}, controls: [{ members: { 'Size.Small': 'sm' } }] });
  });

  it('are none where the stage has them under another name', () => {
    const fitted = fit(["import { Size as Own } from 'kit';"]);

    expect(fitted.enums).toEqual({});
    expect(codesOf(fitted)).toEqual(['Own.Small']);
  });

  it.each([
    ["import { Size } from './sizes';"],
    ["import { Big as Size } from 'kit';"],
    ["import Size from 'kit';"],
    ["import * as Size from 'kit';"],
    ["import type { Size } from 'kit';"],
    ["import { type Size } from 'kit';"],
  ])('have another name where theirs is something else: %j', (...lines) => {
    const fitted = fit(lines);

    expect(fitted.enums).toEqual({ ButtonSize: "import { Size as ButtonSize } from 'kit';" });
    expect(codesOf(fitted)).toEqual(['ButtonSize.Small']);
  });

  it('have a name that nothing else has', () => {
    const lines = ["import { Size, ButtonSize } from './sizes';"];

    expect(fit(lines).enums).toEqual({ ButtonSize2: "import { Size as ButtonSize2 } from 'kit';" });
  });

  it('have another name than a component of theirs', () => {
    const controls = [choose({ Size: statement })];

    expect(fit(["import Size from 'kit/Size';"], controls, 'Size').enums).toEqual({
      SizeEnum: "import { Size as SizeEnum } from 'kit';",
    });
  });

  it('are two where two modules have an enum of one name, and one where two controls take the same', () => {
    const other = choose({ Size: "import Size from 'kit/size';" });
    const fitted = fit([], [choose({ Size: statement }), other, choose({ Size: statement }, 'Size.Large')]);

    expect(fitted.enums).toEqual({ Size: statement, ButtonSize: "import ButtonSize from 'kit/size';" });
    expect(codesOf(fitted)).toEqual(['Size.Small', 'ButtonSize.Small', 'Size.Large']);
  });

  it('have the name that the component has in the code', () => {
    const part = choose({ Button: "import { Button } from 'kit';" }, "Button.Size['x-large']");

    expect(codesOf(fit(["import { Button } from 'kit';"], [part]))).toEqual(["Button.Size['x-large']"]);
    expect(codesOf(fit(["import { Button as Own } from 'kit';"], [part]))).toEqual(["Own.Size['x-large']"]);
  });

  it('are not repeated in the control', () => {
    expect(fit([]).controls[0]).not.toHaveProperty('imports');
  });

  it('are no matter to other controls', () => {
    const control = { kind: 'choice', prop: 'size', options: ['sm', 'md'] } as const;

    expect(fit(["import { Size } from './sizes';"], [control])).toEqual({ controls: [control], enums: {} });
  });
});
