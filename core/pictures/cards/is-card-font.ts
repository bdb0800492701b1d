/** Returns whether a file starts like a font that cards support: .ttf, .otf or .woff. */
export function isCardFont(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  return ['\0\x01\0\0', 'true', 'typ1', 'OTTO', 'wOFF'].includes(start);
}
