import type { Link } from '../../model/document.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page } from '../../model/page.ts';
import { toCardImage } from '../../model/paths/to-card-image.ts';
import { findKeyLine } from './find-key-line.ts';

/** Lists the pictures of the site that the front matter of a page names for social networks. */
export function listHeadPictures(
  { canonicalPath }: Pick<Page, 'canonicalPath'>,
  { frontMatter: { image, card }, head }: { frontMatter: FrontMatter; head: string },
): Link[] {
  const toLink = (key: string, href: string): Link => ({
    href,
    kind: 'image',
    line: findKeyLine(head, key) ?? 1,
    column: 1,
  });
  if (image !== undefined) return /^\/(?!\/)/.test(image) ? [toLink('image', image)] : [];
  return card === true ? [toLink('card', toCardImage(canonicalPath))] : [];
}
