import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FeedbackQuestion } from '../../../templates/parts/feedback-question.tsx';
import type { PageProps } from '../../../templates/page-props.ts';
import { makePage, makeSite } from '../../make-page.ts';

function render(feedback: { endpoint?: string }) {
  const site = makeSite({ feedback, products: [{ id: 'kit', name: 'Kit', version: '5.0.0', versions: [] }] });
  const page = makePage({ path: '/pt/kit/button/', canonicalPath: '/kit/button/', product: 'kit' });
  // Only the props that the question reads.
  const props = { site, page, userLanguage: 'pt', t: (key: string) => key } as unknown as PageProps;
  return renderToStaticMarkup(<FeedbackQuestion {...props} />);
}

describe('the question at a page’s end', () => {
  it('is left out on a site without an endpoint', () => {
    expect(render({})).toBe('');
  });

  it('is an island with the page, its version and its language', () => {
    const html = render({ endpoint: '/feedback' });

    const [, json = ''] = /data-docs-props="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain('data-island="Feedback" data-docs-on="visible"');
    expect(JSON.parse(json.replaceAll('&quot;', '"'))).toMatchObject({
      endpoint: '/feedback',
      page: '/kit/button/',
      version: '5.0.0',
      language: 'pt',
    });
    expect(html).toContain('aria-label="feedback.yes"');
  });
});
