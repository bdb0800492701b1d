import { expect, it } from 'vitest';
import { failedPage } from '../../../cli/pages/failed-page.ts';
import { planPosts } from '../../../core/nav/blog/plan-posts.ts';
import { makePage } from '../../make-page.ts';

it('a page that could not be read reports only its own problem', () => {
  const page = makePage({ path: '/blog/a/', template: 'BlogPost', file: 'content/blog/a.md' });
  const problem = {
    rule: 'page-timeout',
    severity: 'error',
    place: { file: page.file },
    message: 'It takes too long',
    hint: 'Split it.',
  } as const;

  const { files, facts } = failedPage(page, problem);

  expect(files).toEqual([]);
  expect(facts.problems).toEqual([problem]);
  expect(planPosts([{ page, ...facts }], { blog: {} })).toEqual({ posts: [], problems: [] });
});
