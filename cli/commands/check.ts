import { Command, InvalidArgumentError } from 'commander';
import { parseChoices, type Choices } from '../../core/check/parse-choices.ts';
import { builtSiteOption, debugOption, formatOption, rootOption, shardOption } from './options.ts';
import type { CheckFlags } from './run-check.ts';

/** Creates `docs check`. */
export function createCheck(): Command {
  return new Command('check')
    .description('check the built files for problems')
    .addOption(rootOption())
    .addOption(builtSiteOption())
    .option('--versions <file>', 'the versions.json that the build used')
    .option('--types', 'also check the types of demos and code fences')
    .option('--demos', 'also open every demo in a browser, and check its types')
    .option(
      '--preferences <choices>',
      'open the demos with these reader preferences, such as mode=dark; can be repeated',
      addChoices,
    )
    .addOption(
      shardOption('check one part of the demos and types, such as 2/5').conflicts(['visual', 'updatePictures']),
    )
    .option('--visual', 'also compare how every demo looks with its kept pictures')
    .option('--pictures <folder>', 'the folder of the pictures for --visual (default: visual in the site)')
    .option('--update-pictures', 'keep the current pictures for --visual')
    .option('--external', 'also request links to other hosts')
    .option('--translations', 'also look for missing, unused and outdated translations')
    .addOption(formatOption())
    .addOption(debugOption())
    .action(async (flags: CheckFlags) => {
      const { runCheck } = await import('./run-check.ts');
      process.exitCode = await runCheck(flags);
    });
}

function addChoices(value: string, before: readonly Choices[] = []): readonly Choices[] {
  const parsed = parseChoices(value);
  if ('fault' in parsed) throw new InvalidArgumentError(parsed.fault);
  return [...before, parsed.choices];
}
