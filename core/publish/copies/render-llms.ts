// The copies of a site → llms.txt, as specified by llmstxt.org: a title, a sentence, lists of links by section; and the
// pieces of llms-full.txt, which contains the copies themselves.

import type { JoinedPiece } from '../../model/output-file.ts';
import type { PageCopy } from './page-copy.ts';

/** A list of copies: of the whole site, or of one product. */
interface CopyList {
  readonly title: string;
  readonly description: string;
  /** Sections and their copies, in order. */
  readonly sections: readonly { readonly title: string; readonly copies: readonly PageCopy[] }[];
  /** Other lists, and the file with all texts. */
  readonly others: readonly { readonly title: string; readonly address: string; readonly text: string }[];
  /** Turns a file of the site into an address. */
  readonly toAddress: (file: string) => string;
}

/** Renders a list of links. */
export function renderLlms({ title, description, sections, others, toAddress }: CopyList): string {
  const blocks = [
    `# ${toLine(title)}`,
    ...(description === '' ? [] : [`> ${toLine(description)}`]),
    others.map((other) => toItem(other.title, other.address, other.text)).join('\n'),
    ...sections
      .filter(({ copies }) => copies.length > 0)
      .map(
        (section) =>
          `## ${toLine(section.title)}\n\n${section.copies
            .map((copy) => toItem(copy.title, toAddress(copy.file), copy.description))
            .join('\n')}`,
      ),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Plans the file with all copies, each below the address of its page. */
export function planLlmsFull({ title, description, sections, toAddress }: CopyList): JoinedPiece[] {
  const head = `# ${toLine(title)}\n${description === '' ? '' : `\n> ${toLine(description)}\n`}`;
  return [
    { text: head },
    ...sections.flatMap(({ copies }) =>
      copies.flatMap((copy): JoinedPiece[] => [
        { text: `\n---\n\nSource: ${toAddress(copy.file)}\n\n` },
        { file: copy.file, hash: copy.hash, bytes: copy.bytes },
      ]),
    ),
  ];
}

/** Groups copies by section title, in the order in which sections first appear. */
export function groupCopies<Copy>(
  copies: readonly Copy[],
  toTitle: (copy: Copy) => string,
): { title: string; copies: Copy[] }[] {
  const groups = new Map<string, Copy[]>();
  for (const copy of copies) {
    const own = groups.get(toTitle(copy)) ?? [];
    own.push(copy);
    groups.set(toTitle(copy), own);
  }
  return [...groups].map(([title, own]) => ({ title, copies: own }));
}

function toItem(title: string, address: string, text: string): string {
  return `- [${toLine(title).replace(/[[\]\\]/g, '\\$&')}](${address})${text === '' ? '' : `: ${toLine(text)}`}`;
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
