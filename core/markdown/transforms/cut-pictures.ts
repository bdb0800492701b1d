// The pictures of a tree whose files belong to the site → placeholders, and blocks that are later rendered from the
// files.

import type { Element, Root } from 'hast';
import { isPictureFile, isRelativePicture } from '../../model/paths/is-picture-file.ts';
import { isSitePath } from '../../model/url-path.ts';
import type { Block } from '../../model/document.ts';

/** The names of the placeholders, and what is needed to find the site path of a picture. */
interface CutOptions {
  readonly mark: string;
  /** Number of the first placeholder: the tree already has this many. */
  readonly firstIndex: number;
  /** Turns a path of the site into an href. */
  readonly toHref: (path: string) => string;
  /** Paths of pictures as written. */
  readonly paths: readonly string[];
}

/** Replaces pictures of a tree with placeholders, and returns their blocks in document order. */
export function cutPictures(tree: Root, { mark, firstIndex, toHref, paths }: CutOptions): Block[] {
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
      parent.children[index] = { type: 'comment', value: `${mark}:${firstIndex + blocks.length}` };
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

  /** Finds the file of a picture, unless its author has chosen the sources in a `srcset`. */
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

/** Turns a property name into an attribute name: "className" into "class", "ariaLabel" into "aria-label". */
function toName(property: string): string {
  if (property === 'className') return 'class';
  const [, prefix, rest = ''] = /^(aria|data)([A-Z].*)$/.exec(property) ?? [];
  if (prefix === 'aria') return `aria-${rest.toLowerCase()}`;
  return prefix ? `data${rest.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` : property.toLowerCase();
}
