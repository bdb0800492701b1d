import { basename } from 'node:path';
import type { Page } from '../../../core/model/page.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { BuildContext } from '../build-context.ts';
import { locateFault } from '../../site/load/modules/locate-fault.ts';

/** Turns an error of a template into a problem at its place in the code, or else at the page. */
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
  // A page that the engine writes has no file.
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
