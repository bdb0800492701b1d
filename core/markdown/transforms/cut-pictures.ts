// The pictures of a tree whose files the site has → places for them: what their files hold is not known here.

import type { Element, Root } from 'hast';
import { isPictureFile, isRelativePicture } from '../../model/paths/is-picture-file.ts';
import { isSitePath } from '../../model/url-path.ts';
import type { Block } from '../../model/document.ts';

/** What the places are called, and how an address of the page is one of the site again. */
interface CutOptions {
  readonly mark: string;
  /** How many places the tree has already. */
  readonly first: number;
  /** Addresses of the page, by what they lead to. */
  readonly toHref: (path: string) => string;
  /** Paths of pictures, as the author wrote them. */
  readonly paths: readonly string[];
}

/** Cuts pictures out of a tree in place, and gives what stands there, in the order of the text. */
export function cutPictures(tree: Root, { mark, first, toHref, paths }: CutOptions): Block[] {
  const pathByHref = new Map(paths.filter(isSitePath).map((path) => [toHref(path), path]));
  const blocks: Block[] = [];
  cut(tree, false);
  return blocks;

  function cut(parent: Root | Element, isInside: boolean): void {
    parent.children.forEach((node, index) => {
      if (node.type !== 'element') return;
      if (node.tagName !== 'img') {
        cut(node, isInside || ['a', 'button', 'summary', 'picture', 'label'].includes(node.tagName));
        return;
      }
      const src = findSource(node);
      if (src === undefined) return;
      const { start } = node.position ?? {};
      parent.children[index] = { type: 'comment', value: `${mark}:${first + blocks.length}` };
      blocks.push({
        kind: 'picture',
        picture: {
          src,
          attributes: toAttributes(node),
          isInside,
          line: start?.line ?? 1,
          column: start?.column ?? 1,
        },
      });
    });
  }

  /** What has sources of its own is its author's work. */
  function findSource({ properties: { src, srcSet } }: Element): string | undefined {
    if (typeof src !== 'string' || srcSet !== undefined || !isPictureFile(src)) return undefined;
    return isRelativePicture(src) ? src : pathByHref.get(src);
  }
}

function toAttributes({ properties }: Element): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, string][] => {
      if (name === 'src' || value === undefined || value === null || value === false) return [];
      return [[toName(name), Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value)]];
    }),
  );
}

/** "className" is "class", "ariaLabel" is "aria-label"; all others have no hyphen. */
function toName(property: string): string {
  if (property === 'className') return 'class';
  const [, prefix, rest = ''] = /^(aria|data)([A-Z].*)$/.exec(property) ?? [];
  if (prefix === 'aria') return `aria-${rest.toLowerCase()}`;
  return prefix ? `data${rest.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` : property.toLowerCase();
}
