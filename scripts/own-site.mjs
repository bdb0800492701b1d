// How the repository's own site is built for all tests that use it: once, and with the same settings.

/** The environment of every build of the site in tests; it is the same, so that pages are reused. */
export const ownSiteEnvironment = { DOCS_COLLECTOR: 'http://collector.localhost' };

/** The environment variable that is set if the site has just been built, so that tests need not check it. */
export const builtMark = 'OWN_SITE_IS_BUILT';
