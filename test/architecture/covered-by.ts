// Code that has no test of its own name, and the test that holds it instead.
// A key that ends with "/" speaks for a whole folder.

import type { CoveredBy } from './find-untested-files.ts';

/** The exceptions to "every code file has a test of the same name". */
export const coveredBy: CoveredBy = {
  'core/config/': 'test/core/config/parse-config.test.ts',
  'core/nav/draw-atlas.ts': 'test/core/nav/plan-pages.test.ts',
  'core/nav/find-entry-faults.ts': 'test/core/nav/parse-nav.test.ts',
  'core/nav/find-missing-content.ts': 'test/core/nav/plan-pages.test.ts',
  'core/nav/find-reserved-path.ts': 'test/core/nav/find-path-fault.test.ts',
  'core/nav/find-unlisted-pages.ts': 'test/core/nav/plan-pages.test.ts',
  'core/nav/nav-entry-shape.ts': 'test/core/nav/parse-nav.test.ts',
  'core/nav/plan-page.ts': 'test/core/nav/plan-pages.test.ts',
  'core/nav/sort-content-files.ts': 'test/core/nav/plan-pages.test.ts',
  'core/shape.ts': 'test/core/describe-shape.test.ts',

  'templates/blocks/component-link-header.tsx': 'test/templates/blocks/blocks.test.tsx',
  'templates/blog-index.tsx': 'test/templates/blog.test.tsx',
  'templates/byline.tsx': 'test/templates/blog.test.tsx',
  'templates/head.tsx': 'test/templates/render-page.test.tsx',
  'templates/header.tsx': 'test/templates/render-page.test.tsx',
  'templates/not-found.tsx': 'test/templates/render-page.test.tsx',
  'templates/page-end.tsx': 'test/templates/render-page.test.tsx',
  'templates/product-menu.tsx': 'test/templates/render-page.test.tsx',
  'templates/shell.tsx': 'test/templates/render-page.test.tsx',
  'templates/version-menu.tsx': 'test/templates/render-page.test.tsx',
  'templates/versions.tsx': 'test/templates/render-page.test.tsx',

  // What a server answers is asked over the wire.
  'cli/serve/': 'test/cli/serve/start-server.test.ts',
};
