// Code that has no test of its own name, and the test that holds it instead.
// A key that ends with "/" speaks for a whole folder.

import type { CoveredBy } from './find-untested-files.ts';

/** The exceptions to "every code file has a test of the same name". */
export const coveredBy: CoveredBy = {
  'core/check/find-element-problems.ts': 'test/core/check/parse-html-page.test.ts',
  'core/check/read-element.ts': 'test/core/check/parse-html-page.test.ts',
  'core/check/read-weights.ts': 'test/core/check/parse-html-page.test.ts',
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

  'core/markdown/collect-anchors.ts': 'test/core/markdown/parse-document.test.ts',
  'core/markdown/html-allow-list.ts': 'test/core/markdown/sanitize-html.test.ts',
  'core/markdown/parse-markdown.ts': 'test/core/markdown/commonmark.test.ts',
  'core/markdown/syntax/': 'test/core/markdown/syntax/parse-marker.test.ts',
  'core/markdown/to-slots.ts': 'test/core/markdown/group-markers.test.ts',
  'core/code/token-roles.ts': 'test/core/code/render-code.test.ts',
  'core/markdown/syntax/dialect.ts': 'test/core/markdown/syntax/line-marker.test.ts',
  'templates/exhibit.tsx': 'test/templates/render-page.test.tsx',
  'templates/icons.tsx': 'test/templates/render-menu.test.tsx',

  // What loads, makes and writes a site is tested on whole sites, with the command.
  'cli/build.ts': 'test/fixtures-tests/rules.test.ts',
  'cli/check/check-pages.ts': 'test/fixtures-tests/check.test.ts',
  'cli/check/check-site.ts': 'test/fixtures-tests/check.test.ts',
  'cli/check/translations/': 'test/fixtures-tests/languages.test.ts',
  'cli/check/to-type-problem.ts': 'test/cli/check/check-types.test.ts',
  'cli/check/demos/check-demos.ts': 'test/browser/check-demos.test.ts',
  'cli/check/demos/open-browser.ts': 'test/browser/check-demos.test.ts',
  'cli/check/demos/visit-demo.ts': 'test/browser/check-demos.test.ts',
  'cli/client/bundle-client.ts': 'test/fixtures-tests/demo-scripts.test.ts',
  'cli/client/bundle-live.ts': 'test/fixtures-tests/demo-scripts.test.ts',
  'cli/client/copy-plugin.ts': 'test/fixtures-tests/demo-scripts.test.ts',
  'cli/client/run-bundler.ts': 'test/fixtures-tests/demo-scripts.test.ts',
  'cli/client/prebuild-client.ts': 'test/package.test.ts',
  'cli/client/client-plugin.ts': 'test/fixtures-tests/demo-scripts.test.ts',
  'cli/demos/draw-demos.ts': 'test/fixtures-tests/demo-scripts.test.ts',
  'cli/engine.ts': 'test/package.test.ts',
  'cli/main.ts': 'test/package.test.ts',
  'cli/page-worker.ts': 'test/fixtures-tests/rules.test.ts',
  'cli/run-check.ts': 'test/fixtures-tests/check.test.ts',
  'cli/run-build.ts': 'test/fixtures-tests/rules.test.ts',
  'cli/run-init.ts': 'test/package.test.ts',
  'cli/run-serve.ts': 'test/browser/walk.test.ts',
  'cli/site-error.ts': 'test/cli/report/report-failure.test.ts',
  'cli/verify-build.ts': 'test/fixtures-tests/rules.test.ts',
  'cli/load/': 'test/fixtures-tests/rules.test.ts',
  'cli/output/': 'test/fixtures-tests/rules.test.ts',
  'cli/pages/': 'test/fixtures-tests/rules.test.ts',
  'cli/report/': 'test/fixtures-tests/rules.test.ts',
  'cli/watch/': 'test/fixtures-tests/serve-watch.test.ts',

  // What a package's API is read with is tested on whole packages.
  'core/api/extract/': 'test/core/api/extract/extract-package.test.ts',
  'templates/api/': 'test/templates/api/api-page.test.tsx',
  'templates/blocks/api-tab.tsx': 'test/templates/api/api-page.test.tsx',
  'cli/api/': 'test/cli/api/load-references.test.ts',
  'cli/run-api.ts': 'test/fixtures-tests/api.test.ts',

  // What a server answers is asked over the wire.
  'cli/serve/': 'test/cli/serve/start-server.test.ts',
};
