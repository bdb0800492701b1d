import type { Page } from '../../core/model/page.ts';
import type { Problem } from '../../core/model/problem.ts';
import type { MadePage } from './made-page.ts';

/** A page that gives no file: only its problem reaches the site. */
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
      // What its head says is not known, so nothing is missing in it.
      frontMatter: { components: [], hooks: [], redirectFrom: [], authors: [], tags: [], faulty: true },
    },
  };
}
