// Lists the TypeScript fences of pages that use a documented package, as code that can be checked. A text is parsed
// only if it may contain such a fence.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitFrontMatter } from '../../../../core/markdown/front-matter/split-front-matter.ts';
import { parseMarkdown } from '../../../../core/markdown/parse/parse-markdown.ts';
import { parseFenceMeta } from '../../../../core/markdown/slots/parse-fence-info.ts';
import type { Slots } from '../../../../core/markdown/slots/slots.ts';
import { decodeText } from '../../../files/decode-text.ts';
import { listFiles } from '../../../files/list-files.ts';
import { toFenceModule } from './to-fence-module.ts';

/** A fence, and the file for its code. */
export interface CheckedFence {
  /** The file of the page, and the place of the fence in it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The file for its code, beside the page. */
  readonly codeFile: string;
  /** Its code, with every line at its place in the fence. */
  readonly code: string;
}

/** Lists the fences that import one of the packages, or a module of one. */
export function listFences(root: string, packages: readonly string[]): CheckedFence[] {
  if (packages.length === 0) return [];
  return ['content', 'partials']
    .flatMap((folder) => listFiles(root, folder).files)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const decoded = decodeText(readFileSync(join(root, file)), file);
      if ('problem' in decoded || !mayHave(decoded.text, packages)) return [];
      const { body } = splitFrontMatter(decoded.text, file);
      return parseMarkdown(body, file).slots.list.flatMap((slot) => toFence(slot, file, packages));
    });
}

const names: readonly string[] = ['ts', 'tsx', 'typescript'];

function mayHave(text: string, packages: readonly string[]): boolean {
  return /(?:```|~~~)[ \t]*(?:tsx?|typescript)/i.test(text) && packages.some((name) => text.includes(name));
}

function toFence(slot: Slots['list'][number], file: string, packages: readonly string[]): CheckedFence[] {
  if (slot.kind !== 'code' || !names.includes(slot.language)) return [];
  const meta = parseFenceMeta(slot.meta);
  // A fence with types is checked by every build.
  if (meta.isTyped || meta.isUnchecked || meta.source !== '' || !usesOne(slot.code, packages)) return [];
  const { line, column } = slot;
  const ending = slot.language === 'tsx' ? 'tsx' : 'ts';
  const code = toFenceModule(slot.code, { language: slot.language, removed: meta.marks.lines.del ?? [] });
  return [{ file, line, column, codeFile: `${file}.line-${line}.${ending}`, code }];
}

function usesOne(code: string, packages: readonly string[]): boolean {
  return [...code.matchAll(/\b(?:from|import|module)[\s(]*(['"])([^'"\n]+)\1/g)].some(([, , from = '']) =>
    packages.some((name) => from === name || from.startsWith(`${name}/`)),
  );
}
