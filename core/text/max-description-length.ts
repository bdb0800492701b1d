/** Longest description of a page, in characters, that search results show in full. */
export const maxDescriptionLength = 170;
