// Parses a page into its document, once: the document is stored by the key of everything that it was made from, and
// is read from the store later.

import type { Document } from '../../../core/model/document.ts';
import type { Translate } from '../../../core/i18n/create-translate.ts';
import type { PluginPart } from '../../../core/markdown/plugins/plugin-stop.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { Plugin } from '../../../core/model/schema/plugin.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import { createPartialReader, hashPage } from '../../files/read-partial.ts';
import { openStore } from '../../files/store/open-store.ts';
import { toDocumentKey } from '../page-keys.ts';
import { toParseSettings } from '../parse-settings.ts';
import { createMdxOpener } from './create-mdx-opener.ts';
import { createFigureOpener } from './create-figure-opener.ts';
import { createPluggedParser } from './parse-with-plugins.ts';
import { readPageText } from './read-page-text.ts';

/** A document, and its key in the store. */
interface StoredDocument {
  readonly document: Document;
  readonly key: string;
  readonly textHash: string;
}

/** Returns the document of a page, or the problem that it cannot be read. */
export type ParsePage = (task: PageTask) => Promise<StoredDocument | { problem: Problem }>;

/** Creates the function that parses pages. */
export function createPageParser(
  context: ParseContext,
  {
    translate,
    log,
    plugins = [],
    onPlugin,
  }: {
    translate: Translate;
    log: (message: string) => void;
    plugins?: readonly Plugin[];
    onPlugin?: ((part: PluginPart | undefined) => void) | undefined;
  },
): ParsePage {
  const store = openStore<Document>(context.cache, 'documents', { log });
  const settings = new Map(
    context.site.languages.map((language) => [language, toParseSettings(context, language, translate)]),
  );

  const readPartial = createPartialReader(context.root);
  const openFigures = createFigureOpener(context, { log });
  const parseSource = createPluggedParser(context, { plugins, onPlugin });
  const openMdx = createMdxOpener(context.root);

  return async function parsePage(task) {
    const { page } = task;
    const parse = settings.get(page.language) ?? toParseSettings(context, page.language, translate);
    const keyOf = (textHash: string) => toDocumentKey({ page, textHash, parseKey: parse.key });
    return (task.textHash && readStored(task.textHash)) || parseAnew();

    function readStored(textHash: string): StoredDocument | undefined {
      const key = keyOf(textHash);
      const document = store.read(key);
      return document && { document, key, textHash };
    }

    async function parseAnew(): ReturnType<ParsePage> {
      const source = readPageText(task, context);
      if ('problem' in source) return source;
      const textHash = hashPage(source.text, { root: context.root, file: page.file });
      const stored = readStored(textHash);
      if (stored) return stored;

      const figures = await openFigures(source.text);
      const mdx = page.file.endsWith('.mdx') ? await openMdx(page.file) : undefined;
      if (mdx && 'problem' in mdx) return mdx;
      const { components } = parse.settings;
      const document = await parseSource(
        { page, text: source.text },
        {
          ...parse.settings,
          figures,
          readPartial,
          ...(mdx && { mdx: { ...mdx, components, siteComponents: Object.keys(context.components) } }),
        },
      );
      if ('problem' in document) return document;
      store.write(keyOf(textHash), document);
      return { document, key: keyOf(textHash), textHash };
    }
  };
}
