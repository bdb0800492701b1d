import { anything, filledText, flag, list, object, oneOf, record, text, union } from '../../schema/shape.ts';

/** The shape of an entry that a folder fills: without a pathname, its pages stand in its place. */
export const folderEntryShape = object(
  { folder: filledText() },
  {
    pathname: filledText(),
    title: union(text(), oneOf(false)),
    subheader: filledText(),
    plan: oneOf('community', 'pro', 'premium'),
    newFeature: flag(),
    unstable: flag(),
    legacy: flag(),
    icon: filledText(),
    inSideNav: flag(),
  },
);

/** The shape of one entry of a tree. Its children are checked one by one, each as an entry. */
export const navEntryShape = object(
  { pathname: filledText() },
  {
    title: union(text(), oneOf(false)),
    children: list(anything()),
    subheader: filledText(),
    plan: oneOf('community', 'pro', 'premium'),
    newFeature: flag(),
    planned: flag(),
    unstable: flag(),
    legacy: flag(),
    icon: filledText(),
    linkProps: record(text()),
    ordered: flag(),
    inSideNav: flag(),
    query: record(text()),
  },
);
