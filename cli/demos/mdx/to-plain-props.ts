// The props of an island → JSON values. Elements become HTML or another island; other values are reported.

import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** A prop that cannot be serialized: its path, and what it is. */
export interface PropFault {
  readonly path: string;
  readonly what: string;
}

interface PropTools {
  /** Returns the number of the island that an element renders. */
  readonly findIsland: (element: ReactElement) => number | undefined;
  readonly render: (node: ReactNode) => Promise<string>;
  /** Chooses the tag around the HTML of an element. */
  readonly tagOf: (element: ReactElement) => 'div' | 'span';
}

/** Converts props to plain values, and lists those that cannot be converted. */
export async function toPlainProps(
  props: Readonly<Record<string, unknown>>,
  { findIsland, render, tagOf }: PropTools,
): Promise<{ values: Readonly<Record<string, unknown>>; faults: readonly PropFault[] }> {
  const faults: PropFault[] = [];
  return { values: await plainEntries(props, ''), faults };

  async function plainEntries(values: object, path: string): Promise<Record<string, unknown>> {
    const entries: [string, unknown][] = [];
    for (const [name, value] of Object.entries(values)) {
      const plain = await toPlain(value, path === '' ? name : `${path}.${name}`);
      if (plain !== undefined) entries.push([name, plain]);
    }
    return Object.fromEntries(entries);
  }

  async function toPlain(value: unknown, path: string): Promise<unknown> {
    if (value === undefined || value === null || ['string', 'boolean'].includes(typeof value)) return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (isValidElement(value)) return toPlainElement(value, path);
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      for (const [index, each] of value.entries()) list.push((await toPlain(each, `${path}[${index}]`)) ?? null);
      return list;
    }
    if (isPlainObject(value)) return plainEntries(value, path);
    faults.push({ path, what: describe(value) });
    return undefined;
  }

  async function toPlainElement(element: ReactElement, path: string): Promise<unknown> {
    const island = findIsland(element);
    if (island === undefined) return { $html: await render(element), $tag: tagOf(element) };
    return { $island: island, props: await plainEntries(element.props as object, path) };
  }
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
}

function describe(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return `a ${typeof value}`;
  return `a ${(value as { constructor?: { name?: string } }).constructor?.name ?? 'object'}`;
}
