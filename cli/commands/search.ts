import { Command } from 'commander';
import { builtSiteOption, debugOption, formatOption, rootOption } from './options.ts';
import type { SearchFlags } from './run-search.ts';

/** Creates `docs search`. */
export function createSearch(): Command {
  return new Command('search')
    .description('search a built site, or check what its search finds')
    .argument('[words...]', 'what to look for')
    .addOption(rootOption())
    .addOption(builtSiteOption())
    .option('--language <code>', 'the language of the pages (default: the default language of the site)')
    .option('--product <id>', 'search as a reader of this product')
    .option('--check <file>', 'run the queries in a file, and count how often the right page comes first')
    .addOption(formatOption())
    .addOption(debugOption())
    .action(async (words: string[], flags: SearchFlags) => {
      const { runSearch } = await import('./run-search.ts');
      process.exitCode = runSearch(words.join(' '), flags);
    });
}
