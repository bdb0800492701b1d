// As far as the tests use it; the package brings no types.

declare module 'stylis' {
  export type Middleware = (element: object, index: number, children: object[], callback: Middleware) => string | void;
  export function compile(css: string): object[];
  export function serialize(elements: object[], callback: Middleware): string;
  export function middleware(collection: readonly Middleware[]): Middleware;
  export const stringify: Middleware;
  export const prefixer: Middleware;
}
