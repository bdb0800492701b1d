// TypeScript declarations for non-code files that the bundler can import.

/** Declares modules for style sheets and pictures. */
export const assetDeclarations = [
  ...['css', 'scss', 'sass', 'less'].flatMap((ending) => [
    `declare module '*.module.${ending}' { const classes: Readonly<Record<string, string>>; export default classes; }`,
    `declare module '*.${ending}' {}`,
  ]),
  ...['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'].map(
    (ending) => `declare module '*.${ending}' { const address: string; export default address; }`,
  ),
].join('\n');
