import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../../runtime/browser/read-settings.ts';

afterEach(() => document.body.replaceChildren());

describe('the settings of a page', () => {
  it('are read from its JSON, with defaults for the rest', () => {
    document.body.innerHTML =
      '<script type="application/json" id="docs--settings">{"base":"/docs/","labels":{"copied":"Copiado"}}</script>';

    expect(readSettings(document)).toMatchObject({
      base: '/docs/',
      labels: { copied: 'Copiado' },
      worker: false,
      analytics: {},
    });
  });

  it.each(['', '{', 'null'])('are the defaults if the JSON is %j', (json) => {
    document.body.innerHTML = `<script type="application/json" id="docs--settings">${json}</script>`;

    expect(readSettings(document)).toMatchObject({ base: '/', host: '', worker: false });
  });

  it.each([
    '<h2 id="docs--settings">{"base":"/evil/"}</h2>',
    '<div id="docs--settings">{"base":"/evil/"}</div>',
    '<script id="docs--settings" type="text/plain">{"base":"/evil/"}</script>',
  ])('are not read from another element that has their id: %s', (other) => {
    document.body.innerHTML = `${other}<script type="application/json" id="docs--settings">{"base":"/docs/"}</script>`;

    expect(readSettings(document).base).toBe('/docs/');
  });
});
