// Pictures are files that a page shows as a part of its text.

const relative = /^(?![/\\#?]|%5c|[a-z][a-z\d+.-]*:)[^\\?#]+$/i;
const ending = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Tells whether an address names a picture by its ending, without query and fragment. */
export function isPictureFile(href: string): boolean {
  return ending.test(href) && !/[?#]/.test(href);
}

/**
 * Tells whether an address names a picture beside the page's own file.
 *
 * @example
 * isRelativePicture('./sizes.png') // true
 * isRelativePicture('/sizes.png')  // false
 */
export function isRelativePicture(href: string): boolean {
  return relative.test(href) && isPictureFile(href);
}
