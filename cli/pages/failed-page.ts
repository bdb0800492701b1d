import type { Page } from '../../core/model/page.ts';
import type { Problem } from '../../core/model/problem.ts';
import type { MadePage } from './made-page.ts';

/** Creates a page without files, which only reports its problem. */
export function failedPage(page: Page, problem: Problem): MadePage {
  return {
    textHash: '',
    reads: [],
    files: [],
    messages: [],
    facts: {
      title: page.navTitle ?? page.path,
      description: '',
      links: [],
      anchors: [],
      isUnread: true,
      demos: 0,
      tabs: [],
      problems: [problem],
      copies: [],
      search: [],
      words: [],
      sources: {},
      // The front matter is unknown, so nothing is reported as missing in it.
      frontMatter: { components: [], hooks: [], redirectFrom: [], authors: [], tags: [], faulty: true },
    },
  };
}
