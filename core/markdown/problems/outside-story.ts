import { quote } from '../../text/quote.ts';

/** Describes the problem of a story file outside of the site's folder. */
export function outsideStory(file: string): { readonly message: string; readonly hint: string } {
  return {
    message: `The stories of ${quote(file)} are outside of the folder of the site, and cannot be shown`,
    hint: 'Add a story file next to the page that imports the component from its package, or move docs.config.ts to a folder that holds the stories.',
  };
}
