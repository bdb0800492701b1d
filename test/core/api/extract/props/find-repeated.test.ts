// Attributes that a component redeclares: when they are its own props.

import { describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

const react = "import * as React from 'react';\n";

function extract(members: string, base = 'React.ButtonHTMLAttributes<HTMLButtonElement>') {
  const index = `${react}export interface AProps extends Omit<${base}, 'title' | 'disabled' | 'onBlur' | 'tabIndex' | 'children'> { ${members} }\nexport declare function A(props: AProps): React.ReactElement;`;
  const entry = extractPackage(library({ 'index.d.ts': index })).entries[0];
  return { own: Object.keys(entry?.props ?? {}), native: entry?.nativeProps ?? [] };
}

describe('a redeclared attribute without a comment', () => {
  const explained = '/** How large it is. */ size?: string; ';

  it.each([
    ['has its type', 'title?: string'],
    ['has a part of its type', 'children?: string'],
    ['has the type any', 'disabled?: any'],
    ['is a handler of the same event', 'onBlur?: (event: FocusEvent & { isOurs?: boolean }) => void'],
  ])('is the element’s if it %s', (_case, member) => {
    const name = member.split('?', 1)[0];
    const { own, native } = extract(explained + member);

    expect(own).toEqual(['size']);
    expect(native).toContain(name);
  });

  it.each([
    ['has another type', "title?: 'primary' | 'danger'"],
    ['takes more', 'disabled?: boolean | { reason: string }'],
    ['is called with other arguments', 'onBlur?: (event: FocusEvent, value: string) => void'],
    ['is required', 'title: string'],
  ])('is the component’s own if it %s', (_case, member) => {
    const [name = ''] = member.split(/\??:/, 1);

    expect(extract(explained + member).own).toEqual([name, 'size'].sort());
  });

  it('is the component’s own if most props have no comment', () => {
    expect(extract('size?: string; shape?: string; disabled?: boolean').own).toEqual(['disabled', 'shape', 'size']);
  });

  it('is the component’s own if its element lacks the attribute and cannot be chosen', () => {
    const propsOf = (text: string) =>
      Object.keys(extractPackage(library({ 'index.d.ts': `${react}${text}` })).entries[0]?.props ?? {});
    const members = `{ ${explained}disabled?: boolean; title?: string }`;
    const div = 'React.HTMLAttributes<HTMLDivElement> & React.RefAttributes<HTMLDivElement>';

    expect(
      propsOf(`export declare function A(props: Omit<${div}, 'title'> & ${members}): React.ReactElement;`),
    ).toEqual(['disabled', 'size']);
    expect(
      propsOf(
        `export declare function A<As extends React.ElementType = 'div'>(props: { as?: As } & ${div} & ${members} & React.ComponentPropsWithRef<As>): React.ReactElement;`,
      ),
    ).not.toContain('disabled');
  });

  it('is the component’s own if the component takes no attributes', () => {
    expect(extract(`${explained}title?: string`, '{}').own).toEqual(['size', 'title']);
  });

  it('is the element’s if its type is a list of attributes, even if the component takes no others', () => {
    const list =
      'interface Global { title?: string; tabIndex?: number; onBlur?: (event: FocusEvent) => void;\n/** Told. */\nclassName?: string }\n';
    const [entry] = extractPackage(
      library({
        'index.d.ts': `${react}${list}export interface AProps extends Global { ${explained}children?: React.ReactNode }\nexport declare function A(props: AProps): React.ReactElement;`,
      }),
    ).entries;

    expect(Object.keys(entry?.props ?? {})).toEqual(['children', 'className', 'size']);
    expect(entry?.nativeProps).toEqual(['onBlur', 'tabIndex', 'title']);
  });

  it('is the component’s own if the list of attributes is the component’s own props type', () => {
    const members = '{ children?: React.ReactNode; disabled?: boolean; title?: string }';
    const propsOf = (text: string) =>
      Object.keys(extractPackage(library({ 'index.d.ts': `${react}${text}` })).entries[0]?.props ?? {});

    expect(
      propsOf(`export interface AProps ${members}\nexport declare function A(props: AProps): React.ReactElement;`),
    ).toEqual(['children', 'disabled', 'title']);
    expect(
      propsOf(`type AOwnProps = ${members};\nexport declare function A(props: AOwnProps): React.ReactElement;`),
    ).toEqual(['children', 'disabled', 'title']);
    expect(propsOf(`export declare function A(props: ${members}): React.ReactElement;`)).toEqual([
      'children',
      'disabled',
      'title',
    ]);
  });
});
