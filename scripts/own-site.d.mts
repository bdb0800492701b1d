/** The environment of every build of the site in tests; it is the same, so that pages are reused. */
export const ownSiteEnvironment: Readonly<{ DOCS_COLLECTOR: string }>;

/** The environment variable that is set if the site has just been built, so that tests need not check it. */
export const builtMark: string;
