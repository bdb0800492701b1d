import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SettingsScript } from '../../../templates/shell/settings-script.tsx';
import { makePageProps, makeSite } from '../../make-page.ts';

function readScript(html: string): unknown {
  const [, json = ''] = /^<script type="application\/json" id="docs--settings">([^<]*)<\/script>$/.exec(html) ?? [];
  return JSON.parse(json);
}

describe('the settings in a page', () => {
  it('contain the address of the site, and the texts of its scripts', () => {
    const html = renderToString(<SettingsScript {...makePageProps()} />);

    expect(readScript(html)).toMatchObject({
      base: '/',
      host: 'docs.example.com',
      worker: false,
      labels: { copied: 'Copied', top: 'Back to top' },
    });
  });

  it.each([
    ['/docs/fonts/icons.css', '/fonts/icons.css'],
    ['https://fonts.example.com/icons.css', 'https://fonts.example.com/icons.css'],
  ])('name the icon font by its address, %s', (address, icons) => {
    const html = renderToString(
      <SettingsScript {...makePageProps({ site: makeSite({ base: '/docs/', fonts: { icons } }) })} />,
    );

    expect(readScript(html)).toMatchObject({ fonts: { icons: address } });
  });

  it('cannot be broken out of by a text of the site', () => {
    const site = makeSite({ analytics: { endpoint: '/</ScRiPt ><img src=x>', respectPrivacy: true } });
    const html = renderToString(<SettingsScript {...makePageProps({ site })} />);

    expect(readScript(html)).toMatchObject({ analytics: { endpoint: '/</ScRiPt ><img src=x>', respectPrivacy: true } });
  });
});
