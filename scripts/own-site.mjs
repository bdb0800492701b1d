// How the repository's own site is built for all tests that look at it: once, and by the same settings.

/** The environment of every build of the site in tests, so that none makes the pages of another anew. */
export const ownSiteEnvironment = { DOCS_COLLECTOR: 'http://collector.localhost' };

/** Set where the site has been built a moment ago, and the tests need not look whether it still is. */
export const builtMark = 'OWN_SITE_IS_BUILT';
