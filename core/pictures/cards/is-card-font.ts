/** Tells whether the bytes of a file begin as a font that cards can be drawn with: .ttf, .otf or .woff. */
export function isCardFont(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  return ['\0\x01\0\0', 'true', 'typ1', 'OTTO', 'wOFF'].includes(start);
}
