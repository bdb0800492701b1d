/** Elements that have no content and no end tag (HTML standard, 13.1.2 "Elements"). */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
