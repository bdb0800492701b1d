import { describe, expect, it } from 'vitest';
import { planPosts } from '../../../../core/nav/blog/plan-posts.ts';
import type { FrontMatter } from '../../../../core/model/front-matter.ts';
import type { Site } from '../../../../core/model/site.ts';
import { makePage } from '../../../make-page.ts';

type PostEntry = Parameters<typeof planPosts>[0][number];

function makeEntry(slug: string, frontMatter: Partial<FrontMatter> = {}): PostEntry {
  const path = `/blog/${slug}/`;
  return {
    page: makePage({ path, canonicalPath: path, template: 'BlogPost', file: `content/blog/${slug}.md` }),
    frontMatter: {
      components: [],
      hooks: [],
      redirectFrom: [],
      authors: [],
      tags: [],
      date: '2024-01-31',
      ...frontMatter,
    },
    title: `Title of ${slug}`,
    description: `About ${slug}`,
  };
}

function planOne(frontMatter: Partial<FrontMatter>, blog: Site['blog'] = {}) {
  return planPosts([makeEntry('post', frontMatter)], { blog });
}

describe('posts', () => {
  it('are sorted newest first, then by path', () => {
    const entries = [
      makeEntry('b', { date: '2023-05-01' }),
      makeEntry('old', { date: '2018-05-18' }),
      makeEntry('a', { date: '2023-05-01' }),
      makeEntry('new', { date: '2023-12-23' }),
    ];

    expect(planPosts(entries, { blog: {} }).posts.map(({ path }) => path)).toEqual([
      '/blog/new/',
      '/blog/a/',
      '/blog/b/',
      '/blog/old/',
    ]);
  });

  it('show the data of their page and its front matter', () => {
    const blog = { authors: { ines: { name: 'Ines', github: 'ines-a' } }, tags: ['News'] };

    expect(planOne({ authors: ['ines'], tags: ['News'], card: true }, blog)).toEqual({
      problems: [],
      posts: [
        {
          path: '/blog/post/',
          title: 'Title of post',
          description: 'About post',
          date: '2024-01-31',
          authors: [{ name: 'Ines', github: 'ines-a' }],
          tags: ['News'],
          image: '/static/blog/post/card.png',
        },
      ],
    });
  });

  it('leave out drafts and all pages of another kind', () => {
    const entries = [makeEntry('draft', { draft: true, date: undefined }), { ...makeEntry('page'), page: makePage() }];

    expect(planPosts(entries, { blog: {} })).toEqual({ posts: [], problems: [] });
  });

  it('prefer their own image to the card', () => {
    expect(planOne({ card: true, image: '/static/own.png' }).posts[0]?.image).toBe('/static/own.png');
    expect(planOne({}).posts[0]).not.toHaveProperty('image');
  });

  it('name authors by their key when the site does not introduce them', () => {
    expect(planOne({ authors: ['ines', 'constructor'] })).toMatchObject({
      posts: [{ authors: [{ name: 'ines' }, { name: 'constructor' }] }],
      problems: [],
    });
  });
});

describe('a post without a date', () => {
  it('is an error and in no list', () => {
    expect(planOne({ date: undefined })).toEqual({
      posts: [],
      problems: [
        {
          rule: 'post-date',
          severity: 'error',
          place: { file: 'content/blog/post.md', line: 1 },
          message: 'The post has no date, so no list of posts can show it',
          hint: 'Add a line such as "date: 2024-01-31" to its front matter.',
        },
      ],
    });
  });
});

describe('an unknown author', () => {
  const blog = { authors: { ines: { name: 'Ines' } } };

  it('is an error that names the nearest', () => {
    expect(planOne({ authors: ['inez'] }, blog).problems).toMatchObject([
      {
        rule: 'post-author-unknown',
        severity: 'error',
        message: 'No author has the key "inez"',
        hint: 'Did you mean "ines"?',
      },
    ]);
  });

  it.each(['tomasz', '__proto__', 'toString'])('says where to add %j', (key) => {
    expect(planOne({ authors: [key] }, blog).problems).toMatchObject([
      { message: `No author has the key "${key}"`, hint: 'Add it to "blog.authors" in docs.config.ts, or correct it.' },
    ]);
  });
});

describe('an unknown tag', () => {
  it('is an error with a hint', () => {
    expect(planOne({ tags: ['Newz', 'Company', 'News'] }, { tags: ['News'] }).problems).toMatchObject([
      {
        rule: 'post-tag-unknown',
        severity: 'error',
        message: 'The blog has no tag "Newz"',
        hint: 'Did you mean "News"?',
      },
      { message: 'The blog has no tag "Company"', hint: 'Add it to "blog.tags" in docs.config.ts, or correct it.' },
    ]);
  });
});

describe('an author who is given by name', () => {
  const blog = { authors: { hanmeimei: { name: '韩梅梅' }, lin: { name: 'Lin Wu' }, jose: { name: 'José' } } };

  it.each([
    ['韩梅梅', 'That is the name of "hanmeimei": write the key.'],
    ['lin wu', 'That is the name of "lin": write the key.'],
    ['Jose\u0301', 'That is the name of "jose": write the key.'],
    ['hanmeime', 'Did you mean "hanmeimei"?'],
  ])('is reported with the key: %s', (author, hint) => {
    expect(planOne({ authors: [author] }, blog).problems).toMatchObject([{ rule: 'post-author-unknown', hint }]);
  });
});

describe('an unknown author or tag', () => {
  it('is reported at the place of its word', () => {
    const blog = { authors: { lin: { name: 'Lin' } }, tags: ['News'] };
    const asked: unknown[] = [];
    const { problems } = planPosts(
      [makeEntry('post', { authors: ['wu'], tags: ['News', '发布'] })],
      { blog },
      (page, word) => {
        asked.push([page.file, word]);
        return { line: 4, column: 7 };
      },
    );

    expect(problems.map(({ rule, place }) => [rule, place])).toEqual([
      ['post-author-unknown', { file: 'content/blog/post.md', line: 4, column: 7 }],
      ['post-tag-unknown', { file: 'content/blog/post.md', line: 4, column: 7 }],
    ]);
    expect(asked).toEqual([
      ['content/blog/post.md', { key: 'authors', word: 'wu' }],
      ['content/blog/post.md', { key: 'tags', word: '发布' }],
    ]);
  });
});
