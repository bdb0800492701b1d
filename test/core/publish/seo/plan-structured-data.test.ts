import { describe, expect, it } from 'vitest';
import { planStructuredData } from '../../../../core/publish/seo/plan-structured-data.ts';
import { makePage, makePageProps, makeSite } from '../../../make-page.ts';

type Described = Parameters<typeof planStructuredData>[0];

const plan = (changes: Partial<Described> = {}) =>
  planStructuredData({ ...makePageProps(), name: 'Button', ...changes })?.['@graph'];

describe('the structured data of a page', () => {
  it('is an article about its product, with breadcrumbs', () => {
    expect(plan({ history: { changed: '2024-01-31T10:00:00Z', contributors: ['Ann'] } })).toEqual([
      {
        '@type': 'TechArticle',
        headline: 'Button',
        url: 'https://docs.example.com/joy-ui/react-button/',
        inLanguage: 'en',
        description: 'Lets people act',
        dateModified: '2024-01-31T10:00:00Z',
        contributor: [{ '@type': 'Person', name: 'Ann' }],
        isPartOf: { '@type': 'WebSite', name: 'Vitrine', url: 'https://docs.example.com/' },
        about: {
          '@type': 'SoftwareSourceCode',
          name: 'Joy UI',
          identifier: '@mui/joy',
          version: '5.0.0-beta.24',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Joy UI', item: 'https://docs.example.com/joy-ui/' },
          { '@type': 'ListItem', position: 2, name: 'Button', item: 'https://docs.example.com/joy-ui/react-button/' },
        ],
      },
    ]);
  });

  it('is a posting with date and authors in the blog', () => {
    const post = {
      path: '/blog/new/',
      title: 'New',
      description: '',
      date: '2024-01-31',
      authors: [{ name: 'Ann', github: 'ann b' }, { name: 'bo' }],
      tags: ['News'],
    };
    const page = makePage({ path: '/blog/new/', template: 'BlogPost', product: undefined, trail: [] });

    expect(plan({ page, post, name: 'New', description: '' })).toEqual([
      {
        '@type': 'BlogPosting',
        headline: 'New',
        url: 'https://docs.example.com/blog/new/',
        inLanguage: 'en',
        datePublished: '2024-01-31',
        author: [
          { '@type': 'Person', name: 'Ann', url: 'https://github.com/ann%20b' },
          { '@type': 'Person', name: 'bo' },
        ],
        keywords: ['News'],
        isPartOf: { '@type': 'WebSite', name: 'Vitrine', url: 'https://docs.example.com/' },
      },
    ]);
  });

  it('is the whole site on the front page', () => {
    const page = makePage({ path: '/', template: 'Home', product: undefined, trail: [] });

    expect(plan({ page })).toEqual([
      {
        '@type': 'WebSite',
        name: 'Vitrine',
        url: 'https://docs.example.com/',
        inLanguage: 'en',
        description: 'Components on display',
      },
    ]);
  });

  it('is undefined without an address of the site, and on the 404 page', () => {
    expect(plan({ site: makeSite({ url: '' }) })).toBeUndefined();
    expect(plan({ page: makePage({ template: 'NotFound', trail: [] }) })).toBeUndefined();
  });
});
