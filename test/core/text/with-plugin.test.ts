import { expect, it } from 'vitest';
import { withPlugin } from '../../../core/text/with-plugin.ts';

it('a message names the plugin that added its subject, and the path of a page without a file', () => {
  const message = 'The heading has no text';

  expect(withPlugin(message, { plugin: 'terms', file: 'content/a.md', path: '/a/' })).toBe(
    'The heading has no text (added by the plugin "terms")',
  );
  expect(withPlugin(message, { plugin: 'terms', file: 'docs.config.ts', path: '/' })).toBe(
    'The heading has no text (added by the plugin "terms" to "/")',
  );
});
