// A line of text → the marker of the dialect that it is, or undefined.

/** A line of the dialect. */
export type Marker =
  | { readonly kind: 'callout-open'; readonly name: string; readonly title: string; readonly colons: number }
  | { readonly kind: 'callout-close'; readonly colons: number }
  | { readonly kind: 'tabs-open'; readonly storageKey: string }
  | { readonly kind: 'tabs-close' }
  | { readonly kind: 'insertion'; readonly json: string }
  | { readonly kind: 'include'; readonly json: string };

/** Accepts the full-width colons of Chinese and Japanese input methods, and any name, so that it is reported. */
const calloutFence = /^([:：]{3,})[ \t\u3000]*(?:(\p{L}[\p{L}\p{M}\p{N}_-]*)(?![\p{L}\p{M}\p{N}_-]))?([^]*)$/u;
const tabsOpen = /^<codeblock(?:\s+storageKey=(?:"([^"<>]*)"|'([^'<>]*)'))?\s*>$/;
const insertion = /^\{\{(?=\s*"(?:demo|component)"|.*"(?:demo|component)"\s*:)(.*)\}\}$/;
const include = /^\{\{(?=\s*"include"|.*"include"\s*:)(.*)\}\}$/;

/** Parses a line; undefined for plain Markdown. */
export function parseMarker(line: string): Marker | undefined {
  const text = line.trimEnd();
  switch (text[0]) {
    case ':':
    case '：':
      return parseCalloutFence(text);
    case '<':
      return parseTabsFence(text);
    case '{': {
      const json = insertion.exec(text)?.[1];
      const partial = json === undefined ? include.exec(text)?.[1] : undefined;
      if (partial !== undefined) return { kind: 'include', json: partial };
      return json === undefined ? undefined : { kind: 'insertion', json };
    }
    default:
      return undefined;
  }
}

function parseCalloutFence(text: string): Marker | undefined {
  const [, colons = '', name, rest = ''] = calloutFence.exec(text) ?? [];
  if (name) {
    // ":::info Title", ":::info: Title" and ":::info[Title]" are equivalent.
    const title = rest
      .trim()
      .replace(/^[:：](?![:：])\s*/, '')
      .replace(/^(?:\[(.*)\]|［(.*)］)$/, '$1$2');
    return { kind: 'callout-open', name, title, colons: colons.length };
  }
  return colons && rest === '' ? { kind: 'callout-close', colons: colons.length } : undefined;
}

function parseTabsFence(text: string): Marker | undefined {
  if (text === '</codeblock>') return { kind: 'tabs-close' };
  const match = tabsOpen.exec(text);
  return match ? { kind: 'tabs-open', storageKey: match[1] ?? match[2] ?? '' } : undefined;
}
