import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ComponentLinkHeader } from '../../../templates/blocks/component-link-header.tsx';
import { ComponentPageTabs } from '../../../templates/blocks/component-page-tabs.tsx';
import { makePageProps, makeProduct, translateEnglish as t } from '../../make-page.ts';

const { frontMatter } = makePageProps();
const repository = 'https://github.com/example/lib';
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('ComponentLinkHeader', () => {
  const full = {
    ...frontMatter,
    githubLabel: 'component: button',
    waiAria: 'https://aria.example/',
    materialDesign: 'https://material.example/',
  };

  it('links what the front matter and the product name', () => {
    const html = renderToString(
      <ComponentLinkHeader frontMatter={full} product={makeProduct()} repository={repository} t={t} />,
    );

    expect(hrefs(html)).toEqual([
      'https://github.com/example/lib/labels/component%3A%20button',
      'https://www.npmjs.com/package/@mui/joy/v/5.0.0-beta.24',
      'https://bundlephobia.com/package/@mui/joy@5.0.0-beta.24',
      'https://aria.example/',
      'https://material.example/',
    ]);
  });

  it('hides the design link on request', () => {
    const html = renderToString(<ComponentLinkHeader frontMatter={full} design={false} t={t} />);

    expect(hrefs(html)).toEqual(['https://aria.example/']);
  });

  it('renders nothing without links', () => {
    expect(renderToString(<ComponentLinkHeader frontMatter={frontMatter} t={t} />)).toBe('');
  });
});

describe('ComponentPageTabs', () => {
  const offered = ['', 'components-api', 'hooks-api'] as const;
  const href = (path: string) => path;

  it('links every tab from any tab', () => {
    const paths = [
      '/base-ui/react-button/',
      '/base-ui/react-button/components-api/',
      '/base-ui/react-button/hooks-api/',
    ];

    const fromRoot = <ComponentPageTabs current="" offered={offered} path={paths[0]!} t={t} href={href} />;
    const fromTab = <ComponentPageTabs current="hooks-api" offered={offered} path={paths[2]!} t={t} href={href} />;

    expect(hrefs(renderToString(fromRoot))).toEqual(paths);
    expect(hrefs(renderToString(fromTab))).toEqual(paths);
    expect(renderToString(fromTab)).toContain(`href="${paths[2]}" aria-current="page"`);
  });

  it('renders no bar for one tab', () => {
    expect(renderToString(<ComponentPageTabs current="" offered={['']} path="/a/" t={t} href={href} />)).toBe('');
  });
});
