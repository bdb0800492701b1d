// TypeScript declarations of Storybook for sites without Storybook, which show stories too. An installed package has its own
// types, which take precedence over patterns.

/** Declares the types by which stories are checked. Args are those of their component; tools are anything. */
export const storyDeclarations = `
declare module '@storybook/*' {
  import type { ComponentProps, ComponentType, JSX, JSXElementConstructor, ReactNode } from 'react';

  type PropsOf<T> = T extends keyof JSX.IntrinsicElements | JSXElementConstructor<any> ? ComponentProps<T> : T;
  type ArgsOf<T> = T extends { component?: infer C } ? PropsOf<NonNullable<C>> : PropsOf<T>;
  interface Play<A> {
    args: A;
    canvasElement: HTMLElement;
    step: (label: string, play: (context: Play<A>) => unknown) => Promise<void>;
    [key: string]: any;
  }
  interface Annotations<A> {
    args?: Partial<A>;
    argTypes?: { [name in keyof A]?: any } & Record<string, any>;
    decorators?: Decorator<A> | readonly Decorator<A>[];
    name?: string;
    parameters?: Record<string, any>;
    play?: (context: Play<A>) => unknown;
    render?: (args: A, context: StoryContext<A>) => ReactNode;
    tags?: string[];
    [key: string]: any;
  }

  export type Args = Record<string, any>;
  export type ArgTypes<A = Args> = { [name in keyof A]?: any };
  export type Parameters = Record<string, any>;
  export type Preview = Annotations<any>;
  export interface StoryContext<A = Args> {
    args: A;
    [key: string]: any;
  }
  export type Decorator<A = Args> = (Story: ComponentType<{ args?: Partial<A> }>, context: StoryContext<A>) => ReactNode;
  export type DecoratorFn = Decorator<any>;
  export type Loader<A = Args> = (context: StoryContext<A>) => unknown;
  export interface Meta<T = any> extends Annotations<ArgsOf<T>> {
    component?: T extends keyof JSX.IntrinsicElements | JSXElementConstructor<any> ? T : ComponentType<any>;
    title?: string;
  }
  export type StoryObj<T = any> = Annotations<ArgsOf<T>>;
  export type StoryFn<T = any> = ((args: ArgsOf<T>, context: StoryContext<ArgsOf<T>>) => ReactNode) &
    Annotations<ArgsOf<T>> & { storyName?: string };
  export type Story<T = any> = StoryFn<T>;
  export type ComponentMeta<T> = Meta<T>;
  export type ComponentStory<T> = StoryFn<T>;
  export type ComponentStoryObj<T> = StoryObj<T>;
}
${[
  '@storybook/addon*',
  '@storybook/blocks*',
  '@storybook/jest*',
  '@storybook/preview*',
  '@storybook/test*',
  'storybook*',
  '@chromatic-com/*',
  '@testing-library/*',
  'msw-storybook-addon*',
]
  .map((pattern) => `declare module '${pattern}';`)
  .join('\n')}
`;
