import { quote } from './quote.ts';

/**
 * Adds to a message which plugin added the content. A page that has no content file is named by its path.
 *
 * @example
 * withPlugin('The heading has no text', { plugin: 'terms', file: 'content/a.md', path: '/a/' })
 * // 'The heading has no text (added by the plugin "terms")'
 * withPlugin('The heading has no text', { plugin: 'terms', file: 'docs.config.ts', path: '/' })
 * // 'The heading has no text (added by the plugin "terms" to "/")'
 */
export function withPlugin(
  message: string,
  { plugin, file, path }: { readonly plugin: string; readonly file: string; readonly path: string },
): string {
  const page = file.startsWith('content/') ? '' : ` to ${quote(path)}`;
  return `${message} (added by the plugin ${quote(plugin)}${page})`;
}
