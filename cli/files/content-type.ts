// File name → content type. Text types include the UTF-8 charset.
//
// mrmime is not used: it maps .ts to video, knows neither .tsx nor .ico, and gives no charset, so most types
// of a documentation site would have to be listed here anyway.

const text = {
  css: 'text/css',
  csv: 'text/csv',
  htm: 'text/html',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  jsx: 'text/plain',
  map: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  ts: 'text/plain',
  tsx: 'text/plain',
  txt: 'text/plain',
  vtt: 'text/vtt',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  yaml: 'text/yaml',
  yml: 'text/yaml',
};

const binary = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  eot: 'application/vnd.ms-fontobject',
  gif: 'image/gif',
  gz: 'application/gzip',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

const types = new Map([
  ...Object.entries(text).map(([extension, type]) => [extension, `${type}; charset=utf-8`] as const),
  ...Object.entries(binary),
]);

/**
 * Returns the content type of a file.
 *
 * @example
 * contentType('a/index.html') // 'text/html; charset=utf-8'
 */
export function contentType(file: string): string {
  const [, extension = ''] = /\.([A-Za-z0-9]+)$/.exec(file) ?? [];
  return types.get(extension.toLowerCase()) ?? 'application/octet-stream';
}
