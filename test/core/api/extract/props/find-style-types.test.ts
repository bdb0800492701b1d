// Style properties that a library declares itself, for nearly all of its components.

import { describe, expect, it } from 'vitest';
import type { ApiEntry } from '../../../../../core/api/extract/api-entry.ts';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

const names = [
  'margin',
  'padding',
  'width',
  'height',
  'opacity',
  ...Array.from({ length: 18 }, (_value, index) => `m${index}`),
];

function extract({ components, system }: { components: number; system: readonly string[] }): readonly ApiEntry[] {
  const types = `export interface SpaceProps { ${system.map((name) => `/** The space. */\n${name}?: string;`).join(' ')} }
export interface StateProps { hovered?: string }
export type StyleProps = SpaceProps & StateProps & { [K in 'pressed' as \`_\${K}\`]?: string };`;
  const styled = Array.from(
    { length: components },
    (_value, index) =>
      `export declare function C${index}(props: StyleProps & { /** How large it is. */ size?: string }): React.ReactElement;`,
  );
  const plain = 'export declare function Plain(props: { /** A. */ margin?: string }): React.ReactElement;';
  return extractPackage(
    library({ 'index.d.ts': ["import * as React from 'react';", types, ...styled, plain].join('\n') }),
  ).entries;
}

describe('the props that most components share', () => {
  it('are style properties if CSS has some of their names', () => {
    const [entry] = extract({ components: 12, system: names });

    expect(Object.keys(entry?.props ?? {})).toEqual(['size']);
    expect(entry?.styleProps).toEqual(['_pressed', 'hovered', ...names].sort());
  });

  it('are no style properties if they choose the element', () => {
    const types = `export interface SpaceProps { ${names.map((name) => `${name}?: string;`).join(' ')} }
type Tag = 'a' | 'blockquote' | 'div' | ((props: any) => React.ReactNode);
export interface Poly { /** What is drawn. */ as?: Tag; /** Whether the child is. */ asChild?: boolean }`;
    const styled = Array.from(
      { length: 12 },
      (_value, index) => `export declare function C${index}(props: SpaceProps & Poly): React.ReactElement;`,
    );
    const { entries } = extractPackage(
      library({ 'index.d.ts': ["import * as React from 'react';", types, ...styled].join('\n') }),
    );

    expect(Object.keys(entries[0]?.props ?? {})).toEqual(['as', 'asChild']);
    expect(entries[0]?.styleProps).toEqual([...names].sort());
  });

  it('are the own props of a component that declares them itself', () => {
    const entry = extract({ components: 12, system: names }).find(({ name }) => name === 'Plain');

    expect(Object.keys(entry?.props ?? {})).toEqual(['margin']);
    expect(entry?.styleProps).toEqual([]);
  });

  it.each([
    ['few components take them', { components: 5, system: names }],
    ['they are few', { components: 12, system: names.slice(0, 8) }],
    ['CSS has none of their names', { components: 12, system: names.map((name) => `${name}Of`) }],
  ])('are each component’s own if %s', (_case, facts) => {
    const [entry] = extract(facts);

    expect(Object.keys(entry?.props ?? {})).toHaveLength(facts.system.length + 3);
    expect(entry?.styleProps).toEqual([]);
  });
});

describe('props that the types of CSS declare', () => {
  const react = "import * as React from 'react';";
  const box = `import { StandardShorthandProperties } from 'csstype';
export type Enhanced = { [K in keyof StandardShorthandProperties]?: StandardShorthandProperties[K] | number } & { marginX?: string; marginY?: string; selectors?: object };`;
  const boxed = Array.from(
    { length: 10 },
    (_value, index) => `export declare function C${index}(props: Enhanced & { size?: string }): React.ReactElement;`,
  );
  // Most of what a library exports may be icons, which take no styles.
  const icons = Array.from(
    { length: 30 },
    (_value, index) => `export declare function Icon${index}(props: { /** A. */ title: string }): React.ReactElement;`,
  );

  it('are style properties, as are those that another package adds to them', () => {
    const { entries } = extractPackage(
      library({
        'node_modules/box/index.d.ts': box,
        'index.d.ts': [react, "import { Enhanced } from 'box';", ...boxed, ...icons].join('\n'),
      }),
    );
    const entry = entries.find(({ name }) => name === 'C0');

    expect(Object.keys(entry?.props ?? {})).toEqual(['size']);
    expect(entry?.nativeProps).toEqual([]);
    expect(entry?.styleProps).toHaveLength(23);
    expect(entry?.styleProps).toContain('marginX');
  });
});
