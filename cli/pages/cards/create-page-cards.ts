// Finds the card of a page, and draws it unless pages share it.

import type { Document } from '../../../core/model/document.ts';
import { createFindText } from '../../../core/i18n/create-translate.ts';
import { translateSite } from '../../../core/i18n/translate-site.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { BuildContext } from '../build-context.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import { createCardMaker } from './create-card-maker.ts';
import { planCard } from '../../site/plan/plan-cards.ts';

/** The card of a page. */
interface PageCard {
  /** The path of the card in the site. */
  readonly card?: string;
  readonly files: readonly OutputFile[];
}

/** Makes the card of a page, unless its front matter names a picture. */
type MakePageCard = (task: PageTask, document: Pick<Document, 'title' | 'frontMatter'>) => Promise<PageCard>;

/** Creates the function that makes the cards of pages in one thread. */
export function createPageCards(context: BuildContext, log: (message: string) => void): MakePageCard {
  const { cards, site, cache, dictionaries } = context;
  const findText = createFindText(dictionaries);
  const maker = cards && createCardMaker(cards, { cache, log });

  return async function makePageCard(task, { title, frontMatter }) {
    if (!maker || frontMatter.image !== undefined || frontMatter.card === true) return { files: [] };
    const { isFallback } = task.page;
    const original = { path: task.page.canonicalPath, language: site.defaultLanguage };
    const shown = isFallback ? { ...task, page: { ...task.page, ...original } } : task;
    const {
      folder,
      card: planned,
      isOwn,
    } = planCard(shown, {
      site,
      title,
      named: translateSite(site, shown.page.language, findText),
    });
    const card = await maker.fit(planned);
    const file = maker.name(folder, card);
    return { card: `/${file}`, files: isOwn && !isFallback ? [await maker.draw(file, card)] : [] };
  };
}
