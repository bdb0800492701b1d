// A page's task → its document. A page is parsed once: its document is kept in the store by the key
// of everything that it was made from, and whoever needs it later takes it from there.

import type { Document } from '../../../core/document.ts';
import type { Translate } from '../../../core/i18n/create-translate.ts';
import { parseDocument } from '../../../core/markdown/parse-document.ts';
import type { Problem } from '../../../core/problem.ts';
import type { PageTask, ParseContext } from '../../build-context.ts';
import { createPartialReader, hashPage } from '../../files/read-partial.ts';
import { openStore } from '../../store/open-store.ts';
import { toDocumentKey } from '../page-keys.ts';
import { toParseSettings } from '../parse-settings.ts';
import { createFigureOpener } from './create-figure-opener.ts';
import { readPageText } from './read-page-text.ts';

/** A document, and what it is kept by. */
interface KeptDocument {
  readonly document: Document;
  readonly key: string;
  readonly textHash: string;
}

/** Gives the document of a page, or the problem that there is none. */
export type ParsePage = (task: PageTask) => Promise<KeptDocument | { problem: Problem }>;

/** Prepares what pages share, and gives the function that parses them. */
export function createPageParser(
  context: ParseContext,
  { translate, log }: { translate: Translate; log: (message: string) => void },
): ParsePage {
  const store = openStore<Document>(context.cache, 'documents', { log });
  const settings = new Map(
    context.site.languages.map((language) => [language, toParseSettings(context, language, translate)]),
  );

  const readPartial = createPartialReader(context.root);
  const openFigures = createFigureOpener(context, { log });

  return async function parsePage(task) {
    const { page } = task;
    const parse = settings.get(page.language) ?? toParseSettings(context, page.language, translate);
    const keyOf = (textHash: string) => toDocumentKey({ page, textHash, parseKey: parse.key });
    return (task.textHash && readKept(task.textHash)) || parseAnew();

    function readKept(textHash: string): KeptDocument | undefined {
      const key = keyOf(textHash);
      const document = store.read(key);
      return document && { document, key, textHash };
    }

    async function parseAnew(): ReturnType<ParsePage> {
      const source = readPageText(task, context);
      if ('problem' in source) return source;
      const textHash = hashPage(source.text, { root: context.root, file: page.file });
      const kept = readKept(textHash);
      if (kept) return kept;

      const figures = await openFigures(source.text);
      const document = parseDocument({ page, text: source.text }, { ...parse.settings, figures, readPartial });
      store.write(keyOf(textHash), document);
      return { document, key: keyOf(textHash), textHash };
    }
  };
}
