/** The environment of every build of the site in tests, so that none makes the pages of another anew. */
export const ownSiteEnvironment: Readonly<{ DOCS_COLLECTOR: string }>;

/** Set where the site has been built a moment ago, and the tests need not look whether it still is. */
export const builtMark: string;
