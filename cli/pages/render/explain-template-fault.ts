// What a template of the site threw → the problem at the place in its code; at the page, where the stack leads to
// no code of the site.

import { basename } from 'node:path';
import type { Page } from '../../../core/model/page.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { BuildContext } from '../build-context.ts';
import { locateFault } from '../../site/load/modules/locate-fault.ts';

/** Explains what a template threw while a page was drawn. */
export async function explainTemplateFault(
  thrown: unknown,
  { root, cache, templates }: Pick<BuildContext, 'root' | 'cache' | 'templates'>,
  { file, path, template }: Pick<Page, 'file' | 'path' | 'template'>,
): Promise<Problem> {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const [name, module] =
    Object.entries(templates).find(([, each]) => each.path !== undefined && stack.includes(basename(each.path))) ?? [];
  const place = module && (await locateFault(stack, { module, root, cache, otherwise: { file: module.file } }));
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  // What the engine writes is in no file of its author.
  const on = file.startsWith('content/') ? file : path;
  return {
    rule: 'page-render',
    severity: 'error',
    place: place ?? { file },
    message: `The template ${quote(name ?? template)} fails on ${quote(on)} with ${quote(reason.split('\n')[0] ?? '')}`,
    hint: place
      ? 'Correct the code at this place.'
      : `Correct templates/${template}.tsx or templates/Shell.tsx of the site.`,
  };
}
