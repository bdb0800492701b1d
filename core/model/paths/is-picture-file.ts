const relative = /^(?![/\\#?]|%5c|[a-z][a-z\d+.-]*:)[^\\?#]+$/i;
const ending = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Returns whether an address without query and fragment has the extension of a picture. */
export function isPictureFile(href: string): boolean {
  return ending.test(href) && !/[?#]/.test(href);
}

/**
 * Returns whether an address is a picture file relative to the page's own file.
 *
 * @example
 * isRelativePicture('./sizes.png') // true
 * isRelativePicture('/sizes.png')  // false
 */
export function isRelativePicture(href: string): boolean {
  return relative.test(href) && isPictureFile(href);
}
