// An HTML tag, possibly with JSX attributes → a tag that is valid in a Vitrine page.

import type { PageTools, Spot } from '../markdown/page-tools.ts';
import type { Attribute, TagPiece } from '../markdown/piece.ts';

interface TagOptions {
  readonly written: string;
  readonly spot: Spot;
  readonly tools: PageTools;
}

const htmlNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  allowFullScreen: 'allowfullscreen',
  frameBorder: 'frameborder',
  tabIndex: 'tabindex',
  playsInline: 'playsinline',
  autoPlay: 'autoplay',
};

/** Converts a tag; it is rewritten only if an attribute changes. */
export function convertTag(piece: TagPiece, { written, spot, tools }: TagOptions): string {
  // "<>" is a fragment, which renders nothing itself.
  if (piece.name === '') return tools.mode === 'mdx' ? written : '';
  if (piece.isClosing || tools.mode === 'mdx')
    return tools.mode === 'mdx' ? convertTargets(piece, written, { spot, tools }) : written;

  const attributes = piece.attributes.flatMap((attribute) => convertAttribute(attribute, piece.name, { spot, tools }));
  const isSame = attributes.every(({ isChanged }) => !isChanged) && attributes.length === piece.attributes.length;
  if (isSame) return written;
  const texts = attributes.map(({ name, value }) =>
    value === true ? name : `${name}="${value.replaceAll('"', '&quot;')}"`,
  );
  return `<${[piece.name, ...texts].join(' ')}${piece.closesItself ? ' />' : '>'}`;
}

/** Converts a tag in MDX, where only addresses change. */
function convertTargets(piece: TagPiece, written: string, { spot, tools }: Omit<TagOptions, 'written'>): string {
  return piece.attributes.reduce((text, { name, value, isCode }) => {
    if (isCode && value !== true && !tools.canRun(value.replace(/^\.\.\./, ''))) {
      tools.note(spot, {
        kind: 'left',
        what: `An attribute that is code: ${name} of <${piece.name}>`,
        todo: 'It uses something that the new site does not have. Write its value as a string.',
      });
      const at = text.indexOf(value);
      const start = Math.max(0, text.lastIndexOf(name === '...' ? '{' : name, at));
      return `${text.slice(0, start).trimEnd()}${text.slice(text.indexOf('}', at + value.length) + 1)}`;
    }
    if ((name !== 'href' && name !== 'src') || value === true || isCode) return text;
    const href = tools.toHref(value, name === 'src' ? 'image' : 'link', spot);
    return href === value ? text : text.replace(`"${value}"`, `"${href}"`);
  }, written);
}

interface HtmlAttribute {
  readonly name: string;
  readonly value: string | true;
  readonly isChanged: boolean;
}

function convertAttribute(
  { name, value, isCode }: Attribute,
  element: string,
  { spot, tools }: Omit<TagOptions, 'written'>,
): HtmlAttribute[] {
  const isTarget = name === 'src' || name === 'href' || name === 'poster';
  const address = isTarget && value !== true ? (isCode ? readAddress(value, tools) : value) : undefined;
  if (address !== undefined) {
    const href = tools.toHref(address, name === 'href' ? 'link' : 'image', spot);
    return [{ name, value: href, isChanged: isCode || href !== value }];
  }
  const htmlName = htmlNames[name] ?? name;
  if (!isCode) return [{ name: htmlName, value, isChanged: htmlName !== name }];
  if (/^\d+$/.test(String(value)) || value === 'true')
    return [{ name: htmlName, value: value === 'true' ? true : value, isChanged: true }];
  if (name === 'style') {
    const css = toCss(String(value));
    if (css !== undefined) return [{ name, value: css, isChanged: true }];
  }
  tools.note(spot, {
    kind: 'left',
    what: `An attribute that is code: ${name} of <${element}>`,
    todo: 'Write its value as a string, or turn the element into a component of the new site.',
  });
  return [];
}

/** Reads the address in "useBaseUrl('/a.png')", "require('./a.png').default" or the name of an import. */
function readAddress(code: string, tools: PageTools): string | undefined {
  const [, , written] =
    /^(?:useBaseUrl|withBase|require|asset)\(\s*(["'`])([^"'`]+)\1\s*\)(?:\.default)?$/.exec(code) ?? [];
  return written ?? tools.imports.get(code.replace(/\.(?:src|default)$/, ''))?.from;
}

/** Turns a style object, "{ maxWidth: 200, color: 'red' }", into CSS. */
function toCss(code: string): string | undefined {
  const [, inner] = /^\{([^{}]*)\}$/.exec(code) ?? [];
  const parts = inner?.split(',').filter((part) => part.trim() !== '');
  const rules = parts?.map((part) => {
    const [, name, , text, number] =
      /^\s*['"]?([\w-]+)['"]?\s*:\s*(?:(["'`])([^"'`]*)\2|(\d+(?:\.\d+)?))\s*$/.exec(part) ?? [];
    const property = name?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return property && `${property}: ${text ?? (Number(number) === 0 ? '0' : `${number}px`)}`;
  });
  return rules?.every((rule) => rule !== undefined) ? rules.join('; ') : undefined;
}
