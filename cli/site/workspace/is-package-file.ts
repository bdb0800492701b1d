/** Returns whether a file of a linked package can affect a page, by its name. */
export function isPackageFile(file: string): boolean {
  return /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|json|svg|png|jpe?g|gif|webp|avif|woff2?)$/i.test(file);
}
