import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StructuredData } from '../../../templates/shell/structured-data.tsx';
import { makePageProps, makeSite } from '../../make-page.ts';

describe('the structured data of a page', () => {
  it('is JSON that no title can break out of', () => {
    const name = '</script><script>alert(1)</script> & “quotes" \u2028';
    const html = renderToStaticMarkup(<StructuredData {...makePageProps()} name={name} />);
    const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];

    expect(JSON.parse(json)['@graph'][0].headline).toBe(name);
  });

  it('is left out if it is empty', () => {
    expect(
      renderToStaticMarkup(<StructuredData {...makePageProps({ site: makeSite({ url: '' }) })} name="Button" />),
    ).toBe('');
  });
});
